import * as v from 'valibot';
import * as say from '../../words/staff/calendar.ts';
import * as calendarForms from '../../words/staff/calendarForms.ts';
import * as rates from '../../words/staff/rates.ts';
import { addDays, isIsoDate, maxDaysAhead, nightsBetween, todayInKolkata } from '../stay.ts';

/** The database has the same limit. */
const maxBlockNights = 366;
export const maxReason = 200;
export const gridNights = [14, 30, 60] as const;
export const gridPageSize = 200;

const Counts = v.array(v.number());
const AvailabilityRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  hotel_id: v.string(),
  hotel_name: v.string(),
  city: v.string(),
  is_active: v.boolean(),
  total_rooms: v.number(),
  booked: Counts,
  blocked: Counts,
  free: Counts,
});
/** One number per night, from the first night of the grid. */
export type AvailabilityRow = v.InferOutput<typeof AvailabilityRowSchema>;

export const AvailabilityPageSchema = v.object({
  total: v.number(),
  first_night: v.pipe(v.string(), v.isoDate()),
  nights: v.number(),
  rows: v.array(AvailabilityRowSchema),
});
export type AvailabilityPage = v.InferOutput<typeof AvailabilityPageSchema>;

export const RoomBlockSchema = v.object({
  id: v.string(),
  first_night: v.string(),
  end_date: v.string(),
  rooms: v.number(),
  reason: v.string(),
  created_at: v.string(),
  blocked_by: v.nullable(v.string()),
});

/** The nights [first_night, end_date). A null number of rooms means all blocked rooms. */
export interface BlockRequest {
  room_category_id: string;
  first_night: string;
  end_date: string;
  rooms: number | null;
}

const blockRefusals: Record<string, string> = {
  invalid_dates: say.lastNightBeforeFirst,
  past_dates: say.nightsBeforeToday,
  too_many_nights: say.blockTooLong(maxBlockNights),
  too_far_ahead: say.blockTooFarAhead(maxDaysAhead),
  invalid_reason: calendarForms.characterLimit(maxReason),
  not_found: say.roomTypeGone,
  changed_meanwhile: say.someoneElseChangedNights,
  not_blocked: say.nothingIsBlocked,
  busy: say.someoneElseIsChangingNights,
};

export function blockRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, rooms_free, max_rooms, channel } = refusal;
  if (code === 'sold_out') {
    return say.nothingWasBlocked(
      rooms_free ? say.fewerRoomsAvailable(Number(rooms_free)) : say.noRoomAvailableOnSomeNight,
    );
  }
  if (code === 'too_many_rooms') return say.roomTypeHasOnly(Number(max_rooms ?? 0));
  if (code === 'booked_elsewhere') return say.blockedByOtherCalendar(String(channel));
  return blockRefusals[code] ?? say.couldNotMakeChange;
}

/** Checks dates as the database does; null if they are valid. */
export function refuseBlockDates(firstNight: string, endDate: string, today = todayInKolkata()): string | null {
  if (!isIsoDate(firstNight) || !isIsoDate(endDate)) return say.chooseBothNights;
  const nights = nightsBetween(firstNight, endDate);
  if (nights < 1) return blockRefusals.invalid_dates ?? null;
  if (firstNight < today) return blockRefusals.past_dates ?? null;
  if (nights > maxBlockNights) return blockRefusals.too_many_nights ?? null;
  if (nightsBetween(today, endDate) > maxDaysAhead) return blockRefusals.too_far_ahead ?? null;
  return null;
}

export function spanOf(
  gridStart: string,
  nights: number,
  firstNight: string,
  endDate: string,
): [from: number, to: number] {
  return [Math.max(0, nightsBetween(gridStart, firstNight)), Math.min(nights, nightsBetween(gridStart, endDate))];
}

export function withBlock(
  row: AvailabilityRow,
  [from, to]: readonly [number, number],
  kind: 'block' | 'release',
  rooms: number | null,
) {
  const blocked = [...row.blocked];
  const free = [...row.free];
  for (let at = from; at < to; at += 1) {
    const before = blocked[at] ?? 0;
    const change = kind === 'block' ? (rooms ?? 0) : -Math.min(before, rooms ?? before);
    blocked[at] = before + change;
    free[at] = (free[at] ?? 0) - change;
  }
  return { ...row, blocked, free };
}

export function extremesOf(row: AvailabilityRow, [from, to]: readonly [number, number]) {
  return {
    leastFree: Math.min(...row.free.slice(from, to)),
    mostBlocked: Math.max(0, ...row.blocked.slice(from, to)),
  };
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export const formatNight = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

/** Returns "Premium Room, Hotel X, Fri 5 Dec: 3 of 5 available, 1 booked, 1 blocked". */
export function describeNight(row: AvailabilityRow, gridStart: string, at: number): string {
  const [booked = 0, blocked = 0, free = 0] = [row.booked[at], row.blocked[at], row.free[at]];
  return rates.roomsOfNight(
    row.name,
    row.hotel_name,
    formatNight(addDays(gridStart, at)),
    free,
    free + booked + blocked,
    booked,
    blocked,
  );
}
