import { type Channel, mayServe } from '../../../src/domain/channels/hosts.ts';
import { todayInKolkata } from '../../../src/domain/stay.ts';
import { brand, siteUrl } from './brand.ts';
import { calendarText } from './calendarEntries.ts';
import { askGuarded, bodyOf, type Fetcher, PageNotRead } from './fetchPage.ts';
import type { Env } from './http.ts';
import { publicFetch } from './publicFetch.ts';
import { CalendarNotRead, readCalendar } from './readCalendar.ts';
import { callService } from './service.ts';
import { isOwnUid } from './writeCalendar.ts';

interface Feed {
  id: string;
  source: Channel;
  address: string;
  etag: string | null;
  last_modified: string | null;
}

export type FeedState = 'read' | 'doubtful' | 'failed';
interface Way {
  fetcher: Fetcher | undefined;
  deadline: number;
}

type Finished = { ok: true; state: FeedState } | { ok: false; code: string };

const atOnce = 4;
const mostFeeds = 40;
const mostMilliseconds = 60_000;
/** Large enough for years of past events, which some sites never remove. */
const maxBytes = 10_000_000;

export async function readFeeds(
  env: Env,
  feedId: string | null = null,
  { fetcher, deadline = 10_000 }: Partial<Way> = {},
) {
  const counts: Record<FeedState, number> = { read: 0, doubtful: 0, failed: 0 };
  const begun = Date.now();
  for (let taken = 0; taken < mostFeeds && Date.now() - begun < mostMilliseconds; taken += atOnce) {
    const feeds = await callService<Feed[]>(env, 'claim_calendars', { feed_id: feedId, most: atOnce });
    for (const state of await Promise.all(feeds.map((feed) => readAlone(env, feed, { fetcher, deadline }))))
      counts[state] += 1;
    if (feedId || feeds.length < atOnce) break;
  }
  return counts;
}

async function readAlone(env: Env, feed: Feed, way: Way): Promise<FeedState> {
  try {
    return await readFeed(env, feed, way);
  } catch (error) {
    console.error('A calendar was not read:', error);
    return 'failed';
  }
}

async function readFeed(env: Env, feed: Feed, way: Way): Promise<FeedState> {
  let outcome: object;
  try {
    outcome = await askFeed(env, feed, way);
  } catch (error) {
    if (!(error instanceof PageNotRead || error instanceof CalendarNotRead)) throw error;
    const wait = error instanceof PageNotRead ? error.retryAfter : null;
    outcome = { outcome: error.code, ...(wait !== null && { retry_after: wait }) };
  }
  const finished = await callService<Finished>(env, 'finish_calendar', { feed_id: feed.id, ...outcome });
  if (finished.ok) return finished.state;
  // The lease expires, and the next run reads it again.
  console.error('A calendar was read and not followed:', finished.code);
  return 'failed';
}

async function askFeed(
  env: Env,
  { source, address, etag, last_modified }: Feed,
  { fetcher, deadline }: Way,
): Promise<object> {
  const headers = {
    accept: 'text/calendar',
    'user-agent': `${brand.name} calendar`,
    ...(etag && { 'if-none-match': etag }),
    ...(last_modified && { 'if-modified-since': last_modified }),
  };
  const given = await askGuarded(
    address,
    {
      ...{ headers, deadline, fetcher: fetcher ?? fetcherOf(env, source) },
      hosts: { has: (host) => mayServe(source, host) },
    },
    async (response) => {
      if (response.status === 200) {
        return {
          bytes: await bodyOf(response, maxBytes),
          etag: shortHeader(response, 'etag', 200),
          last_modified: shortHeader(response, 'last-modified', 60),
        };
      }
      await response.body?.cancel();
      if (response.status === 304 && (etag || last_modified)) return null;
      if (response.status === 429 || response.status === 503) throw new PageNotRead('busy', secondsOf(response));
      throw new PageNotRead('blocked');
    },
  );
  if (!given) return { outcome: 'unchanged' };
  const { bytes, ...about } = given;
  const isOwn = isOwnUid(new URL(siteUrl(env)).host);
  return { outcome: 'read', ...readCalendar(calendarText(bytes), todayInKolkata(), isOwn), ...about };
}

function shortHeader(response: Response, name: string, length: number): string | null {
  const value = response.headers.get(name);
  return value && value.length <= length && /^[ -~]*$/.test(value) ? value : null;
}

/** Returns the wait that a busy site asks for, in seconds; null if it does not say. */
function secondsOf(response: Response): number | null {
  const said = response.headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1000);
  return Number.isFinite(seconds) && Math.abs(seconds) < 1e9 ? seconds : null;
}

function fetcherOf(env: Env, source: Channel): Fetcher {
  const proxy = env.CALENDAR_PROXY_URL;
  if (proxy) return (url, init) => fetch(`${proxy}?${new URLSearchParams({ url: url.href })}`, init);
  return source === 'other' ? publicFetch() : fetch;
}
