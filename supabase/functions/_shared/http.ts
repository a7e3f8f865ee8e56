import { callerHeaders, type Env } from './keys.ts';

/** What every function shares: the shape of a handler, its answers, and who is calling. */

export type { Env };
export type Handler = (request: Request, env: Env) => Promise<Response>;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'POST, OPTIONS',
  // A browser keeps the answer for as long as it likes, up to a day; without this, for five seconds.
  'access-control-max-age': '86400',
};

/** What is sent is data: no browser runs, frames or guesses at it. By `/reviews/` it stands on the site itself, whose headers it does not get. */
export const inert = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** An answer as JSON, readable from the site wherever that is served. Nothing of it is stored on the way. */
export function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { ...cors, ...inert, 'cache-control': 'no-store' } });
}

/** A refusal: `code` for programs, `error` is the sentence for the person. */
export function refuse(status: number, code: string, error: string): Response {
  return answer(status, { success: false, code, error });
}

/** Answers what every function answers alike: the browser's preflight, and methods other than POST. */
export function posted(handler: Handler): Handler {
  return async (request, env) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    if (request.method !== 'POST') return refuse(405, 'method_not_allowed', 'Send this with POST.');
    return handler(request, env);
  };
}

export interface Caller {
  user_id: string;
  /** For calls in the caller's name: row security applies to them. */
  token: string;
  /** What the token says, for database functions that decide about a person on the word of the service role. */
  claims: { sub: string; [name: string]: unknown };
}

/** The signed-in person behind a request, asked of the auth service; null for anybody else. Throws when it cannot say. */
export async function readCaller(request: Request, env: Env): Promise<Caller | null> {
  const token = /^Bearer\s+([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return null;
  const response = await fetch(`${env.SUPABASE_URL}/auth/v1/user`, {
    headers: callerHeaders(env, `Bearer ${token}`),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    await response.body?.cancel();
    // Too many requests, or a failure: the caller may well be signed in.
    if (response.status !== 401 && response.status !== 403) throw new Error(`Auth service: ${response.status}`);
    return null;
  }
  const { id } = (await response.json()) as { id?: unknown };
  const claims = claimsOf(token);
  return typeof id === 'string' && claims?.sub === id ? { user_id: id, token, claims } : null;
}

/** What a token says. Only the auth service's word makes it true. */
function claimsOf(token: string): Caller['claims'] | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** A database function called as whoever sent the request: the database decides about the rights. */
export function callAsCaller(request: Request, env: Env, name: string, args: object): Promise<Response> {
  return fetch(`${env.SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...callerHeaders(env, request.headers.get('authorization')), 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(15_000),
  });
}

/** One of them tells who calls: which, the settings say. */
const addressHeaders = ['cf-connecting-ip', 'x-forwarded-for'];

/** What the database counts a caller by, for functions that ask it with the secret key. */
export const addressIn = (request: Request) =>
  Object.fromEntries(addressHeaders.map((name) => [name, request.headers.get(name)]));

/** What a form sent; null when that is no JSON, more than a form of texts would send, or holds text that the database cannot. */
export async function readForm(request: Request): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode((await readCapped(request, 10_000)) ?? undefined), refuseUnstorable);
  } catch {
    return null;
  }
}

/** Whether PostgreSQL takes a text: with null characters or halves of letters it would answer a server error. */
export const isStorable = (text: string) => !/[\0\p{Cs}]/u.test(text);

function refuseUnstorable(name: string, value: unknown): unknown {
  for (const text of [name, value])
    if (typeof text === 'string' && !isStorable(text)) throw new TypeError('This text cannot be stored');
  return value;
}

/** The whole body, or null when it is longer than allowed. Counted as it comes, after decompression: a length in a header can lie. */
export async function readCapped(source: Request | Response, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = source.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return body;
}
