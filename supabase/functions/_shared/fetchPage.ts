import { readCapped } from './http.ts';

/** Reads a page of a host that is on the list, and nothing else: the way out of the imports. */

const withWww = (names: string) => new Set(names.split(' ').flatMap((name) => [name, `www.${name}`]));

/** Exact names. Never lengthened by settings: nobody else controls their DNS or certificates. */
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

/** Why a page was not read. Carries a code and never anything of the answer but how many seconds a busy site wants to be left alone. */
export class PageNotRead extends Error {
  readonly code: PageRefusal;
  readonly retryAfter: number | null;
  constructor(code: PageRefusal, retryAfter: number | null = null) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The hosts that may be asked: a set of exact names, or a rule for them. */
export interface Hosts {
  has(host: string): boolean;
}

/** The address as the one parsed object that is fetched, or a refusal. */
export function checkUrl(raw: unknown, hosts: Hosts): URL {
  if (typeof raw !== 'string' || raw.length > 2048 || !URL.canParse(raw)) throw new PageNotRead('bad_url');
  const url = new URL(raw);
  if (url.protocol !== 'https:' || url.username || url.password || url.port || !hosts.has(url.hostname)) {
    throw new PageNotRead('bad_url');
  }
  return url;
}

/** What the guard needs of `fetch`; tests give one that leads to a trap. */
export type Fetcher = (url: URL, init: RequestInit) => Promise<Response>;

export interface Page {
  bytes: Uint8Array;
  contentType: string;
}

interface Asked {
  hosts: Hosts;
  headers: Record<string, string>;
  /** Milliseconds for the whole way. */
  deadline: number;
  fetcher: Fetcher;
}

/** Asks through at most three redirects, each checked. `read` takes the answer, within the same limits of time. */
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

/** The whole body of an answer; of a longer one nothing. */
export async function bodyOf(response: Response, maxBytes: number): Promise<Uint8Array> {
  const bytes = await readCapped(response, maxBytes);
  if (!bytes) throw new PageNotRead('too_large');
  return bytes;
}

/** Reads a page of HTML of one of these hosts. */
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
