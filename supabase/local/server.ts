import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutTokens } from '#src/domain/linkToken.ts';
import type { Backend } from './backend.ts';
import { AddressError, handleApi, readUrl } from './http.ts';
import { answerMail } from './mailPages.ts';
import { sendMailsAfterWrites } from './outbox.ts';
import { createSite, readHostingRules } from './site.ts';
import { isDemo, isMisled } from './terminal.ts';

export interface ServerOptions {
  /** 0 takes a free port. */
  port: number;
  host: string;
  distDir: string;
  backend: Backend;
  /** Sends emails automatically; for one server per process. They are at `/_mail`. */
  mails?: boolean;
}

export interface RunningServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

export class PortTaken extends Error {}

/** Closing it leaves the backend open. On a public address emails and demo accounts are closed, unless SUSEGAD_DEMO is 1. */
export async function startServer({
  port,
  host,
  distDir,
  backend,
  mails = false,
}: ServerOptions): Promise<RunningServer> {
  let outgoing: ReturnType<typeof sendMailsAfterWrites> | undefined;
  const isOpen = isDemo(host);
  if (!isOpen) backend.closeDemoAccounts();
  const rules = await readHostingRules(distDir);
  const site = await createSite(distDir, rules);
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const status = error instanceof AddressError ? 400 : 500;
      if (status === 500 && !request.destroyed)
        console.error(withoutTokens(`${request.method} ${request.url} failed:`), error);
      if (response.headersSent) response.destroy();
      else sendText(response, status, status === 400 ? 'Bad request' : 'Something went wrong');
    });
  });
  // A short timeout could close a connection just as the next request is sent.
  server.keepAliveTimeout = 10 * 60_000;

  function sendText(response: ServerResponse, status: number, text: string): void {
    for (const [name, value] of rules.headersFor('/404')) response.setHeader(name, value);
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(text);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = readUrl(request);
    if (isMisled(host, url.hostname)) {
      sendText(response, 421, 'This server answers to localhost');
      return;
    }
    if (await handleApi(backend, request, response)) {
      if (request.method !== 'GET') outgoing?.wrote();
      return;
    }
    const mail = mails && isOpen && request.method === 'GET' ? await answerMail(backend.mailbox, url.pathname) : null;
    if (mail) {
      response.writeHead(mail.status, Object.fromEntries(mail.headers));
      response.end(await mail.text());
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed');
      return;
    }
    const answer = site(decodePath(url.pathname), url.search, {
      'accept-encoding': String(request.headers['accept-encoding'] ?? ''),
      'if-none-match': request.headers['if-none-match'],
    });
    const isAsked = request.method !== 'HEAD';
    // A photo is drawn on the first request.
    const body = typeof answer.body === 'function' ? isAsked && (await answer.body()) : answer.body;
    if (body) answer.headers['content-length'] = String(body.length);
    response.writeHead(answer.status, answer.headers);
    response.end(isAsked ? body : undefined);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(`Port ${port} is taken.`) : error),
    );
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const url = `http://${name}:${actualPort}`;
  backend.setSiteUrl(url);
  if (mails) outgoing = sendMailsAfterWrites(backend, url);
  return {
    url,
    port: actualPort,
    close: () =>
      new Promise((resolve) => {
        outgoing?.stop();
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 2000).unref();
      }),
  };
}

function decodePath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname);
    if (path.includes('\0')) throw new AddressError();
    return path;
  } catch {
    throw new AddressError();
  }
}
