import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';
import type { Party } from '../stay.ts';
import { readUuid } from '../uuid.ts';

export const PriceLineSchema = v.object({
  first_night: v.string(),
  nights: v.number(),
  num_rooms: v.number(),
  full_price: paise,
});

/** A further room type of a booking or quote, at its price. A dropped one that is still charged has no rooms. */
export const PartSchema = v.object({
  room_category_id: v.string(),
  name: OwnWordsSchema,
  num_rooms: v.number(),
  num_adults: v.number(),
  num_children: v.number(),
  total_amount: paise,
  price_lines: v.array(PriceLineSchema),
});
export type Part = v.InferOutput<typeof PartSchema>;

export interface Rooms {
  room_category_id: string;
  num_rooms: number;
  num_adults: number;
  num_children: number;
}
interface Booked extends Omit<Rooms, 'room_category_id'> {
  parts?: readonly Rooms[] | null | undefined;
}

const booked = <One extends { num_rooms: number }>(parts: readonly One[] | null | undefined) =>
  (parts ?? []).filter(({ num_rooms }) => num_rooms > 0);

/** Returns guests and rooms of a booking in all its room types. */
export function partyOf(stay: Booked): Party {
  const all = [stay, ...booked(stay.parts)];
  const sum = (of: (one: Booked) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    adults: sum(({ num_adults }) => num_adults),
    children: sum(({ num_children }) => num_children),
    rooms: sum(({ num_rooms }) => num_rooms),
  };
}

interface Named {
  room_name: string;
  num_rooms: number;
  parts?: readonly Pick<Part, 'name' | 'num_rooms'>[] | null | undefined;
}

/** True for several room types. */
export const isMixed = ({ parts }: { parts?: readonly { num_rooms: number }[] | null | undefined }) =>
  booked(parts).length > 0;

/** "2 × Garden Room, Suite" */
export const typesWords = ({ room_name, num_rooms, parts }: Named): string =>
  [{ name: room_name, num_rooms }, ...booked(parts)]
    .map((one) => (one.num_rooms > 1 ? `${one.num_rooms} × ${one.name}` : one.name))
    .join(', ');

/** The room type of a page's heading; with several types, each with its rooms. */
export const headingOf = (room_name: string, { num_rooms, parts }: Pick<Named, 'num_rooms' | 'parts'>): string =>
  isMixed({ parts }) ? typesWords({ room_name, num_rooms, parts }) : room_name;

interface Typed extends Booked {
  room_category_id: string;
  room_name: string;
  parts?: readonly Part[] | null | undefined;
}

/** Returns the room types of a booking that has several, else none. Each can be dropped. */
export function droppable({ room_category_id, room_name, ...stay }: Typed): (Rooms & { name: string })[] {
  const others = booked(stay.parts);
  return others.length === 0 ? [] : [{ ...stay, room_category_id, name: room_name }, ...others];
}

/** Spreads guests over one room of each type: one adult in each, then the first rooms are filled. Leaves out those who find no place. */
export function spreadGuests(party: Party, rooms: readonly { id: string; max_occupancy: number }[]): Rooms[] {
  let adults = Math.max(party.adults - rooms.length, 0);
  let { children } = party;
  return rooms.map(({ id, max_occupancy }) => {
    const moreAdults = Math.min(adults, max_occupancy - 1);
    const num_children = Math.min(children, max_occupancy - 1 - moreAdults);
    adults -= moreAdults;
    children -= num_children;
    return { room_category_id: id, num_rooms: 1, num_adults: 1 + moreAdults, num_children };
  });
}

/** The most further room types of a booking, as in private.more_rooms. */
export const mostMoreTypes = 4;

/** Writes further room types into an address: "id.rooms.adults.children", with "~" between. */
export const writeMore = (more: readonly Rooms[]) =>
  more.map((one) => [one.room_category_id, one.num_rooms, one.num_adults, one.num_children].join('.')).join('~');

/** Reads them from an address. Leaves out what the server would refuse. */
export function readMore(text: string | null): Rooms[] {
  const read = (text ?? '').split('~').flatMap((one): Rooms[] => {
    const [id = '', ...counts] = one.split('.');
    const [num_rooms = 0, num_adults = 0, num_children = 0] = counts.map((count) =>
      /^\d{1,3}$/.test(count) ? Number(count) : 0,
    );
    return readUuid(id) && num_rooms > 0 && num_adults > 0
      ? [{ room_category_id: id, num_rooms, num_adults, num_children }]
      : [];
  });
  return read
    .filter((one, at) => read.findIndex((any) => any.room_category_id === one.room_category_id) === at)
    .slice(0, mostMoreTypes);
}
