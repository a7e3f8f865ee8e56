import * as v from 'valibot';
import { count, HotelOfBookingSchema, HouseSpotSchema, PhotoSchema } from '../hotel/hotel.ts';
import { todayInKolkata } from '../stay.ts';
import { BookingAtHotelSchema } from './bookingFacts.ts';

/** A booking that was made: what its reference opens, and how the stay was. Apart from booking.ts, whose page has 105 kB of scripts. */

export const ConfirmedBookingSchema = v.object({
  ...BookingAtHotelSchema.entries,
  /** False of what the house booked for somebody. */
  booked_by_guest: v.boolean(),
  /** How often what a calendar holds of it has changed. */
  revision: count,
  hotel: v.object({ ...HotelOfBookingSchema.entries, ...HouseSpotSchema.entries }),
  room: v.object({ id: v.string(), name: v.string(), bed_type: v.string(), photos: v.array(PhotoSchema) }),
});
export type ConfirmedBooking = v.InferOutput<typeof ConfirmedBookingSchema>;

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference as it is stored, however it was typed: any case, with or without dashes and spaces. Null when it cannot be one. */
export function readReference(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (letters.length !== 16 || [...letters].some((letter) => !alphabet.includes(letter))) return null;
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Whether the guest can tell how it was: they booked it, the last night is over and it was not cancelled. */
export function mayReview(
  booking: Pick<ConfirmedBooking, 'booking_status' | 'check_out_date' | 'booked_by_guest'>,
  today = todayInKolkata(),
): boolean {
  return (
    booking.booked_by_guest &&
    ['confirmed', 'completed'].includes(booking.booking_status) &&
    booking.check_out_date <= today
  );
}
