import type { HotelDetails, HotelRoom } from '#src/domain/hotel/hotel.ts';
import { isDated, type StayQuery } from '#src/domain/stay.ts';
import { fewerRooms, tooSmall } from '#src/words/en/hotel.ts';

/** From this many rooms down the number left is worth saying. It is said only when it is true. */
const fewRooms = 3;

/** What a hotel can offer for the stay now in the address; `checking` and `failed` while nothing is known about it. */
export type Availability = 'checking' | 'failed' | 'known';

export type RoomOffer =
  | { state: 'undated' }
  | { state: 'free'; left: number | null }
  /** `why`: the house does not let it for such dates, as a sentence; null where no room is left. */
  | { state: 'sold_out'; why: string | null }
  | { state: 'too_few_left'; left: number }
  | TooSmall;

interface TooSmall {
  state: 'too_small';
  /** The party would fit: there are fewer rooms than asked for. */
  asks_for_too_many?: boolean;
  rooms_needed: number | null;
}
export const tooSmallTitle = ({ asks_for_too_many }: TooSmall) => (asks_for_too_many ? fewerRooms : tooSmall);

/** Whether the room can be booked on the dates, by a party in `rooms` rooms. */
function isFree(room: HotelRoom, rooms: number): boolean {
  return room.fits && !room.stay_refusal && room.rooms_free !== null && room.rooms_free >= rooms;
}

/** Fewest rooms of the category that hold the party; null when all of them together do not. */
function roomsNeeded(room: HotelRoom, stay: StayQuery): number | null {
  const needed = Math.max(1, Math.ceil((stay.adults + stay.children) / room.max_occupancy));
  return needed <= room.total_rooms ? needed : null;
}

/** What can be said about a room for the stay. */
export function offerOf(room: HotelRoom, stay: StayQuery): RoomOffer {
  if (!room.fits) {
    return {
      state: 'too_small',
      asks_for_too_many: stay.rooms > room.total_rooms,
      rooms_needed: roomsNeeded(room, stay),
    };
  }
  if (room.rooms_free === null) return { state: 'undated' };
  if (room.rooms_free === 0 || room.stay_refusal) return { state: 'sold_out', why: room.stay_refusal };
  if (room.rooms_free < stay.rooms) return { state: 'too_few_left', left: room.rooms_free };
  return { state: 'free', left: room.rooms_free <= fewRooms ? room.rooms_free : null };
}

export type HotelOffer =
  | { state: 'no_rooms' }
  | TooSmall
  | { state: 'undated'; from_price: number }
  | { state: 'sold_out'; why: string | null }
  /** Rooms are left, at most so many of a kind, and more were asked for. */
  | { state: 'too_few_left'; left: number; rooms_needed: number | null }
  | { state: 'free'; from_price: number; from_total: number };

/** The best the hotel can offer for the stay. */
export function bestOffer(details: HotelDetails, stay: StayQuery): HotelOffer {
  if (details.rooms.length === 0) return { state: 'no_rooms' };
  const fitting = details.rooms.filter((room) => room.fits);
  const rooms_needed = details.fitting_rooms?.rooms ?? null;
  if (fitting.length === 0) {
    return {
      state: 'too_small',
      asks_for_too_many: details.rooms.every((room) => stay.rooms > room.total_rooms),
      rooms_needed,
    };
  }
  const free = fitting.filter((room) => isFree(room, stay.rooms));
  const price = (rooms: HotelRoom[]) => Math.min(...rooms.map((room) => room.base_price));
  if (details.nights === null) return { state: 'undated', from_price: price(fitting) };
  if (free.length === 0) {
    const left = Math.max(...fitting.map((room) => (room.stay_refusal ? 0 : (room.rooms_free ?? 0))));
    const why = fitting.find((room) => room.rooms_free)?.stay_refusal ?? null;
    if (left > 0) return { state: 'too_few_left', left, rooms_needed };
    // Smaller rooms are free, so many of which hold the party: the house is not full.
    return rooms_needed ? { state: 'too_small', rooms_needed } : { state: 'sold_out', why };
  }
  return {
    state: 'free',
    from_price: price(free),
    from_total: Math.min(...free.map((room) => room.stay_total ?? 0)),
  };
}

/** What helps most, as the foot of a small screen offers it: `null` where nothing on the page does. */
export type NextStep = { name: 'rooms'; rooms: number } | { name: 'see_rooms' | 'dates' | 'guests' | 'retry' } | null;

export function nextStep(offer: HotelOffer | null, availability: Availability, stay: StayQuery): NextStep {
  if (availability === 'failed') return { name: 'retry' };
  if (offer && 'rooms_needed' in offer && offer.rooms_needed) return { name: 'rooms', rooms: offer.rooms_needed };
  switch (offer?.state) {
    case 'no_rooms':
      return null;
    case 'too_small':
      return { name: 'guests' };
    case 'undated':
    case 'sold_out':
      return { name: 'dates' };
    case 'too_few_left':
    case 'free':
      return { name: 'see_rooms' };
    default:
      // What is asked is most often free, and then the button stays as it is.
      return { name: isDated(stay) ? 'see_rooms' : 'dates' };
  }
}
