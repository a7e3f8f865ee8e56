import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { type Env, readCapped } from '../_shared/http.ts';
import { makeServer } from './server.ts';

const maxBytes = 16_000;
const maxDepth = 16;

/** Any web page may call: no answer depends on the caller. */
const headers = {
  'access-control-allow-origin': '*',
  // The star covers headers of all protocol revisions, but not `authorization`.
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': '*',
  'access-control-max-age': '86400',
  'cache-control': 'no-store',
};

/** Streamable HTTP without sessions, in JSON: https://modelcontextprotocol.io/specification/2026-07-28/basic/transports and earlier revisions. */
export default async function handler(request: Request, env: Env): Promise<Response> {
  const answered = await answer(request, env);
  const response = new Response(answered.body, answered);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

async function answer(request: Request, env: Env): Promise<Response> {
  if (!isWebOrigin(request.headers.get('origin')))
    return refuse(403, -32000, 'Only web pages may call from a browser.');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'POST') {
    const refused = refuse(405, -32000, 'Send messages with POST. This server has no sessions and no streams.');
    refused.headers.set('allow', 'POST, OPTIONS');
    return refused;
  }
  if (!isJsonContentType(request.headers.get('content-type'))) {
    return refuse(415, -32000, 'Send application/json.');
  }
  const body = await readCapped(request, maxBytes);
  if (!body) return refuse(413, -32000, `A message can be up to ${maxBytes} bytes.`);
  const parsedBody = parse(body);
  if (parsedBody === undefined) return refuse(400, -32700, 'The message is not valid JSON.');
  if (Array.isArray(parsedBody)) return refuse(400, -32600, 'Send one message at a time.');
  if (!isShallow(parsedBody)) return refuse(400, -32600, 'The message is nested too deeply.');

  if (await isLegacyRequest(request, parsedBody)) return answerLegacy(request, env, parsedBody);
  const modern = createMcpHandler(() => makeServer(env), { legacy: 'reject', maxSubscriptions: 0, onerror: () => {} });
  return modern.fetch(request, { parsedBody });
}

async function answerLegacy(request: Request, env: Env, parsedBody: unknown): Promise<Response> {
  const server = makeServer(env);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

/** The protocol requires an origin check to protect local servers. This server is public: it only excludes files and opaque origins. */
function isWebOrigin(origin: string | null): boolean {
  if (origin === null) return true;
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
}

function refuse(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status });
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth < maxDepth && Object.values(value).every((part) => isShallow(part, depth + 1));
}
