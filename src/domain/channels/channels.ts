import * as v from 'valibot';
import * as say from '../../words/staff/channels.ts';
import { readMoment } from '../moment.ts';
import { addDays, counted, formatDate, nightsBetween } from '../stay.ts';
import { channels } from './hosts.ts';

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
  nights: v.array(date),
  opened_at: v.string(),
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
  rooms: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type ChannelConflict = v.InferOutput<typeof ConflictSchema>;

const FeedSchema = v.object({
  id: v.string(),
  source,
  name: v.string(),
  address: v.string(),
  /** True if nights that the other site closes without a booking are blocked here. */
  takes_closed: v.boolean(),
  read_at: v.nullable(v.string()),
  /** True if the last reading is so old that the nights may have changed. */
  is_stale: v.boolean(),
  tried_at: v.nullable(v.string()),
  error: v.nullable(v.string()),
  retry_at: v.nullable(v.string()),
  /** Entries that could not be read. `kept`: nights that stay blocked, because those entries may need them. */
  unread: v.nullable(v.object({ count: v.number(), from: v.nullable(date), kept: v.number() })),
  doubt: v.nullable(v.object({ at: v.string(), before: v.number(), now: v.number() })),
  /** The token of our calendar link for that site. `asked_at`: when the site last read it. */
  token: v.string(),
  asked_at: v.nullable(v.string()),
  /** Blocked nights from today on, counted for each room. */
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

export const stretchWords = (first: string, end: string) =>
  `${formatDate(first)}, ${counted(nightsBetween(first, end), 'night')}`;

/** Joins nights to ranges from check-in to check-out: "Thu 24 Dec – Sat 26 Dec; Tue 29 Dec – Wed 30 Dec". */
export function nightRangeWords(
  nights: readonly string[],
  words: (check_in: string, check_out: string) => string,
): string {
  const runs = nights.reduce<[string, string][]>((all, night) => {
    const last = all.at(-1);
    if (last?.[1] === night) last[1] = addDays(night, 1);
    else all.push([night, addDays(night, 1)]);
    return all;
  }, []);
  return runs.map(([first, end]) => words(first, end)).join('; ');
}

export function otherTakers({ blocked, held }: Pick<ChannelConflict, 'blocked' | 'held'>): string | null {
  if (blocked && held) return say.alsoBlockedAndOnHold;
  if (blocked) return say.alsoBlocked;
  return held ? say.alsoOnHold : null;
}

export const faultWords = (error: string, site: string) => (say.faults[error] ?? say.unknownFault)(site);

const refusals: Record<string, string> = {
  not_found: say.noAccess,
  invalid_address: say.calendarNotReadable,
  invalid_name: say.nameLimit(maxFeedName),
  own_address: say.ourOwnLink,
  known_already: say.alreadyConnected,
  too_many_feeds: say.tooManyCalendars(maxFeeds),
  rate_limited: say.tooManyReadings,
  invalid_note: say.noteLimit(maxNote),
  settled_already: say.alreadyResolved,
  sold_out: say.roomTypeSoldOut,
  busy: say.someoneElseIsChangingNights,
};

export const channelRefusal = ({ code }: { code: string }) => refusals[code] ?? say.couldNotDoThis;

export function agoWords(moment: string, now: string): string {
  const minutes = Math.max(0, Math.round((readMoment(now).getTime() - readMoment(moment).getTime()) / 60_000));
  if (minutes < 2) return say.momentAgo;
  if (minutes < 60) return say.minutesAgo(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say.hoursAgo(hours) : say.daysAgo(Math.round(hours / 24));
}

export const readWords = ({ error, tried_at, read_at }: CalendarFeed, now: string) =>
  error && tried_at
    ? say.triedAgo(agoWords(tried_at, now))
    : read_at
      ? say.readAgo(agoWords(read_at, now))
      : say.notReadYet;
