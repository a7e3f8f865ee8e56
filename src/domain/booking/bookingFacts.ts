import * as v from 'valibot';
import { arrivesAt, specialRequests } from '../../words/en/guestStay.ts';
import { formatTime } from '../../words/en/party.ts';
import { HotelOfBookingSchema, paise } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';
import { stayPrice } from './price.ts';

/** A booking as private.booking_facts gives it, for the guest's confirmation, the hotel's mails and the back office alike. */
export const BookingFactsSchema = v.object({
  booking_reference: v.string(),
  booking_status: v.picklist(['pending', 'confirmed', 'cancelled', 'completed']),
  /** Finer than its status: of stayStates. */
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
  /** When the booking expires without its advance; null when it does not. */
  advance_due_at: v.nullable(v.string()),
  /** Whether its guest has opened a link from our emails, or booked with the account of the address. */
  is_verified: v.optional(v.boolean(), false),
  /** Whether it expired without its advance. */
  is_expired: v.boolean(),
  /** When the desk checked the guest out; null before, and where nobody did. */
  checked_out_at: v.optional(v.nullable(v.string()), null),
  cancelled_at: v.nullable(v.string()),
  /** By the guest's own hand; else by the hotel, or by itself. */
  cancelled_by_guest: v.boolean(),
  /** Until when its guest says whether they cancelled, as the desk says; null where nobody asks. */
  cancel_answer_by: v.optional(v.nullable(v.string()), null),
  /** When its guest said that they were there, though it is a no-show. */
  no_show_disputed_at: v.optional(v.nullable(v.string()), null),
  /** Paise that the hotel charges a guest who did not arrive, in place of the price, and why; null where it charges nothing. */
  no_show_fee: v.optional(v.nullable(paise), null),
  no_show_fee_reason: v.optional(v.nullable(v.string()), null),
  /** The refund of a cancelled booking that was paid, in paise: refunded and due. Null of others, and where the hotel decides. */
  refund_amount: v.nullable(v.number()),
  /** The hotel's terms of cancellation when it was booked. */
  cancellation_policy: v.nullable(v.string()),
  /** The versions of our texts that stood by the button, by the day they are of; null where nobody pressed it. */
  legal_versions: v.nullable(v.object({ terms: v.string(), privacy: v.string() })),
  /** Paise that the guest has reported as paid, and that were not received yet. */
  reported_amount: paise,
  guest_name: v.string(),
  /** Null of some whom the desk booked in. */
  guest_email: v.nullable(v.string()),
  guest_phone: v.nullable(v.string()),
  special_requests: v.string(),
  /** When the guest means to come on the day of check-in, 'HH:MM' in India. */
  arrival_time: v.nullable(v.string()),
});
export type BookingFacts = v.InferOutput<typeof BookingFactsSchema>;

/** A booking with the hotel it is at, as guests and mails are told of it. */
export const BookingAtHotelSchema = v.object({
  ...BookingFactsSchema.entries,
  /** Paise that the site or the property received and did not refund. */
  paid_amount: paise,
  refunded_amount: paise,
  /** Paise that are to be refunded. */
  refund_due: paise,
  /** Paise of the guest's last report, if that payment was not found and nothing was received since. */
  not_found_amount: v.optional(paise, 0),
  /** Paise of a reported payment that a cancelled booking is refunded once it is found; null where the hotel decides, and where none is reported. */
  refund_of_reported: v.optional(v.nullable(paise), null),
  /** The balance due, in paise: total, or the fee of a no-show, − received + refunded + refunds due. 0 of any other cancelled booking. */
  balance_due: v.number(),
  /** Where the advance or balance can be paid by UPI, when the site has an address for it. */
  upi_id: v.nullable(v.string()),
  /** Whether there is a page to pay the advance or balance on, of a payment gateway. */
  pays_online: v.boolean(),
  hotel: HotelOfBookingSchema,
});
export type BookingAtHotel = v.InferOutput<typeof BookingAtHotelSchema>;

type Notes = Pick<BookingFacts, 'arrival_time' | 'special_requests'>;

/** What guests tell the hotel, when they book or by their link: the fact, its name, and how it reads; empty where they said nothing. */
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
