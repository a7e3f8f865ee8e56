import * as say from '../../words/staff/calendar.ts';
import { formatNight } from '../hotel/availability.ts';
import { addDays, counted, nightsBetween } from '../stay.ts';
import type { Calendar, CalendarBlock, CalendarHold, CalendarStay } from './calendar.ts';

export type BarOf =
  | { kind: 'stay'; of: CalendarStay }
  | { kind: 'hold'; of: CalendarHold }
  | { kind: 'block'; of: CalendarBlock };

/** `from` and `to` are positions in the calendar's nights: from midday of arrival to midday of departure, cut to the view. */
export type Bar = BarOf & {
  id: string;
  lane: number;
  from: number;
  to: number;
  isCutBefore: boolean;
  isCutAfter: boolean;
};

export interface Bars {
  lanes: number;
  bars: readonly Bar[];
}

export function daysOf(bar: BarOf): { arrival: string; departure: string; rooms: number } {
  if (bar.kind === 'stay') {
    return { arrival: bar.of.check_in_date, departure: bar.of.check_out_date, rooms: bar.of.num_rooms };
  }
  return { arrival: bar.of.first_night, departure: bar.of.end_date, rooms: bar.of.rooms };
}

export const barName = (bar: BarOf) =>
  bar.kind === 'block' ? bar.of.reason || say.blocked : bar.of.guest_name || say.noNameGiven;

/** Returns "Fri 24 Dec to Mon 27 Dec, 2 rooms"; for a block "nights of Fri 24 Dec to Sun 26 Dec". */
export function barDays(bar: BarOf): string {
  const { arrival, departure, rooms } = daysOf(bar);
  const last = bar.kind === 'block' ? addDays(departure, -1) : departure;
  const days = last === arrival ? formatNight(arrival) : say.fromTo(formatNight(arrival), formatNight(last));
  const isNights = bar.kind === 'block' && last !== arrival;
  return (isNights ? say.nightsAndRooms : say.daysAndRooms)(days, counted(rooms, 'room'));
}

const kinds = ['stay', 'hold', 'block'];

export function barsOf({ first_night, nights, stays, holds, blocks }: Calendar): ReadonlyMap<string, Bars> {
  const all: BarOf[] = [
    ...stays
      .filter(({ booking_status }) => booking_status !== 'cancelled')
      .map((of) => ({ kind: 'stay' as const, of })),
    ...holds.map((of) => ({ kind: 'hold' as const, of })),
    ...blocks.map((of) => ({ kind: 'block' as const, of })),
  ];
  const placed = all
    .map((bar) => {
      const { arrival, departure } = daysOf(bar);
      const from = nightsBetween(first_night, arrival) + 0.5;
      const to = nightsBetween(first_night, departure) + 0.5;
      return { bar, from, to };
    })
    .filter(({ from, to }) => to > 0 && from < nights)
    .sort((a, b) => a.from - b.from || b.to - a.to || kinds.indexOf(a.bar.kind) - kinds.indexOf(b.bar.kind));
  const rows = new Map<string, { ends: number[]; bars: Bar[] }>();
  for (const { bar, from, to } of placed) {
    const row = rows.get(bar.of.room_category_id) ?? { ends: [], bars: [] };
    rows.set(bar.of.room_category_id, row);
    const free = row.ends.findIndex((end) => end <= from);
    const lane = free === -1 ? row.ends.length : free;
    row.ends[lane] = to;
    row.bars.push({
      ...bar,
      id: `${bar.kind} ${bar.of.id}`,
      lane,
      from: Math.max(0, from),
      to: Math.min(nights, to),
      isCutBefore: from < 0,
      isCutAfter: to > nights,
    });
  }
  return new Map([...rows].map(([id, { ends, bars }]) => [id, { lanes: ends.length, bars }]));
}
