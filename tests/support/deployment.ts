import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DoctorFetch, DoctorKeys } from '../../supabase/doctor/target.ts';
import { createBackend } from '../../supabase/local/backend.ts';
import { startServer } from '../../supabase/local/server.ts';
import { hostedGateway } from './hostedGateway.ts';

/**
 * The built site and the embedded backend as two https origins behind a gateway like Supabase's. Imitates what the local server lacks: https, the
 * platform's API, and redirects of the auth service.
 */

export const siteOrigin = 'https://www.stays.test';
export const backendOrigin = 'https://abcdefghijklmnopqrst.supabase.co';

export type Change = (
  url: URL,
  answer: Response,
  method: string,
  asked: Headers,
) => Response | Promise<Response> | undefined;

/** SQL that makes all hotels old, so that every built page is up to date. */
export const haveNotChanged = `update private.hotel_changes set changed_at = '2020-01-01' where true`;

export async function startDeployment() {
  const backend = await createBackend();
  await backend.sql(haveNotChanged);
  const server = await startServer({ port: 0, host: '127.0.0.1', distDir: 'dist', backend });
  const gateway = createServer(hostedGateway(server.url, () => {})).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const keys: DoctorKeys = { secret: backend.secretKey, url: backendOrigin, accessToken: 'sbp_test' };

  const trusted = new Set<string>();

  const fetcher =
    (change?: Change): DoctorFetch =>
    async (address, init) => {
      const url = new URL(String(address));
      const { method = 'GET', headers } = init ?? {};
      const sent = JSON.stringify([...new Headers(headers)]);
      if (sent.includes(backend.secretKey) || sent.includes('sbp_test')) trusted.add(url.origin);
      const answer = await answerAs(url, init);
      return (await change?.(url, answer.clone(), method, new Headers(headers))) ?? answer;
    };

  async function answerAs(url: URL, init: RequestInit | undefined): Promise<Response> {
    if (url.origin === siteOrigin.replace('https', 'http')) return Response.redirect(siteOrigin + url.pathname, 301);
    if (url.origin === 'https://api.supabase.com') return projectAnswer(url.pathname);
    const isSite = url.origin === siteOrigin;
    if (!isSite && url.origin !== backendOrigin) throw new TypeError(`No server is at ${url.origin}`);
    if (!isSite && url.pathname === '/auth/v1/verify') return Response.redirect(ledTo(url), 303);
    const headers = new Headers(init?.headers);
    if (headers.get('apikey') === publishableKey) headers.set('apikey', backend.publishableKey);
    const isBehind = isSite || headers.get('apikey') === backend.secretKey;
    const answer = await fetch(`${isBehind ? server.url : gatewayUrl}${url.pathname}${url.search}`, {
      ...init,
      headers,
    });
    if (!isSite) return answer;
    if (url.pathname === '/.well-known/deployment.json') {
      return Response.json({ ...(await answer.json()), backend: backendOrigin, key: publishableKey, facts: realFacts });
    }
    return isPage(answer) ? builtFor(backendOrigin, answer) : answer;
  }

  return {
    keys,
    fetcher,
    trusted,
    sql: backend.sql,
    url: server.url,
    async close() {
      gateway.close();
      gateway.closeAllConnections();
      await server.close();
      await backend.close();
    },
  };
}

const publishableKey = 'sb_publishable_deployed';
export const realFacts = {
  url: siteOrigin,
  phone: '+91 98220 12345',
  email: 'desk@stays.test',
  pictures_are_impressions: false,
};

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false;

/** Returns the page as built for a backend at another origin (`astro.config.mjs`). */
async function builtFor(backend: string, answer: Response): Promise<Response> {
  const to = (text: string) => text.replaceAll("connect-src 'self'", `connect-src 'self' ${backend}`);
  const headers = new Headers(answer.headers);
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', to(policy));
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(to(await answer.text()), { status: answer.status, headers });
}

export function withHeader(answer: Response, name: string, value: string | null): Response {
  const headers = new Headers(answer.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Judges `redirect_to` like GoTrue, with the site's addresses allowed. */
function ledTo({ searchParams }: URL): string {
  const wanted = searchParams.get('redirect_to') ?? '';
  const isOurs = URL.canParse(wanted) && new URL(wanted).origin === siteOrigin;
  return `${isOurs ? wanted : siteOrigin}#error=access_denied&error_code=otp_expired`;
}

function projectAnswer(path: string): Response {
  if (path.endsWith('/config/auth')) {
    return Response.json({
      mfa_totp_enroll_enabled: true,
      mfa_totp_verify_enabled: true,
      site_url: siteOrigin,
      uri_allow_list: `${siteOrigin}/**,https://deploy-preview-*--stays.netlify.app/**`,
      smtp_host: 'smtp.stays.test',
      password_min_length: 6,
      jwt_exp: 3600,
      hook_before_user_created_enabled: true,
      hook_before_user_created_uri: 'pg-functions://postgres/private/judge_sign_up',
      hook_password_verification_attempt_enabled: true,
      hook_password_verification_attempt_uri: 'pg-functions://postgres/private/judge_password',
    });
  }
  if (path.endsWith('/postgrest')) {
    return Response.json({ db_schema: 'public', db_extra_search_path: 'public, extensions', max_rows: 1000 });
  }
  if (path.endsWith('/functions')) return Response.json([{ slug: 'send-mails', verify_jwt: false }]);
  const inserted_at = new Date(Date.now() - 3_600_000).toISOString();
  return Response.json({ pitr_enabled: false, backups: [{ status: 'COMPLETED', inserted_at }] });
}
