import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from './backend.ts';
import { handleApi } from './http.ts';

/** Lets the build, a process of its own, call the embedded backend. Calls wait until the backend is ready. */
export async function answerBuild(backend: Promise<Backend>): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    backend
      .then((ready) => handleApi(ready, request, response))
      .then((answered) => answered || response.writeHead(404).end())
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
