import { callerHeaders, type Env } from './keys.ts';
import { sha256 } from './sha256.ts';

export type { Env };
export type Handler = (request: Request, env: Env) => Promise<Response>;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'POST, OPTIONS',
  // In seconds, a day; browsers default to five seconds.
  'access-control-max-age': '86400',
};

/** Answers are data: a browser must not run, frame or sniff them. Under `/reviews/` they are on the site's origin without its headers. */
export const inert = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

export function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { ...cors, ...inert, 'cache-control': 'no-store' } });
}

export function refuse(status: number, code: string, error: string): Response {
  return answer(status, { success: false, code, error });
}

export function posted(handler: Handler): Handler {
  return async (request, env) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    if (request.method !== 'POST') return refuse(405, 'method_not_allowed', 'Send this with POST.');
    return handler(request, env);
  };
}

/** Answers GET and HEAD with a text, and 304 if its ETag was sent. */
export async function answerText(request: Request, text: string, headers: Record<string, string>): Promise<Response> {
  const etag = `"${(await sha256(text)).slice(0, 32)}"`;
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  const isKnown = known.map((one) => one.trim().replace(/^W\//, '')).some((one) => one === etag || one === '*');
  const body = isKnown || request.method === 'HEAD' ? null : text;
  return new Response(body, { status: isKnown ? 304 : 200, headers: { ...headers, etag } });
}

export interface Caller {
  user_id: string;
  token: string;
  claims: { sub: string; [name: string]: unknown };
}

/** Returns the signed-in person, verified by the auth service; null for others. Throws if the service cannot answer. */
export async function readCaller(request: Request, env: Env): Promise<Caller | null> {
  const token = /^Bearer\s+([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return null;
  const response = await fetch(`${env.SUPABASE_URL}/auth/v1/user`, {
    headers: callerHeaders(env, `Bearer ${token}`),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    await response.body?.cancel();
    // After too many requests or a failure the caller may still be signed in.
    if (response.status !== 401 && response.status !== 403) throw new Error(`Auth service: ${response.status}`);
    return null;
  }
  const { id } = (await response.json()) as { id?: unknown };
  const claims = claimsOf(token);
  return typeof id === 'string' && claims?.sub === id ? { user_id: id, token, claims } : null;
}

function claimsOf(token: string): Caller['claims'] | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

export function callAsCaller(request: Request, env: Env, name: string, args: object): Promise<Response> {
  return fetch(`${env.SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...callerHeaders(env, request.headers.get('authorization')), 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(15_000),
  });
}

const addressHeaders = ['cf-connecting-ip', 'x-forwarded-for'];

export const addressIn = (request: Request) =>
  Object.fromEntries(addressHeaders.map((name) => [name, request.headers.get(name)]));

/** Returns the JSON of a form; null if it is invalid, over 10,000 bytes, or has text that the database cannot store. */
export async function readForm(request: Request): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode((await readCapped(request, 10_000)) ?? undefined), refuseUnstorable);
  } catch {
    return null;
  }
}

/** False for null characters and lone surrogates: PostgreSQL answers these with a server error. */
export const isStorable = (text: string) => !/[\0\p{Cs}]/u.test(text);

function refuseUnstorable(name: string, value: unknown): unknown {
  for (const text of [name, value])
    if (typeof text === 'string' && !isStorable(text)) throw new TypeError('This text cannot be stored');
  return value;
}

/** Returns the whole body, or null if it exceeds the limit. Counts bytes after decompression: a header can lie. */
export async function readCapped(source: Request | Response, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
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
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
