import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Puts the server at this address as far away as a round trip of so many milliseconds. What is sent takes half of it, either way.
 * A new connection carries nothing for two more: the name is looked up, and TCP says hello. TLS says its own through it.
 */
export async function farAway(url: string, roundTrip: number): Promise<{ url: string; close(): void }> {
  const { protocol, hostname, port } = new URL(url);
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    pass(near, far, performance.now() + 2 * roundTrip);
    pass(far, near, 0);
  });

  /** `from` is when the first of it may set out. */
  function pass(source: Socket, target: Socket, from: number) {
    const after = (act: () => void) => {
      setTimeout(act, Math.max(0, from - performance.now()) + roundTrip / 2);
    };
    source.on('data', (part) => after(() => target.writable && target.write(part)));
    source.on('close', () => after(() => target.destroy()));
    source.on('error', () => source.destroy());
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = (server.address() as AddressInfo).port;
  return { url: `${protocol}//127.0.0.1:${at}`, close: () => void server.close() };
}
