import * as v from 'valibot';
import { BookingQuoteSchema, bookingRefusals } from '#src/domain/booking/booking.ts';
import { paise } from '#src/domain/hotel/hotel.ts';
import {
  bookingCallsRoomFailed,
  createFailed,
  humanNeeded,
  offerOver,
  roomNotFound,
  textsChanged,
} from '#src/words/en/booking.ts';
import type { Call } from '../apiClient.ts';

export const bookingQuote = {
  path: 'rest/v1/rpc/booking_quote',
  answer: import.meta.env.PUBLIC_TURNSTILE_SITE_KEY
    ? v.object({ ...BookingQuoteSchema.entries, asks_human: v.boolean() })
    : BookingQuoteSchema,
  refusals: { ...bookingRefusals, room_not_found: roomNotFound },
  failed: bookingCallsRoomFailed,
} as const satisfies Call;

const refusals = { ...bookingRefusals, texts_changed: textsChanged, offer_over: offerOver };

/** The database computes the price and checks availability. A repeated request returns the same booking. */
export const createBooking = {
  path: 'rest/v1/rpc/create_booking_tx',
  answer: v.object({ booking_reference: v.string(), stay_token: v.nullable(v.string()) }),
  facts: v.object({
    rooms_free: v.optional(v.number()),
    total_amount: v.optional(paise),
    field: v.optional(v.string()),
  }),
  refusals: import.meta.env.PUBLIC_TURNSTILE_SITE_KEY ? { ...refusals, human_needed: humanNeeded } : refusals,
  failed: createFailed,
} as const satisfies Call;
