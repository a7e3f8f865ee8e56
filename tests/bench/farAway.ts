import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Delays all data by half of `roundTrip` in both directions. A new connection waits two more round trips, for DNS and TCP. TLS adds its own. */
export async function farAway(url: string, roundTrip: number): Promise<{ url: string; close(): void }> {
  const { protocol, hostname, port } = new URL(url);
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    pass(near, far, performance.now() + 2 * roundTrip);
    pass(far, near, 0);
  });

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
