import * as v from 'valibot';
import { BedSchema, count, HotelOfBookingSchema, HouseSpotSchema, PhotoSchema } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';
import { BookingAtHotelSchema } from './bookingFacts.ts';
import { PlansToldSchema } from './termsNow.ts';

/** A booking that was made: what its reference opens. Apart from booking.ts, which is larger. */

export const ConfirmedBookingSchema = v.object({
  ...BookingAtHotelSchema.entries,
  ...PlansToldSchema.entries,
  /** False of what the house booked for somebody. */
  booked_by_guest: v.boolean(),
  /** Its guest can say how it was, by a link of a mail, and has not yet. */
  may_review: v.boolean(),
  /** How often what a calendar holds of it has changed. */
  revision: count,
  hotel: v.object({ ...HotelOfBookingSchema.entries, ...HouseSpotSchema.entries }),
  room: v.object({ id: v.string(), name: OwnWordsSchema, bed_type: BedSchema, photos: v.array(PhotoSchema) }),
});
export type ConfirmedBooking = v.InferOutput<typeof ConfirmedBookingSchema>;

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference as it is stored, however it was typed: any case, with or without dashes and spaces. Null when it cannot be one. */
export function readReference(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (letters.length !== 16 || [...letters].some((letter) => !alphabet.includes(letter))) return null;
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
