import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { localKey } from '#src/build/backend.ts';

/**
 * What stands in front of a hosted project, before the embedded backend: an origin of its own that a page of the site may only ask as
 * CORS allows. It imitates, of github.com/supabase/supabase `docker/volumes/api/` and what stands behind it:
 *
 * - preflights are answered before anything else is looked at: every origin, the headers that were asked for, the methods of Kong's
 *   `cors` plugin without settings (kong.yml), for the `max_age` of 3600 s that Envoy is given (envoy/lds.template.yaml). A function
 *   answers its own (supabase.com/docs/guides/functions/cors);
 * - `/rest` and `/auth` want a known `apikey`, in a header or the query (`key-auth`), but for the addresses that mails and Google lead
 *   to; `/functions` lets through who has none and refuses an unknown one; `/storage` asks nobody;
 * - a secret key from a browser is refused (supabase.com/docs/guides/api/api-keys);
 * - answers name the headers that PostgREST and the auth service let a page read, and no others.
 *
 * It is not the gateway: that of supabase.com is not public, and issue 9051 of that repository saw it send no `max_age` at all. No
 * TLS, no HTTP/2, no compression, no limits of its own, no other addresses (realtime, GraphQL), and no CDN before the storage.
 */

/** What a browser asked before it sent the call itself. */
export interface Preflight {
  path: string;
  method: string;
  /** Names with commas between, as browsers send them: sorted. */
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

/** Answers as the gateway in front of the embedded backend at this origin; for a server of node:http. */
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

/** Hands the request on as it came, and the answer with what a page of another origin may read of it. */
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
