import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Local servers that act like hostile hosts, and one that the guards must protect. */

export interface Trap {
  port: number;
  origin: string;
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  connections: number;
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => void;

async function trap(answer: Answer): Promise<Trap> {
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '';
    self.asked.push({ path, headers: request.headers });
    answer(request, response, path);
  };
  const server = createServer(listener);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    self.connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const self: Trap = {
    port,
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    connections: 0,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return self;
}

/** A private server: any request to it is a breach. */
export const openVault = () => trap((_request, response) => response.end('SECRET'));

const html = { 'content-type': 'text/html; charset=utf-8' };
/** 100 MB of zeros, in 97 kB. */
const bomb = gzipSync(Buffer.alloc(100_000_000));

/** An allowed host that turned hostile. The path selects its behaviour. */
export const openHostileHost = () =>
  trap((request, response, path) => {
    const { pathname, searchParams } = new URL(path, 'http://host');
    const head = (status: number, headers: Record<string, string>) => response.writeHead(status, headers);
    const forever = (write: () => void) => {
      const timer = setInterval(write, 10);
      request.socket.once('close', () => clearInterval(timer));
    };
    if (pathname === '/page') head(200, html).end('<title>Casa</title>');
    else if (pathname === '/to') head(302, { location: searchParams.get('at') ?? '' }).end();
    else if (pathname === '/cookie') head(302, { location: '/page', 'set-cookie': 'who=owner' }).end();
    else if (pathname === '/far') head(302, { location: `https://www.booking.com/${'a'.repeat(2100)}` }).end();
    else if (pathname === '/nowhere') head(302, {}).end();
    else if (pathname === '/bomb') head(200, { ...html, 'content-encoding': 'gzip' }).end(bomb);
    else if (pathname === '/flood') {
      head(200, html);
      forever(() => response.write('x'.repeat(1_000_000)));
    } else if (pathname === '/drip') {
      head(200, html);
      forever(() => response.write('x'));
    } else if (pathname === '/slow-hops') {
      setTimeout(() => head(302, { location: '/slow-hops' }).end(), 200);
    } else if (pathname === '/type')
      head(200, { 'content-type': searchParams.get('is') ?? '' }).end('<title>Casa</title>');
    else if (pathname === '/status') head(Number(searchParams.get('is')), html).end();
  });

export const somebody = `w.${Buffer.from('{"sub": "somebody"}').toString('base64url')}.o`;

export const openBackend = (left: number) =>
  trap((request, response, path) => {
    const isUser = path === '/auth/v1/user';
    const isKnown = !isUser || request.headers.authorization === `Bearer ${somebody}`;
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    if (isUser) response.end('{"id": "somebody"}');
    else if (path === '/rest/v1/rpc/end_import') response.end();
    else response.end(left-- > 0 ? '{"ok": true, "lease": "one"}' : '{"ok": false, "code": "rate_limited"}');
  });

export async function openEndlessHeaders() {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n');
    const timer = setInterval(() => socket.write(`x-${Math.random()}: ${'y'.repeat(4000)}\r\n`), 1);
    socket.on('close', () => clearInterval(timer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
