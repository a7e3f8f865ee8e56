import * as v from 'valibot';
import * as say from '../../words/staff/rooms.ts';
import { blockRefusal } from '../hotel/availability.ts';
import { formatNight } from '../hotel/formatNight.ts';
import type { Doubt } from '../likelyMistake.ts';
import { addDays } from '../stay.ts';
import { houseRights } from './people.ts';
import { type CalendarRoom, roomFields } from './roomFields.ts';

/** The same limits as in the database. */
export const roomLimits = { name: 12, floor: 20, beds: 60, notes: 300, atOnce: 100 } as const;

/** The block by which a room is out of order on the nights [first_night, end_date). */
export const RoomOutSchema = v.object({
  block_id: v.string(),
  first_night: v.string(),
  end_date: v.string(),
  reason: v.string(),
});
export type RoomOut = v.InferOutput<typeof RoomOutSchema>;

/** Returns "Out of order, last night Sat 12 Dec: Leaking tap". */
export function outWords({ first_night, end_date, reason }: RoomOut, today: string): string {
  const from = first_night > today ? formatNight(first_night) : null;
  return [say.outUntil(from, formatNight(addDays(end_date, -1))), reason].filter(Boolean).join(': ');
}

const RoomTypeSchema = v.object({
  id: v.string(),
  name: v.string(),
  total_rooms: v.number(),
  rooms: v.array(v.object({ ...roomFields, outs: v.optional(v.array(RoomOutSchema), []) })),
});
export type RoomType = v.InferOutput<typeof RoomTypeSchema>;
export const DeskRoomsSchema = v.object({
  rights: v.array(v.picklist(houseRights)),
  types: v.array(RoomTypeSchema),
});

/** Returns the question about more room numbers than rooms sold, or none. */
export function doubtRooms(
  { total_rooms, rooms }: Pick<RoomType, 'total_rooms' | 'rooms'>,
  names: readonly string[],
): Doubt[] {
  const numbers = new Set([...rooms.map(({ name }) => name), ...names]).size;
  return numbers > total_rooms ? [{ text: say.wouldHaveNumber(total_rooms, numbers), save: say.addRooms }] : [];
}

const RoomChoiceSchema = v.object({
  ...roomFields,
  taken: v.nullable(
    v.object({
      night: v.string(),
      reference: v.nullable(v.string()),
      guest_name: v.optional(v.nullable(v.string())),
    }),
  ),
  is_given: v.boolean(),
  is_occupied: v.boolean(),
  is_suggested: v.boolean(),
  /** Its room type, if the booking has several. */
  room_name: v.nullish(v.string()),
});
export type RoomChoice = v.InferOutput<typeof RoomChoiceSchema>;
export const StayRoomsSchema = v.object({
  first_night: v.string(),
  end_date: v.string(),
  num_rooms: v.number(),
  /** Other guests in house of this room type, without a numbered room. */
  without_room: v.optional(v.number(), 0),
  rooms: v.array(RoomChoiceSchema),
});

const range = /^(\D*)(\d{1,6})\s*[-–—]\s*(\D*)(\d{1,6})$/;
/** A part without a comma that is several rooms, as in "1 2 A3". */
const numbersOnly = /^[a-z]{0,3}\d+([-–—][a-z]{0,3}\d+)?(\s+[a-z]{0,3}\d+([-–—][a-z]{0,3}\d+)?)+$/i;

/** Returns the rooms of "1–6, A1–A3, 10 11, Attic" in their order: a range is each of its numbers. Null if one cannot be a name, or for too many. */
export function readRoomNames(text: string): string[] | null {
  const names: string[] = [];
  const parts = text.split(/[,;\n]/).map((one) => one.trim());
  for (const part of parts.flatMap((one) => (numbersOnly.test(one) ? one.split(/\s+/) : one))) {
    if (part === '') continue;
    const [, before, first, again, last] = range.exec(part) ?? [];
    if (first === undefined || (again && again !== before)) names.push(part);
    else {
      const count = Number(last) - Number(first) + 1;
      if (count < 1 || count > roomLimits.atOnce) return null;
      for (let at = 0; at < count; at += 1)
        names.push(`${before}${String(Number(first) + at).padStart(first.length, '0')}`);
    }
    if (names.length > roomLimits.atOnce) return null;
  }
  return names.length > 0 && names.every((name) => name.length <= roomLimits.name) ? names : null;
}

/** A booking gets these rooms, and no others, on the nights [first_night, end_date). */
export interface Give {
  booking_id: string;
  room_ids: readonly string[];
  first_night: string;
  end_date: string;
}

export const roomsOn = (rooms: readonly CalendarRoom[], booking: string, night: string): string[] =>
  rooms
    .filter(({ used }) =>
      used.some((use) => use.booking_id === booking && use.first_night <= night && night < use.end_date),
    )
    .map(({ id }) => id);

/** The rooms of the calendar after a change, before the server answers. */
export const withGiven = (
  rooms: readonly CalendarRoom[],
  { booking_id, room_ids, first_night, end_date }: Give,
): CalendarRoom[] =>
  rooms.map((room) => {
    const isGiven = room_ids.includes(room.id);
    const before = room.used.find((use) => use.booking_id === booking_id && use.end_date >= first_night);
    if (!isGiven && !before) return room;
    const used = room.used.filter((use) => use !== before);
    const first = before && before.first_night < first_night ? before.first_night : first_night;
    if (isGiven) used.push({ booking_id, block_id: null, first_night: first, end_date });
    else if (first < first_night) used.push({ booking_id, block_id: null, first_night: first, end_date: first_night });
    return { ...room, used };
  });

/** Returns "4, Ground floor, not cleaned, broken: The tap drips (suggested)", or who uses it. */
export function choiceWords({ floor, state, broken, taken, ...room }: RoomChoice): string {
  const { is_given, is_occupied, is_suggested, room_name } = room;
  const name = room_name ? `${room_name} ${room.name}` : room.name;
  if (taken?.reference) return say.givenTo(name, taken.guest_name ?? taken.reference, formatNight(taken.night));
  if (taken) return say.outFrom(name, formatNight(taken.night));
  const words = [
    name,
    floor,
    is_occupied && say.notCheckedOut,
    state === 'dirty' && say.notCleaned,
    broken && say.isBroken(broken),
  ]
    .filter(Boolean)
    .join(', ');
  return is_suggested && !is_given ? say.suggested(words) : words;
}

interface Refusal {
  code: string;
  [fact: string]: unknown;
}

const takerOf = ({ guest_name, reference }: Refusal) => say.takerWords(String(guest_name), String(reference));

export function roomRefusal(refusal: Refusal): string {
  const { code, room, night, reference, type } = refusal;
  if (code === 'room_name_used')
    return type ? say.roomNameUsed(String(room), String(type)) : say.nameTwice(String(room));
  if (code === 'room_removed') return say.roomRemoved(String(room));
  if (code === 'room_taken') {
    const when = formatNight(String(night));
    return reference ? say.roomTaken(String(room), when, takerOf(refusal)) : say.roomIsOut(String(room), when);
  }
  if (code === 'not_allowed') return say.onlyOwnerAndManagersChangeRooms;
  return (say.refusals as Record<string, string>)[code] ?? blockRefusal(refusal);
}

/** Why a room cannot be removed. */
export function removalRefusal(refusal: Refusal): string {
  const { code, room, night, reference } = refusal;
  if (code !== 'room_taken') return roomRefusal(refusal);
  const when = formatNight(String(night));
  return reference ? say.roomNotRemoved(String(room), when, takerOf(refusal)) : say.outNotRemoved(String(room), when);
}
