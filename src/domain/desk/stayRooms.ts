import * as say from '../../words/staff/stayRooms.ts';
import { formatNight } from '../hotel/formatNight.ts';
import { addDays } from '../stay.ts';
import type { GivenRoom, Room } from './roomFields.ts';

/** The rooms of tonight; before the stay those of its first night with a room, after it those of the last. */
function roomsNow(rooms: readonly GivenRoom[], today: string): readonly GivenRoom[] {
  const first = rooms[0]?.first_night ?? '';
  const last = rooms.map(({ end_date }) => end_date).reduce((one, other) => (one > other ? one : other), '');
  const isOn = (night: string) => rooms.filter((room) => room.first_night <= night && night < room.end_date);
  if (today < first) return isOn(first);
  return last <= today ? rooms.filter(({ end_date }) => end_date === last) : isOn(today);
}

/** Returns "Room 4" or "Rooms 4, 5". */
export const namesOf = (rooms: readonly Pick<Room, 'name'>[]) =>
  (rooms.length === 1 ? say.room : say.rooms)(rooms.map(({ name }) => name).join(', '));

/** Returns "Room 4, Ground floor" or "Rooms 4, 5, then Room 6 from Sat 12 Dec". '' without a room. */
export function roomWords(rooms: readonly GivenRoom[], today: string): string {
  const now = roomsNow(rooms, today);
  if (now.length === 0) return '';
  const later = rooms.filter((room) => room.first_night > today && !now.includes(room));
  return [
    [namesOf(now), now.length === 1 && now[0]?.floor].filter(Boolean).join(', '),
    ...later.map((room) => say.fromDay(say.room(room.name), formatNight(room.first_night))),
  ].join(say.andThen);
}

/** Returns the first night from tonight on for which a booking with rooms has fewer than it booked; null if none. */
export function nightWithoutRoom(
  rooms: readonly GivenRoom[],
  stay: {
    check_in_date: string;
    check_out_date: string;
    num_rooms: number;
    parts?: readonly { num_rooms: number }[] | null | undefined;
  },
  today: string,
): string | null {
  if (rooms.length === 0) return null;
  const booked = (stay.parts ?? []).reduce((sum, { num_rooms }) => sum + num_rooms, stay.num_rooms);
  for (
    let night = today > stay.check_in_date ? today : stay.check_in_date;
    night < stay.check_out_date;
    night = addDays(night, 1)
  ) {
    const had = rooms.filter(({ first_night, end_date }) => first_night <= night && night < end_date);
    if (had.length < booked) return night;
  }
  return null;
}

/** Returns "4, 5" for papers. */
export const roomNumbers = (rooms: readonly GivenRoom[], today: string) =>
  roomsNow(rooms, today)
    .map(({ name }) => name)
    .join(', ');

/** Returns the number of each booked room for its own line; '' for one to be filled in by hand. */
export function numberLines(rooms: readonly GivenRoom[], booked: number, today: string): string[] {
  const now = roomsNow(rooms, today);
  return Array.from({ length: Math.max(booked, now.length) }, (_, at) => now[at]?.name ?? '');
}
