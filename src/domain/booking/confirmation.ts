import * as v from 'valibot';
import { BedSchema, count, HotelOfBookingSchema, HouseSpotSchema, PhotoSchema } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';
import { BookingAtHotelSchema } from './bookingFacts.ts';
import { PlansToldSchema } from './termsNow.ts';

export const ConfirmedBookingSchema = v.object({
  ...BookingAtHotelSchema.entries,
  ...PlansToldSchema.entries,
  /** False if the hotel booked for the guest. */
  booked_by_guest: v.boolean(),
  may_review: v.boolean(),
  revision: count,
  hotel: v.object({ ...HotelOfBookingSchema.entries, ...HouseSpotSchema.entries }),
  room: v.object({ id: v.string(), name: OwnWordsSchema, bed_type: BedSchema, photos: v.array(PhotoSchema) }),
});
export type ConfirmedBooking = v.InferOutput<typeof ConfirmedBookingSchema>;

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a reference as it is stored, from any case and with or without dashes and spaces. Null if it is invalid. */
export function readReference(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (letters.length !== 16 || [...letters].some((letter) => !alphabet.includes(letter))) return null;
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
