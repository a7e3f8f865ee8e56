import { type LookupAddress, lookup } from 'node:dns';
import { get, type RequestOptions } from 'node:https';
import { isIPv4, isIPv6 } from 'node:net';
import { Readable } from 'node:stream';
import { type Fetcher, PageNotRead } from './fetchPage.ts';

/**
 * Asks a host that somebody has typed. What its name leads to is looked up once, every address of it has to be on the internet, and the connection is made
 * to these and to no other, so that no second answer of the name leads inside. Then the certificate has to be one of this name: where a runtime should
 * look the name up again all the same, a machine inside has none, and gets no request.
 */

/** Networks of IPv4 that are of no one on the internet (RFC 6890), with the number of bits that name them. */
const inside: readonly (readonly [number, number])[] = (
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
)
  .split(' ')
  .map((range) => [numberOf(range.split('/')[0] ?? ''), Number(range.split('/')[1])]);

function numberOf(address: string): number {
  return address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}

/** Whether an address is on the internet, and of no network inside. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address))
    return inside.every(([network, bits]) => Math.floor((numberOf(address) - network) / 2 ** (32 - bits)) !== 0);
  // Of IPv6 only what is given to somebody on the internet, without what holds an address of IPv4 or is for documents.
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

/** Rejects when a signal is given, as a name may be looked up for long. */
const endOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** Returns what asks public hosts alone: throws PageNotRead `bad_url` before it connects to any other. */
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
