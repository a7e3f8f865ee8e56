import * as say from '../../words/staff/calendar.ts';
import { formatNight } from '../hotel/formatNight.ts';
import { addDays, counted, nightsBetween } from '../stay.ts';
import type { Calendar, CalendarRow } from './calendar.ts';
import { weekdayBit } from './rateRules.ts';
import { dayWords } from './rateWords.ts';

/** A bit for each day of the week, Monday first. */
export const allDays = 127;

export interface Chosen {
  rooms: readonly string[];
  first_night: string;
  end_date: string;
  weekdays: number;
}
type Nights = Omit<Chosen, 'rooms'>;

/** Returns tonight for a walk-in guest: active room types, available ones first. */
export function walkIn({ rows, first_night }: Pick<Calendar, 'rows' | 'first_night'>, today: string): Chosen {
  const tonight = nightsBetween(first_night, today);
  const onSale = rows.filter(({ is_active }) => is_active);
  const isFree = ({ free }: CalendarRow) => (free[tonight] ?? 0) > 0;
  const rooms = [...onSale.filter(isFree), ...onSale.filter((row) => !isFree(row))].map(({ id }) => id);
  return { rooms, first_night: today, end_date: addDays(today, 1), weekdays: allDays };
}

export const isChosen = ({ first_night, end_date, weekdays }: Nights, night: string) =>
  night >= first_night && night < end_date && (weekdays & weekdayBit(night)) !== 0;

export function runsOf(chosen: Nights): { first_night: string; end_date: string }[] {
  const runs: { first_night: string; end_date: string }[] = [];
  const nights = nightsBetween(chosen.first_night, chosen.end_date);
  for (let at = 0; at < nights; at += 1) {
    const night = addDays(chosen.first_night, at);
    if (!isChosen(chosen, night)) continue;
    const last = runs.at(-1);
    if (last?.end_date === night) last.end_date = addDays(night, 1);
    else runs.push({ first_night: night, end_date: addDays(night, 1) });
  }
  return runs;
}

export const countNights = (chosen: Nights) =>
  runsOf(chosen).reduce((sum, { first_night, end_date }) => sum + nightsBetween(first_night, end_date), 0);

export const amountWords = (chosen: Chosen, onlyName: string) =>
  chosen.rooms.length === 1
    ? say.nightsOfRoomType(counted(countNights(chosen), 'night'), onlyName)
    : say.nightsInRoomTypes(counted(countNights(chosen), 'night'), counted(chosen.rooms.length, 'room type'));

/** Returns the first and last night, and the weekdays if not all: "Fri 24 Dec to Mon 27 Dec (Fri, Sat)". */
export function spanWords({ first_night, end_date, weekdays }: Nights): string {
  const last = addDays(end_date, -1);
  const days =
    first_night === last ? formatNight(first_night) : say.fromTo(formatNight(first_night), formatNight(last));
  return weekdays === allDays ? days : `${days} (${dayWords(weekdays)})`;
}
