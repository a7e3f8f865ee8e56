import type { IncomingMessage, ServerResponse } from 'node:http';
import { reviewsAt } from '#src/server/reviewsRewrite.ts';
import type { Backend } from './backend.ts';
import { answerApi, bodyLimit, isApiPath } from './gateway.ts';
import { badRequest } from './refusals.ts';

export class AddressError extends Error {}

export function readUrl(request: IncomingMessage): URL {
  const target = request.url ?? '';
  const host = request.headers.host ?? '';
  const origin = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `http://${host}` : 'http://localhost';
  // Joined as text: as a relative address, '//host' would change the host.
  if (!target.startsWith('/') || !URL.canParse(origin + target)) throw new AddressError();
  return new URL(origin + target);
}

export async function handleApi(
  backend: Backend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = readUrl(request);
  if (url.pathname.startsWith(reviewsAt.site)) {
    url.pathname = reviewsAt.backend + url.pathname.slice(reviewsAt.site.length);
  }
  if (!isApiPath(url.pathname)) return false;

  const body = await readBody(request, bodyLimit(url.pathname));
  if (!body) {
    response.setHeader('connection', 'close');
    await sendResponse(badRequest(url.pathname, 'The request is too large', 413), response);
    return true;
  }
  const answer = await answerApi(backend, {
    method: request.method ?? 'GET',
    url,
    headers: toHeaders(request),
    body,
    clientAddress: (request.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
  });
  await sendResponse(answer, response);
  return true;
}

/** Bytes of a too large body that are read and dropped, so that the sender gets the refusal. */
const patience = 16 * 1024 * 1024;

async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= limit) parts.push(part);
    else if (size > limit + patience) break;
    else parts.length = 0;
  }
  return size <= limit ? new Uint8Array(Buffer.concat(parts)) : undefined;
}

const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
]);

function toHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || connectionHeaders.has(name) || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'set-cookie'));
  const cookies = answer.headers.getSetCookie();
  const body = answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined;
  if (body && response.req.method !== 'HEAD') headers['content-length'] = String(body.length);
  response.writeHead(answer.status, { ...headers, ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}) });
  response.end(body);
}
