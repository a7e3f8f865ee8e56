import type { Backend } from './backend.ts';
import { largestFile } from './config.ts';
import { answerFunction } from './functions.ts';
import { badRequest, guessedCount, invalidToken } from './refusals.ts';

const prefixes = ['/rest/v1', '/auth/v1', '/storage/v1', '/functions/v1'] as const;

export function isApiPath(path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** In bytes. */
export function bodyLimit(path: string): number {
  const takesFiles = path.startsWith('/storage/v1') || path.startsWith('/functions/v1');
  return takesFiles ? largestFile : 1024 * 1024;
}

export interface ApiRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  clientAddress: string;
}

/** Headers that claim an address. Only the connection counts. */
const claimedAddresses = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'fastly-client-ip',
  'fly-client-ip',
];

export async function answerApi(backend: Backend, request: ApiRequest): Promise<Response> {
  const { method, url, headers, body } = request;
  for (const name of claimedAddresses) headers.delete(name);
  headers.set('x-forwarded-for', request.clientAddress);
  // Cloudflare sets this in front of a hosted project.
  headers.set('cf-connecting-ip', request.clientAddress);
  // Storage needs this header for its limit; chunked requests lack it.
  if (body.length > 0) headers.set('content-length', String(body.length));

  const response = refuseBadInput(request) ?? (await pass());
  response.headers.set('x-content-type-options', 'nosniff');
  // private.before_request does this on a hosted project.
  if (url.pathname.startsWith('/rest/v1') || !response.headers.has('cache-control')) {
    response.headers.set('cache-control', 'no-store');
  }
  const download = url.searchParams.get('download');
  if (download !== null && response.ok && url.pathname.startsWith('/storage/v1/object/')) {
    // A hosted project sends a download; Lite would show the file.
    const name = download === '' ? '' : `; filename*=UTF-8''${encodeURIComponent(download)}`;
    response.headers.set('content-disposition', `attachment${name}`);
  }
  if (!response.headers.has('access-control-allow-origin')) response.headers.set('access-control-allow-origin', '*');
  return response;

  function pass(): Promise<Response> {
    const forwarded = new Request(url, {
      method,
      headers,
      body: method === 'GET' || method === 'HEAD' || body.length === 0 ? null : body,
    });
    return url.pathname.startsWith('/functions/v1') ? answerFunction(backend, forwarded) : backend.fetch(forwarded);
  }
}

function refuseBadInput({ url, headers, body }: ApiRequest): Response | undefined {
  const path = url.pathname;
  if (!isDecodable(path) || !isDecodable(url.search)) return badRequest(path, 'The address is not valid');
  const isAuth = path.startsWith('/auth/v1');
  // Lite decodes "%74oken" to "token", so the checks must not miss it.
  if (isAuth && path.includes('%')) return badRequest(path, 'The address is not valid');
  if (path.startsWith('/rest/v1')) {
    if (!hasWholeToken(headers)) return invalidToken();
    // Like private.before_request: estimated counts include rows that the caller may not read.
    if (/count\s*=\s*(planned|estimated)/i.test(headers.get('prefer') ?? '')) return guessedCount();
  }
  if (path.startsWith('/functions/v1') || body.length === 0) return undefined;
  // Lite reads every auth body as JSON.
  if (!isAuth && !(headers.get('content-type') ?? '').toLowerCase().includes('json')) return undefined;

  const json = parseJson(body);
  if ('problem' in json) return badRequest(path, json.problem);
  if (isAuth && !hasPlainCredentials(json.value)) {
    return badRequest(path, 'Credentials must be text');
  }
  return undefined;
}

/** PostgREST refuses a malformed token; Lite ignores it. Lite checks signature and dates. */
function hasWholeToken(headers: Headers): boolean {
  const token = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return !token || token.startsWith('sb_') || /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
}

function isDecodable(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\0');
  } catch {
    return false;
  }
}

const maxDepth = 64;

/** PostgreSQL fails on null characters and deep nesting with a server error. */
function parseJson(body: Uint8Array): { value: unknown } | { problem: string } {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    value = JSON.parse(text);
  } catch {
    return { problem: 'Empty or invalid json' };
  }
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) return { problem: 'Null characters are not allowed' };
  if (depthOf(text) > maxDepth) return { problem: 'The json is nested too deeply' };
  return { value };
}

function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
}

const credentials = [
  'email',
  'phone',
  'password',
  'current_password',
  'token',
  'token_hash',
  'refresh_token',
  'id_token',
  'access_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'provider',
  'nonce',
  'type',
  'redirect_to',
];

function hasPlainCredentials(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const fields = new Map(Object.entries(body));
  const data = fields.get('data') ?? {};
  return (
    typeof data === 'object' &&
    !Array.isArray(data) &&
    credentials.every((name) => ['string', 'undefined'].includes(typeof (fields.get(name) ?? undefined)))
  );
}
