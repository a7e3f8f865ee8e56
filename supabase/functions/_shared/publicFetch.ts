import { type LookupAddress, lookup } from 'node:dns';
import { get, type RequestOptions } from 'node:https';
import { isIPv4, isIPv6 } from 'node:net';
import { Readable } from 'node:stream';
import { type Fetcher, PageNotRead } from './fetchPage.ts';

/** Looks a typed host up once, requires public addresses and connects to these, so that a second DNS answer cannot lead inside. */

/** Private and reserved networks of IPv4 (RFC 6890), with the bits of their prefix. */
const inside: readonly (readonly [number, number])[] = (
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
)
  .split(' ')
  .map((range) => [numberOf(range.split('/')[0] ?? ''), Number(range.split('/')[1])]);

function numberOf(address: string): number {
  return address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address))
    return inside.every(([network, bits]) => Math.floor((numberOf(address) - network) / 2 ** (32 - bits)) !== 0);
  // IPv6: global unicast only, without ranges that hold an IPv4 address or serve as examples.
  const [first = 0, second = 0] = address.split(':', 2).map((part) => Number.parseInt(part || '0', 16));
  const isSpecial = (first === 0x2001 && (second < 0x200 || second === 0xdb8)) || first === 0x2002 || first === 0x3fff;
  return isIPv6(address) && first >= 0x2000 && first < 0x4000 && !isSpecial;
}

export type Resolver = (host: string) => Promise<LookupAddress[]>;
const ofSystem: Resolver = (host) =>
  new Promise((resolve, reject) =>
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );

type Getter = (url: URL, options: RequestOptions) => ReturnType<typeof get>;

/** Rejects when the signal aborts: a lookup has no timeout of its own. */
const endOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** Throws PageNotRead `bad_url` before it connects to a host that is not public. */
export function publicFetch(resolver: Resolver = ofSystem, getter: Getter = get): Fetcher {
  return async (url, { headers, signal }) => {
    const addresses = await Promise.race([resolver(url.hostname), endOf(signal)]);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      throw new PageNotRead('bad_url');
    return new Promise((resolve, reject) => {
      const request = getter(url, {
        headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
        ...(signal && { signal }),
        agent: false,
        lookup: (_host, { all }, done) => {
          const [first] = addresses as [LookupAddress];
          if (all) done(null, addresses);
          else done(null, first.address, first.family);
        },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        const status = response.statusCode ?? 500;
        const given = new Headers();
        for (const [name, value] of Object.entries(response.headers)) if (value) given.set(name, String(value));
        const isEmpty = status < 200 || [204, 205, 304].includes(status);
        if (isEmpty) response.resume();
        const body = isEmpty ? null : (Readable.toWeb(response) as ReadableStream<Uint8Array>);
        resolve(new Response(body, { status: Math.max(status, 200), headers: given }));
      });
    });
  };
}
