import * as v from 'valibot';
import { HotelOfBookingSchema, paise } from '../hotel/hotel.ts';
import { stayPrice } from './price.ts';

/** A booking as private.booking_facts gives it, for the guest's confirmation, the hotel's mails and the back office alike. */
export const BookingFactsSchema = v.object({
  booking_reference: v.string(),
  booking_status: v.picklist(['pending', 'confirmed', 'cancelled', 'completed']),
  payment_status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
  created_at: v.string(),
  hotel_id: v.string(),
  hotel_name: v.string(),
  hotel_city: v.string(),
  room_category_id: v.string(),
  room_name: v.string(),
  check_in_date: v.string(),
  check_out_date: v.string(),
  num_adults: v.number(),
  num_children: v.number(),
  ...stayPrice,
  /** When the booking ends by itself without its advance; null when it does not. */
  advance_due_at: v.nullable(v.string()),
  /** Whether it ended because its advance had not come. */
  is_expired: v.boolean(),
  cancelled_at: v.nullable(v.string()),
  /** Paise that come back, or went back, of a cancelled booking that was paid; null of others, and where its house has to say. */
  refund_amount: v.nullable(v.number()),
  /** The hotel's terms of cancellation when it was booked. */
  cancellation_policy: v.nullable(v.string()),
  /** The versions of our texts that stood by the button, by the day they are of; null where nobody pressed it. */
  legal_versions: v.nullable(v.object({ terms: v.string(), privacy: v.string() })),
  guest_name: v.string(),
  /** Null of some whom the desk booked in. */
  guest_email: v.nullable(v.string()),
  guest_phone: v.nullable(v.string()),
  special_requests: v.string(),
});
export type BookingFacts = v.InferOutput<typeof BookingFactsSchema>;

/** A booking with the hotel it is at, as guests and mails are told of it. */
export const BookingAtHotelSchema = v.object({
  ...BookingFactsSchema.entries,
  /** Paise that came of it, to the site or the house, and did not go back. */
  paid_amount: paise,
  /** Where the advance can be paid by UPI, when the site has an address for it. */
  upi_id: v.nullable(v.string()),
  hotel: HotelOfBookingSchema,
});
export type BookingAtHotel = v.InferOutput<typeof BookingAtHotelSchema>;

/** What guests write to the hotel when they book: the fact, its name on screens and in files, and its name in the hotel's mail. */
export const guestNotes = [{ fact: 'special_requests', name: 'Requests', mailName: 'Special requests' }] as const;
