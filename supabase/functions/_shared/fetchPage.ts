import { readCapped } from './http.ts';

const withWww = (names: string) => new Set(names.split(' ').flatMap((name) => [name, `www.${name}`]));

/** Exact names, not extended by settings: only these sites control their DNS and certificates. */
export const importHosts = {
  booking: new Set([...withWww('booking.com'), 'm.booking.com']),
  airbnb: withWww(
    'airbnb.com airbnb.co.in airbnb.co.uk airbnb.ie airbnb.ca airbnb.com.au airbnb.co.nz airbnb.com.sg airbnb.ae airbnb.de airbnb.fr airbnb.it airbnb.es airbnb.pt airbnb.nl airbnb.be airbnb.ch airbnb.at airbnb.dk airbnb.se airbnb.no airbnb.fi airbnb.pl airbnb.cz airbnb.gr airbnb.com.br airbnb.mx airbnb.jp airbnb.co.kr',
  ),
} as const;
export type ImportHost = keyof typeof importHosts;

export type PageRefusal =
  | 'bad_url'
  | 'redirects'
  | 'too_large'
  | 'timeout'
  | 'blocked'
  | 'busy'
  | 'not_html'
  | 'unreachable';

/** Has a code but no content of the answer. `retryAfter`: seconds that a busy site asked us to wait. */
export class PageNotRead extends Error {
  readonly code: PageRefusal;
  readonly retryAfter: number | null;
  constructor(code: PageRefusal, retryAfter: number | null = null) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export interface Hosts {
  has(host: string): boolean;
}

/** Returns the parsed address that is fetched. Throws PageNotRead `bad_url`. */
export function checkUrl(raw: unknown, hosts: Hosts): URL {
  if (typeof raw !== 'string' || raw.length > 2048 || !URL.canParse(raw)) throw new PageNotRead('bad_url');
  const url = new URL(raw);
  if (url.protocol !== 'https:' || url.username || url.password || url.port || !hosts.has(url.hostname)) {
    throw new PageNotRead('bad_url');
  }
  return url;
}

export type Fetcher = (url: URL, init: RequestInit) => Promise<Response>;

export interface Page {
  bytes: Uint8Array;
  contentType: string;
}

interface Asked {
  hosts: Hosts;
  headers: Record<string, string>;
  /** Milliseconds for all redirects and the body. */
  deadline: number;
  fetcher: Fetcher;
}

/** Follows at most three redirects and checks each. `read` has the same deadline. */
export async function askGuarded<T>(
  raw: unknown,
  { hosts, headers, deadline, fetcher }: Asked,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  let url = checkUrl(raw, hosts);
  const signal = AbortSignal.timeout(deadline);
  try {
    for (let hop = 0; ; hop++) {
      const response = await fetcher(url, { redirect: 'manual', signal, headers });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location) {
        await response.body?.cancel();
        if (hop === 3) throw new PageNotRead('redirects');
        if (!URL.canParse(location, url)) throw new PageNotRead('bad_url');
        url = checkUrl(new URL(location, url).href, hosts);
        continue;
      }
      return await read(response);
    }
  } catch (error) {
    if (error instanceof PageNotRead) throw error;
    throw new PageNotRead(signal.aborted ? 'timeout' : 'unreachable');
  }
}

/** Returns the whole body. Throws PageNotRead `too_large`. */
export async function bodyOf(response: Response, maxBytes: number): Promise<Uint8Array> {
  const bytes = await readCapped(response, maxBytes);
  if (!bytes) throw new PageNotRead('too_large');
  return bytes;
}

export function fetchPage(
  raw: unknown,
  hosts: ReadonlySet<string>,
  fetcher: Fetcher = fetch,
  { maxBytes = 2_000_000, deadline = 8000 } = {},
): Promise<Page> {
  const headers = { accept: 'text/html', 'accept-language': 'en-IN,en;q=0.8' };
  return askGuarded(raw, { hosts, headers, deadline, fetcher }, async (response) => {
    const contentType = response.headers.get('content-type') ?? '';
    const refusal =
      response.status !== 200
        ? 'blocked'
        : /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(contentType)
          ? null
          : 'not_html';
    if (refusal) {
      await response.body?.cancel();
      throw new PageNotRead(refusal);
    }
    return { bytes: await bodyOf(response, maxBytes), contentType };
  });
}
