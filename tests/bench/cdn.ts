import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ofOneHop = /^(connection|keep-alive|transfer-encoding|upgrade)$/;

/** Serves the site over TLS and HTTP/2. With HTTP/1.1 a page would wait for a connection for every second file. */
export async function serveAsCdn(
  site: string,
  onRequest: (method: string, path: string) => void = () => {},
): Promise<{ url: string; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'susegad-tls-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true },
    (asked, answer) => {
      onRequest(asked.method, asked.url);
      const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
      const inner = request(
        new URL(asked.url, site),
        { method: asked.method, headers: Object.fromEntries(own) },
        (got) => {
          const headers = Object.entries(got.headers).filter(([name]) => !ofOneHop.test(name));
          answer.writeHead(got.statusCode ?? 502, Object.fromEntries(headers));
          got.pipe(answer);
        },
      );
      inner.on('error', () => answer.stream.close());
      asked.pipe(inner);
    },
  );
  rmSync(folder, { recursive: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
