import * as v from 'valibot';
import { arrivesAt, specialRequests } from '../../words/en/guestStay.ts';
import { formatTime } from '../../words/en/party.ts';
import { HotelOfBookingSchema, paise } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';
import { stayPrice } from './price.ts';

/** Facts that lists of bookings leave out: the guest, and the guest's messages to the hotel. */
const guestFacts = {
  guest_name: v.string(),
  /** Null for some bookings by the front desk. */
  guest_email: v.nullable(v.string()),
  guest_phone: v.nullable(v.string()),
  special_requests: v.string(),
  /** 'HH:MM' in India, on the day of check-in. */
  arrival_time: v.nullable(v.string()),
};

/** Facts of a booking without its guest, as private.open_facts returns them. */
export const OpenFactsSchema = v.object({
  booking_reference: v.string(),
  booking_status: v.picklist(['pending', 'confirmed', 'cancelled', 'completed']),
  stay_state: v.string(),
  payment_status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
  created_at: v.string(),
  hotel_id: v.string(),
  hotel_name: v.string(),
  hotel_city: v.string(),
  room_category_id: v.string(),
  room_name: OwnWordsSchema,
  check_in_date: v.string(),
  check_out_date: v.string(),
  num_adults: v.number(),
  num_children: v.number(),
  ...stayPrice,
  /** Null if the booking does not expire. */
  advance_due_at: v.nullable(v.string()),
  /** True once the guest opened a link from our emails, or booked with the account of the address. */
  is_verified: v.optional(v.boolean(), false),
  is_expired: v.boolean(),
  /** Null unless the front desk checked the guest out. */
  checked_out_at: v.optional(v.nullable(v.string()), null),
  cancelled_at: v.nullable(v.string()),
  /** False if the hotel cancelled it or it expired. */
  cancelled_by_guest: v.boolean(),
  /** Deadline for the guest to confirm a cancellation that the front desk recorded; null if none. */
  cancel_answer_by: v.optional(v.nullable(v.string()), null),
  no_show_disputed_at: v.optional(v.nullable(v.string()), null),
  /** Paise that the hotel charges for a no-show in place of the price; null if nothing. */
  no_show_fee: v.optional(v.nullable(paise), null),
  no_show_fee_reason: v.optional(v.nullable(v.string()), null),
  /** Paise refunded and due for a paid booking that was cancelled; null for others, and if the hotel decides. */
  refund_amount: v.nullable(v.number()),
  cancellation_policy: v.nullable(v.string()),
  /** The versions of our texts that the guest accepted; null if no guest did. */
  legal_versions: v.nullable(v.object({ terms: v.string(), privacy: v.string() })),
  /** Paise that the guest reported as paid and we have not received yet. */
  reported_amount: paise,
});

export const BookingFactsSchema = v.object({ ...OpenFactsSchema.entries, ...guestFacts });
export type BookingFacts = v.InferOutput<typeof BookingFactsSchema>;

export const BookingAtHotelSchema = v.object({
  ...BookingFactsSchema.entries,
  /** Paise received and not refunded. */
  paid_amount: paise,
  refunded_amount: paise,
  refund_due: paise,
  /** Paise of the guest's last report, if the payment was not found and nothing was received since. */
  not_found_amount: v.optional(paise, 0),
  /** Paise that a cancelled booking refunds once a reported payment is found; null if the hotel decides or none is reported. */
  refund_of_reported: v.optional(v.nullable(paise), null),
  /** Paise: total (or no-show fee) − received + refunded + refunds due. 0 for a cancelled booking without a fee. */
  balance_due: v.number(),
  /** Null if the site has no UPI address. */
  upi_id: v.nullable(v.string()),
  pays_online: v.boolean(),
  hotel: HotelOfBookingSchema,
});
export type BookingAtHotel = v.InferOutput<typeof BookingAtHotelSchema>;

type Notes = Pick<BookingFacts, keyof typeof guestFacts>;

/** Guests' messages to the hotel: the fact, its name, and its words ('' if none). */
export const guestNotes = [
  {
    fact: 'arrival_time',
    name: arrivesAt,
    words: ({ arrival_time }: Notes) => (arrival_time ? formatTime(arrival_time) : ''),
  },
  {
    fact: 'special_requests',
    name: specialRequests,
    words: ({ special_requests }: Notes) => special_requests,
  },
] as const;
