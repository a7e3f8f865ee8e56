import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { localKey } from '#src/build/backend.ts';

/**
 * Imitates the gateway of a hosted project (github.com/supabase/supabase, docker/volumes/api):
 * - Preflights allow every origin, and browsers cache them for 3600 s. Functions answer their own.
 * - `/rest` and `/auth` need a known `apikey`, `/functions` refuses an unknown one, `/storage` needs none.
 * - Secret keys from browsers are refused (supabase.com/docs/guides/api/api-keys).
 * - Answers expose only the headers of PostgREST and the auth service.
 * The real gateway is not public. It may send no `max_age` (issue 9051 of that repository).
 */

export interface Preflight {
  path: string;
  method: string;
  /** Header names as browsers send them: sorted, with commas. */
  headers: string;
}

const methods = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT';
const service = /^\/(rest|auth|storage|functions)\/v1\//;
const openToAll = /^\/auth\/v1\/(verify|callback|authorize|\.well-known\/jwks\.json)\b/;
/** docs.postgrest.org/en/v14/references/api/cors.html; supabase/auth internal/api/api.go */
const exposed: Readonly<Record<string, string>> = {
  rest: 'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit',
  auth: 'X-Total-Count, Link, X-Supabase-Api-Version',
};

const missingKey = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
};
const unknownKey = {
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` or `service_role` API key.',
};
const secretInBrowser = { message: 'Forbidden use of secret API key in browser' };

export function hostedGateway(backend: string, onPreflight: (preflight: Preflight) => void): RequestListener {
  return (asked, answer) => {
    const url = new URL(asked.url ?? '/', 'http://gateway');
    const [, name = ''] = service.exec(url.pathname) ?? [];
    if (!name) return refuse(answer, 404, { message: 'no Route matched with those values' });
    const { 'access-control-request-method': method, 'access-control-request-headers': headers } = asked.headers;
    if (asked.method === 'OPTIONS' && method) {
      onPreflight({ path: url.pathname, method, headers: headers ?? '' });
      if (name !== 'functions') {
        answer.writeHead(200, {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': methods,
          ...(headers && { 'access-control-allow-headers': headers }),
          'access-control-max-age': '3600',
        });
        answer.end();
        return;
      }
    }
    const refusal = refusalOf(name, url, asked);
    if (refusal) refuse(answer, 401, refusal);
    else pass(backend, name, asked, answer);
  };
}

function refusalOf(name: string, { pathname, searchParams }: URL, { method, headers }: IncomingMessage) {
  if (name === 'storage' || openToAll.test(pathname) || (name === 'functions' && method === 'OPTIONS')) return null;
  const key = headers.apikey ?? (name === 'functions' ? null : searchParams.get('apikey'));
  if (!key) return name === 'functions' ? null : missingKey;
  if (String(key).startsWith('sb_secret_') && /^Mozilla/.test(headers['user-agent'] ?? '')) return secretInBrowser;
  return key === localKey ? null : unknownKey;
}

function refuse(answer: ServerResponse, status: number, body: object) {
  answer.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': 'application/json; charset=utf-8' });
  answer.end(JSON.stringify(body));
}

function pass(backend: string, name: string, asked: IncomingMessage, answer: ServerResponse) {
  const inner = request(new URL(asked.url ?? '/', backend), { method: asked.method, headers: asked.headers }, (got) => {
    const own = Object.entries(got.headers).filter(
      ([header]) => name === 'functions' || !header.startsWith('access-control-'),
    );
    const readable = exposed[name];
    answer.writeHead(got.statusCode ?? 502, {
      ...Object.fromEntries(own),
      ...(name !== 'functions' && { 'access-control-allow-origin': '*' }),
      ...(readable && { 'access-control-expose-headers': readable }),
    });
    got.pipe(answer);
  });
  inner.on('error', () => answer.destroy());
  asked.pipe(inner);
}
