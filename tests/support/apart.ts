import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localKey } from '#src/build/backend.ts';
import type { Build } from '../../supabase/local/build.ts';
import { isApiPath } from '../../supabase/local/gateway.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';
import { hostedGateway, type Preflight } from './hostedGateway.ts';
import { changeStays } from './otherStays.ts';
import { services } from './services.ts';

/**
 * A site built for a backend on another host, with every optional service and captcha. `resolverRule` maps the host. Some hotels differ there
 * (`otherStays.ts`).
 */
export const apart: Build = {
  folder: '.cache/apart',
  environment: {
    PUBLIC_SUPABASE_URL: 'http://localhost:54399',
    PUBLIC_SUPABASE_KEY: localKey,
    PUBLIC_TURNSTILE_SITE_KEY: '0x4AAAAAAAstandIn',
    ...services,
  },
  prepare: changeStays,
};

/** For Chromium's `--host-resolver-rules`: maps the backend's host, and blocks third-party services. */
export const resolverRule = ({ environment }: Build, at: string) =>
  `MAP ${new URL(environment.PUBLIC_SUPABASE_URL).host} ${new URL(at).host}, MAP *.services.test ~NOTFOUND`;

export interface Apart {
  siteUrl: string;
  gatewayUrl: string;
  /** Preflights in order. */
  preflights: Preflight[];
  /** Backend paths that were requested from the site's origin. */
  strays: string[];
  close(): void;
}

export async function startApart(backend: string, { folder }: Build = apart): Promise<Apart> {
  const built = projectPath(folder);
  if (!existsSync(`${built}/index.html`)) throw new Error('Build it for two origins first: npm run test:e2e does.');
  const site = await createSite(built, await readHostingRules(built));
  const preflights: Preflight[] = [];
  const strays: string[] = [];
  const pages = await listen(async ({ url = '/', headers: sent }, answer) => {
    const { pathname, search } = new URL(url, 'http://site');
    if (isApiPath(pathname)) strays.push(pathname);
    const accepted = { 'accept-encoding': String(sent['accept-encoding'] ?? '') };
    const { status, headers, body } = site(decodeURIComponent(pathname), search, accepted);
    answer.writeHead(status, headers).end(typeof body === 'function' ? await body() : body);
  });
  const gateway = await listen(hostedGateway(backend, (one) => void preflights.push(one)));
  return {
    siteUrl: pages.url,
    gatewayUrl: gateway.url,
    preflights,
    strays,
    close: () => [pages, gateway].forEach(({ server }) => void server.close()),
  };
}

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
