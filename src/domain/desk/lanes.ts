import * as say from '../../words/staff/calendar.ts';
import { formatNight } from '../hotel/formatNight.ts';
import { addDays, counted, nightsBetween } from '../stay.ts';
import type { Calendar, CalendarBlock, CalendarHold, CalendarStay } from './calendar.ts';
import type { CalendarRoom } from './roomFields.ts';

export type BarOf =
  | { kind: 'stay'; of: CalendarStay }
  | { kind: 'hold'; of: CalendarHold }
  | { kind: 'block'; of: CalendarBlock };

/** `from` and `to` are positions in the calendar's nights: from midday of arrival to midday of departure, cut to the view. */
export type Bar = BarOf & {
  id: string;
  /** The numbered room of the bar. Null without one, and in room types without numbers. */
  room: CalendarRoom | null;
  /** The rooms that the bar stands for. */
  rooms: number;
  lane: number;
  from: number;
  to: number;
  isCutBefore: boolean;
  isCutAfter: boolean;
};

export interface Bars {
  lanes: number;
  /** The numbered rooms: each has a lane of its own, before those of bars without a room. */
  numbers: readonly CalendarRoom[];
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

/** Returns the bars by room type. A booking or block has one bar for each of its numbered rooms, and one for those without a room. */
export function barsOf({
  first_night,
  nights,
  stays,
  holds,
  blocks,
  rooms: numbered,
}: Calendar): ReadonlyMap<string, Bars> {
  const all: BarOf[] = [
    ...stays
      .filter(({ booking_status }) => booking_status !== 'cancelled')
      .map((of) => ({ kind: 'stay' as const, of })),
    ...holds.map((of) => ({ kind: 'hold' as const, of })),
    ...blocks.map((of) => ({ kind: 'block' as const, of })),
  ];
  const usedBy = new Map<string | null, { room: CalendarRoom; first_night: string; end_date: string }[]>();
  for (const room of numbered) {
    for (const { booking_id, block_id, ...use } of room.used) {
      const uses = usedBy.get(booking_id ?? block_id);
      if (uses) uses.push({ room, ...use });
      else usedBy.set(booking_id ?? block_id, [{ room, ...use }]);
    }
  }
  // A stay that goes on after the view has its rooms until the first night after it.
  const horizon = addDays(first_night, nights + 1);
  const placed = all
    .flatMap((bar) => {
      const { arrival, departure, rooms } = daysOf(bar);
      // A booking of several room types has a bar for each.
      const uses = (usedBy.get(bar.of.id) ?? []).filter(
        ({ room }) => room.room_category_id === bar.of.room_category_id,
      );
      const last = departure < horizon ? departure : horizon;
      const left = rooms - uses.filter(({ end_date }) => end_date >= last).length;
      const parts = uses.map(({ room, first_night: first, end_date }) => ({
        bar,
        room,
        rooms: 1,
        first,
        end: end_date,
      }));
      return left > 0 ? [...parts, { bar, room: null, rooms: left, first: arrival, end: departure }] : parts;
    })
    .map(({ first, end, ...part }) => ({
      ...part,
      from: nightsBetween(first_night, first) + 0.5,
      to: nightsBetween(first_night, end) + 0.5,
    }))
    .filter(({ from, to }) => to > 0 && from < nights)
    .sort((a, b) => a.from - b.from || b.to - a.to || kinds.indexOf(a.bar.kind) - kinds.indexOf(b.bar.kind));
  const types = new Map<string, { numbers: CalendarRoom[]; ends: number[]; bars: Bar[] }>();
  const typeOf = (id: string) => {
    const type = types.get(id) ?? { numbers: [], ends: [], bars: [] };
    types.set(id, type);
    return type;
  };
  for (const room of numbered) typeOf(room.room_category_id).numbers.push(room);
  for (const { bar, room, rooms, from, to } of placed) {
    const { numbers, ends, bars } = typeOf(bar.of.room_category_id);
    let lane = room ? numbers.indexOf(room) : -1;
    if (lane === -1) {
      const free = ends.findIndex((end) => end <= from);
      const place = free === -1 ? ends.length : free;
      ends[place] = to;
      lane = numbers.length + place;
    }
    bars.push({
      ...bar,
      id: [bar.kind, bar.of.id, room?.id, room && from].filter((part) => part != null).join(' '),
      room,
      rooms,
      lane,
      from: Math.max(0, from),
      to: Math.min(nights, to),
      isCutBefore: from < 0,
      isCutAfter: to > nights,
    });
  }
  return new Map(
    [...types].map(([id, { numbers, ends, bars }]) => [id, { lanes: numbers.length + ends.length, numbers, bars }]),
  );
}

/** Returns the first night from which the front desk can give the stay of a bar other rooms; null for other bars. */
export function movesFrom(bar: Bar, today: string): string | null {
  if (bar.kind !== 'stay' || bar.of.booking_status === 'completed') return null;
  const { check_in_date, check_out_date } = bar.of;
  const first = check_in_date > today ? check_in_date : today;
  return first < check_out_date ? first : null;
}
