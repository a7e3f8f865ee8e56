import type { HotelDetails, HotelRoom } from '#src/domain/hotel/hotel.ts';
import { isDated, type StayQuery } from '#src/domain/stay.ts';
import { fewerRooms, tooSmall } from '#src/words/en/hotel.ts';

/** At this number or fewer, the page shows how many rooms are left. */
const fewRooms = 3;

/** `checking` and `failed`: nothing is known about the stay in the address. */
export type Availability = 'checking' | 'failed' | 'known';

export type RoomOffer =
  | { state: 'undated' }
  | { state: 'free'; left: number | null }
  /** `why`: the property's rule that forbids the stay; null if no room is left. */
  | { state: 'sold_out'; why: string | null }
  | { state: 'too_few_left'; left: number }
  | TooSmall;

interface TooSmall {
  state: 'too_small';
  asks_for_too_many?: boolean;
  rooms_needed: number | null;
}
export const tooSmallTitle = ({ asks_for_too_many }: TooSmall) => (asks_for_too_many ? fewerRooms : tooSmall);

/** Returns true if the room can be booked for the dates by a party in `rooms` rooms. */
function isFree(room: HotelRoom, rooms: number): boolean {
  return room.fits && !room.stay_refusal && room.rooms_free !== null && room.rooms_free >= rooms;
}

/** Returns the fewest rooms of this type for the party; null if all of them are too few. */
function roomsNeeded(room: HotelRoom, stay: StayQuery): number | null {
  const needed = Math.max(1, Math.ceil((stay.adults + stay.children) / room.max_occupancy));
  return needed <= room.total_rooms ? needed : null;
}

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
  | { state: 'undated'; from_price: number; is_refundable: boolean }
  | { state: 'sold_out'; why: string | null }
  /** `left`: the most available rooms of one type. More were asked for. */
  | { state: 'too_few_left'; left: number; rooms_needed: number | null }
  | { state: 'free'; from_total: number; is_refundable: boolean };

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
  const cheapest = (rooms: HotelRoom[], price: (room: HotelRoom) => number) => {
    const [room] = rooms.toSorted((a, b) => price(a) - price(b));
    return { price: room ? price(room) : 0, is_refundable: room?.plan?.is_refundable !== false };
  };
  if (details.nights === null) {
    const { price, is_refundable } = cheapest(fitting, ({ base_price }) => base_price);
    return { state: 'undated', from_price: price, is_refundable };
  }
  if (free.length === 0) {
    const left = Math.max(...fitting.map((room) => (room.stay_refusal ? 0 : (room.rooms_free ?? 0))));
    const why = fitting.find((room) => room.rooms_free)?.stay_refusal ?? null;
    if (left > 0) return { state: 'too_few_left', left, rooms_needed };
    // Smaller rooms are available in a number that holds the party.
    return rooms_needed ? { state: 'too_small', rooms_needed } : { state: 'sold_out', why };
  }
  const { price, is_refundable } = cheapest(free, ({ stay_total }) => stay_total ?? 0);
  return { state: 'free', from_total: price, is_refundable };
}

/** The most useful next step; null if there is none on the page. */
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
      // While availability is unknown, the button stays as it is: usually rooms are available.
      return { name: isDated(stay) ? 'see_rooms' : 'dates' };
  }
}
