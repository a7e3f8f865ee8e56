import { isSecret } from '../../src/domain/account/authLink.ts';
import { refuseRobots } from './authCaptcha.ts';
import { AuthError, authRefusal, type JsonRecord, readAnswer, readBody, withBody } from './authErrors.ts';
import { createAuthMails } from './authMails.ts';
import { createAuthRules } from './authRules.ts';
import { createTokens, type Fetch, isForOthers, type Sql } from './authTokens.ts';
import { createFactors } from './factors.ts';
import type { Mailbox } from './mailbox.ts';
import { wrongAudience } from './refusals.ts';

interface AuthOptions {
  sql: Sql;
  mailbox: Mailbox;
  jwtSecret: string;
  secretKey: string;
  closed: () => readonly string[];
}

/** True if Lite lacks this call: it answers with an HTML page or plain text. */
function isNoCall({ status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  return type.startsWith('text/html') || (status === 404 && !type.includes('json'));
}

function methodOf(place: string, grant: string | null): string | null {
  if (place === 'signup') return 'password';
  if (place !== 'token') return 'otp';
  return grant === 'pkce' ? 'oauth' : grant === 'password' ? 'password' : null;
}

export function withAuth(lite: Fetch, { sql, mailbox, jwtSecret, secretKey, closed }: AuthOptions): Fetch {
  const tokens = createTokens(sql, jwtSecret);
  const mails = createAuthMails(lite, sql, mailbox);
  const rules = createAuthRules({ lite, sql, tokens, mails, closed });
  const factors = createFactors(lite, sql, tokens);

  return async (request) => {
    const url = new URL(request.url);
    if (isForOthers(request)) return wrongAudience(url.pathname);
    if (!url.pathname.startsWith('/auth/v1/')) return lite(request);
    const answer = await respond(request, url).catch((error: unknown) => {
      if (error instanceof AuthError) return authRefusal(error);
      throw error;
    });
    answer.headers.set('cache-control', 'no-store');
    return answer;
  };

  async function respond(request: Request, url: URL): Promise<Response> {
    const [, , , place = '', id, act] = url.pathname.split('/');
    if (place === 'factors') return Response.json(await factors(request, id, act));
    const grant = url.searchParams.get('grant_type');
    const answer = await call(request, place, grant);
    if (isNoCall(answer)) throw new AuthError(404, 'not_found', 'There is no such endpoint');
    return complete(answer, place, methodOf(place, grant));
  }

  async function call(request: Request, place: string, grant: string | null): Promise<Response> {
    const asked = `${request.method} ${place} ${grant ?? ''}`.trim();
    await refuseRobots(request, asked, secretKey);
    switch (asked) {
      case 'POST signup':
        return rules.signUp(request);
      case 'POST token password':
        return rules.signIn(request);
      case 'POST token refresh_token':
        return rules.refresh(request);
      case 'PUT user':
        return rules.changeUser(request);
      case 'POST otp':
      case 'POST magiclink':
        return neutral(await paced(request, await withoutNewAccount(request)));
      case 'POST recover':
        return neutral(await paced(request, request));
      case 'POST resend':
        return neutral(await mails.resend(request, await readBody(request)));
      case 'POST verify': {
        const body = await readBody(request);
        return body.type === 'email_change' ? mails.confirmChange(request, body) : lite(request);
      }
      case 'GET verify':
        // Link scanners would use up a token.
        return new Response(null, { status: 405, headers: { allow: 'POST' } });
      default:
        return lite(request);
    }
  }

  /** Limits an account to one link a minute. The answer does not say so. */
  async function paced(asked: Request, passed: Request): Promise<Response> {
    return (await mails.wroteJustNow(await readBody(asked))) ? Response.json({}) : lite(passed);
  }

  async function complete(response: Response, place: string, method: string | null): Promise<Response> {
    const body = response.ok ? await readAnswer(response) : null;
    if (!body) return new Response(response.body, response);
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return Response.json(await completeBody(body, place, method), { status: response.status, headers });
  }

  async function completeBody(body: JsonRecord, place: string, method: string | null): Promise<JsonRecord> {
    if (typeof body.access_token === 'string') {
      const access_token = await tokens.complete(body.access_token, method);
      return { ...body, access_token, ...(isUser(body.user) ? { user: await tokens.withFactors(body.user) } : {}) };
    }
    return place === 'user' && isUser(body) ? tokens.withFactors(body) : body;
  }
}

/** Hides if an account exists. */
async function neutral(answer: Response): Promise<Response> {
  const code = answer.ok ? null : (await readAnswer(answer))?.error_code;
  return code === null || isSecret(code) ? Response.json({}) : answer;
}

/** Stops this call from creating an account: Lite would treat its address as confirmed. */
async function withoutNewAccount(request: Request): Promise<Request> {
  // An older name of the call, for which Lite ignores `create_user`.
  const url = request.url.replace(/\/magiclink(?=$|[/?])/, '/otp');
  return withBody(request, { ...(await readBody(request)), create_user: false }, url);
}

const isUser = (value: unknown): value is JsonRecord & { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
