import * as v from 'valibot';
import { readMoment } from '../moment.ts';
import { addDays, counted, formatDate, nightsBetween } from '../stay.ts';
import { channels } from './hosts.ts';

/** The calendars of other sites as the desk of a house reads them, and the stays there for which no room was free. */

const date = v.pipe(v.string(), v.isoDate());
const source = v.picklist(channels);

export const ConflictSchema = v.object({
  id: v.string(),
  feed_id: v.string(),
  channel: v.string(),
  source,
  room_category_id: v.string(),
  room_name: v.string(),
  first_night: date,
  end_date: date,
  /** Those that no room is free on. */
  nights: v.array(date),
  opened_at: v.string(),
  /** Bookings of here on those nights. */
  stays: v.array(
    v.object({
      id: v.string(),
      booking_reference: v.string(),
      guest_name: v.string(),
      check_in_date: date,
      check_out_date: date,
      num_rooms: v.number(),
    }),
  ),
  blocked: v.boolean(),
  held: v.boolean(),
  /** Other room categories of the house that are free on all of those nights. */
  rooms: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type Conflict = v.InferOutput<typeof ConflictSchema>;

const FeedSchema = v.object({
  id: v.string(),
  source,
  name: v.string(),
  address: v.string(),
  /** Whether nights that are merely closed there are blocked here. */
  takes_closed: v.boolean(),
  read_at: v.nullable(v.string()),
  /** It has said nothing for so long that its nights may be others by now. */
  is_stale: v.boolean(),
  tried_at: v.nullable(v.string()),
  error: v.nullable(v.string()),
  /** A busy site is not asked before. */
  retry_at: v.nullable(v.string()),
  /** Entries that may take nights and could not be read; kept: nights that stay blocked, because they may be theirs. */
  unread: v.nullable(v.object({ count: v.number(), from: v.nullable(date), kept: v.number() })),
  doubt: v.nullable(v.object({ at: v.string(), before: v.number(), now: v.number() })),
  /** Of our address for it, and when that was last asked. */
  token: v.string(),
  asked_at: v.nullable(v.string()),
  /** From today on, one for each night and room that it blocks. */
  nights: v.number(),
});
export type CalendarFeed = v.InferOutput<typeof FeedSchema>;

const ChannelRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  is_active: v.boolean(),
  total_rooms: v.number(),
  token: v.nullable(v.string()),
  feeds: v.array(FeedSchema),
});
export type ChannelRow = v.InferOutput<typeof ChannelRowSchema>;

export const ChannelsSchema = v.object({
  hotel_id: v.string(),
  hotel_name: v.string(),
  read_at: v.string(),
  rows: v.array(ChannelRowSchema),
  conflicts: v.array(ConflictSchema),
});

export const maxFeeds = 10;
export const maxFeedName = 40;
export const maxNote = 500;

/** In mails, "Thu, 24 Dec 2026, 3 nights". */
export const stretchWords = (first: string, end: string) =>
  `${formatDate(first)}, ${counted(nightsBetween(first, end), 'night')}`;

/** Nights as stretches from check-in to check-out, in the words of a desk or of a mail: "Thu 24 Dec – Sat 26 Dec; Tue 29 Dec – Wed 30 Dec". */
export function nightWords(nights: readonly string[], words: (check_in: string, check_out: string) => string): string {
  const runs = nights.reduce<[string, string][]>((all, night) => {
    const last = all.at(-1);
    if (last?.[1] === night) last[1] = addDays(night, 1);
    else all.push([night, addDays(night, 1)]);
    return all;
  }, []);
  return runs.map(([first, end]) => words(first, end)).join('; ');
}

/** What has the rooms of a conflict's nights beside bookings. */
export function otherTakers({ blocked, held }: Pick<Conflict, 'blocked' | 'held'>): string | null {
  if (blocked && held) return 'Rooms are also blocked, and held for callers.';
  if (blocked) return 'Rooms are also blocked.';
  return held ? 'Rooms are also held for callers.' : null;
}

const faults: Record<string, string> = {
  blocked: 'did not give its calendar: it may have a new address by now',
  timeout: 'took too long to answer',
  redirects: 'sent us from one address to another',
  bad_url: 'sent us to an address that is none of its own',
  too_large: 'gave a calendar that is too large',
  unreachable: 'could not be reached',
  not_calendar: 'answered with something that is no calendar: it may have a new address by now',
  cut_off: 'gave a calendar that ends in the middle',
  too_many: 'gave a calendar of more than 5,000 events from today on',
  busy: 'is busy',
  unreadable: 'gave a calendar that cannot be read',
};

/** Why a calendar was not read, as the end of a sentence that begins with its name. */
export const faultWords = (error: string) => faults[error] ?? 'could not be read';

const refusals: Record<string, string> = {
  not_found: 'This house, room or calendar is not among yours any more. Please load the page again.',
  invalid_address: 'This is no address of a calendar that we can read. Please copy it again.',
  invalid_name: `A name can be up to ${maxFeedName} letters, without < and >.`,
  own_address:
    'This is our own address, for the other site. Paste the address that the other site shows for its calendar.',
  known_already: 'This calendar is connected to this room already.',
  too_many_feeds: `A room can be connected to ${maxFeeds} calendars. Please remove one first.`,
  rate_limited:
    'You can read a calendar 6 times in 10 minutes. Try again in 10 minutes. We read it every 15 minutes ourselves.',
  invalid_note: `A note can be up to ${maxNote} characters.`,
  settled_already: 'This is settled already. The list shows what is left.',
  sold_out: 'That room is not free on all of these nights any more. Please choose another way.',
  busy: 'These nights are being changed by somebody else right now. Please try again.',
};

/** Why the server refused something about calendars, as a sentence. */
export const channelRefusal = ({ code }: { code: string }) => refusals[code] ?? 'The server refused this.';

/** How long ago something was, by two moments of the server: "just now", "12 minutes ago". */
export function agoWords(moment: string, now: string): string {
  const minutes = Math.max(0, Math.round((readMoment(now).getTime() - readMoment(moment).getTime()) / 60_000));
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${counted(hours, 'hour')} ago` : `${Math.round(hours / 24)} days ago`;
}

/** When a calendar was read, or that the last attempt failed: "Read 12 minutes ago", "Tried just now". */
export const readWords = ({ error, tried_at, read_at }: CalendarFeed, now: string) =>
  error && tried_at ? `Tried ${agoWords(tried_at, now)}` : read_at ? `Read ${agoWords(read_at, now)}` : 'Not read yet';
