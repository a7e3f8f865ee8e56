import { addDays as addCalendarDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import * as v from 'valibot';
import { checkOutFirst, datesPast, dateTag, tooFarAhead, tooManyNights } from '../words/en/language.ts';
import { maxNights } from './stayLimits.ts';

/** Dates are `yyyy-MM-dd` strings in Asia/Kolkata; a stay is [check-in, check-out). Time zones never change a night. */

/** The latest check-out in days from today; the database has the same limit. */
export const maxDaysAhead = 540;
/** One more than the database searches for, so that a larger group is refused instead of searched as a smaller one. */
export const maxPartyCount = 1001;

const day = (date: string) => new Date(`${date}T00:00:00`);

/** True for a real date, year 1900 to 2999. */
export function isIsoDate(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  return addDays(text, 0) === text;
}

export function addDays(date: string, days: number): string {
  const then = addCalendarDays(day(date), days);
  const two = (part: number) => String(part).padStart(2, '0');
  // Smaller than date-fns' `formatISO`, which every screen would load.
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}

/** Negative if the dates are in the wrong order. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return differenceInCalendarDays(day(checkOut), day(checkIn));
}

/** India has had one offset (+05:30) and no summer time since 1945. */
export function todayInKolkata(now: Date = new Date()): string {
  return new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

export const dateRefusals = {
  invalid_dates: checkOutFirst,
  past_dates: datesPast,
  too_many_nights: tooManyNights,
  too_far_ahead: tooFarAhead,
} as const;
export type DateRefusal = keyof typeof dateRefusals;

/** Checks dates as the database does; null if they can be booked. */
export function refuseDates(checkIn: string, checkOut: string, today = todayInKolkata()): DateRefusal | null {
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return 'invalid_dates';
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return 'invalid_dates';
  if (checkIn < today) return 'past_dates';
  if (nights > maxNights) return 'too_many_nights';
  if (nightsBetween(today, checkOut) > maxDaysAhead) return 'too_far_ahead';
  return null;
}

/** The part of the URL that follows a guest from page to page. */
export interface StayQuery {
  check_in_date: string | null;
  check_out_date: string | null;
  adults: number;
  children: number;
  rooms: number;
}

export type Party = Pick<StayQuery, 'adults' | 'children' | 'rooms'>;
type Days = Pick<StayQuery, 'check_in_date' | 'check_out_date'>;
export type DatedStay = StayQuery & { check_in_date: string; check_out_date: string };

export const isDated = <Stay extends Days>(stay: Stay): stay is Stay & Pick<DatedStay, keyof Days> =>
  Boolean(stay.check_in_date && stay.check_out_date);

export const defaultParty = { adults: 2, children: 0, rooms: 1 } as const;

const count = (minimum: number) =>
  v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^\d+$/),
        v.transform(Number),
        v.minValue(minimum),
        v.transform((n) => Math.min(n, maxPartyCount)),
      ),
    ),
    null,
  );
const isoDate = v.fallback(v.nullable(v.pipe(v.string(), v.check(isIsoDate))), null);

/** Reads a stay from URL parameters. Invalid values become defaults. `guests` counts as adults if `adults` is missing. */
export function readStayQuery(params: URLSearchParams): StayQuery {
  const guests = v.parse(count(1), params.get('guests'));
  const adults = v.parse(count(1), params.get('adults'));
  const children = v.parse(count(0), params.get('children'));
  return {
    check_in_date: v.parse(isoDate, params.get('checkIn')),
    check_out_date: v.parse(isoDate, params.get('checkOut')),
    adults: adults ?? Math.max(1, (guests ?? defaultParty.adults) - (children ?? 0)),
    children: children ?? defaultParty.children,
    rooms: v.parse(count(1), params.get('rooms')) ?? defaultParty.rooms,
  };
}

/** Writes dates only if both exist. `guests` = adults + children. */
export function writeStayQuery(stay: StayQuery, params = new URLSearchParams()): URLSearchParams {
  if (isDated(stay)) {
    params.set('checkIn', stay.check_in_date);
    params.set('checkOut', stay.check_out_date);
  }
  params.set('guests', String(stay.adults + stay.children));
  params.set('adults', String(stay.adults));
  params.set('children', String(stay.children));
  params.set('rooms', String(stay.rooms));
  return params;
}

export function stayArguments(stay: StayQuery) {
  const { adults, children, rooms } = stay;
  const [check_in, check_out] = isDated(stay) ? [stay.check_in_date, stay.check_out_date] : [null, null];
  return { check_in, check_out, adults, children, rooms };
}

export function formatDate(date: string): string {
  return new Intl.DateTimeFormat(dateTag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** True for a valid `MM-DD`, by the rule of private.is_month_day. */
export const isMonthDay = (text: string) => /^\d\d-\d\d$/.test(text) && isIsoDate(`2000-${text}`);

export function formatMonthDay(monthDay: string): string {
  return new Intl.DateTimeFormat(dateTag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`2000-${monthDay}T00:00:00Z`),
  );
}

export function counted(n: number, singular: string, plural = `${singular}s`): string {
  return `${n} ${n === 1 ? singular : plural}`;
}
