import * as say from '../../words/staff/calendar.ts';
import { formatNight } from '../hotel/formatNight.ts';
import { formatRupees } from '../money.ts';
import { addDays, counted } from '../stay.ts';
import type { CalendarRow } from './calendar.ts';
import { type Chosen, isChosen } from './chosen.ts';
import type { NightChange } from './rates.ts';

/** A short price in whole rupees; from one lakh "1.25 L". */
export function shortPrice(paise: number): string {
  const rupees = Math.round(paise / 100);
  return rupees < 100_000 ? rupees.toLocaleString('en-IN') : `${Math.floor(rupees / 1000) / 100} L`;
}

export function describeNightRules(row: CalendarRow, at: number): readonly { mark: string; words: string }[] {
  const [min = 1, max = 30] = [row.min_nights[at], row.max_nights[at]];
  const rule = (mark: string, words: string, isThrough: boolean) =>
    isThrough ? { mark, words } : { mark: say.marks.arrivals(mark), words: say.forArrivals(words) };
  return [
    ...(min > 1 ? [rule(`${min}+`, say.minimumStay(counted(min, 'night')), row.min_through[at] === min)] : []),
    ...(max < 30 ? [rule(`≤${max}`, say.maximumStay(counted(max, 'night')), row.max_through[at] === max)] : []),
    ...(row.closed_to_arrival[at] ? [{ mark: say.marks.noCheckIn, words: say.noCheckIn }] : []),
    ...(row.closed_to_departure[at] ? [{ mark: say.marks.noCheckOut, words: say.noCheckOut }] : []),
  ];
}

/** Returns "Premium Room, Fri 5 Dec: ₹5,250.00, 3 of 5 free, 1 booked, 1 on hold, minimum stay 2 nights". */
export function describeCell(row: CalendarRow, firstNight: string, at: number): string {
  const [booked = 0, blocked = 0, held = 0, free = 0] = [row.booked[at], row.blocked[at], row.held[at], row.free[at]];
  const parts = [
    formatRupees(row.price[at] ?? 0),
    say.roomsAvailable(free, free + booked + blocked + held),
    booked > 0 && say.roomsBooked(booked),
    blocked > 0 && say.roomsBlocked(blocked),
    held > 0 && say.roomsOnHold(held),
    ...describeNightRules(row, at).map(({ words }) => words),
    row.is_own[at] && say.ownPrice,
  ];
  return `${row.name}, ${formatNight(addDays(firstNight, at))}: ${parts.filter(Boolean).join(', ')}`;
}

const changeAt = <T>(list: readonly T[], places: readonly number[], change: (before: T, at: number) => T): T[] =>
  list.map((before, at) => (places.includes(at) ? change(before, at) : before));

export const placesOf = (row: CalendarRow, firstNight: string, chosen: Omit<Chosen, 'rooms'>): number[] =>
  row.free.flatMap((_, at) => (isChosen(chosen, addDays(firstNight, at)) ? [at] : []));

/** The row after a change, before the server answers. `price`: of each chosen night in paise; null keeps the old ones until then. */
export function withNights(
  row: CalendarRow,
  firstNight: string,
  chosen: Omit<Chosen, 'rooms'>,
  { price_change, min_nights, max_nights, arrival_only, closed_to_arrival, closed_to_departure }: NightChange,
  price: number | null = null,
): CalendarRow {
  const places = placesOf(row, firstNight, chosen);
  const set = <T>(list: readonly T[], value: T | null | undefined) =>
    changeAt(list, places, (before) => value ?? before);
  return {
    ...row,
    price: set(row.price, price),
    min_nights: set(row.min_nights, min_nights),
    max_nights: set(row.max_nights, max_nights),
    min_through: set(row.min_through, min_nights && (arrival_only ? 1 : min_nights)),
    max_through: set(row.max_through, max_nights && (arrival_only ? 30 : max_nights)),
    closed_to_arrival: set(row.closed_to_arrival, closed_to_arrival),
    closed_to_departure: set(row.closed_to_departure, closed_to_departure),
    is_own: price_change === undefined ? row.is_own : changeAt(row.is_own, places, () => price_change !== null),
  };
}

/** The row after blocking or releasing rooms on the chosen nights, as many as possible up to that number. */
export function withRooms(
  row: CalendarRow,
  firstNight: string,
  chosen: Omit<Chosen, 'rooms'>,
  kind: 'block' | 'release',
  rooms: number | null,
): CalendarRow {
  const places = placesOf(row, firstNight, chosen);
  const by = places.map((at) => {
    const [free = 0, blocked = 0] = [row.free[at], row.blocked[at]];
    return kind === 'block' ? Math.min(free, rooms ?? free) : -Math.min(blocked, rooms ?? blocked);
  });
  const byAt = (at: number) => by[places.indexOf(at)] ?? 0;
  return {
    ...row,
    blocked: changeAt(row.blocked, places, (before, at) => before + byAt(at)),
    free: changeAt(row.free, places, (before, at) => before - byAt(at)),
  };
}

export function extremes(row: CalendarRow, firstNight: string, chosen: Omit<Chosen, 'rooms'>) {
  const places = placesOf(row, firstNight, chosen);
  const at = (list: readonly number[]) => places.map((place) => list[place] ?? 0);
  return { leastFree: Math.min(row.total_rooms, ...at(row.free)), mostBlocked: Math.max(0, ...at(row.blocked)) };
}
