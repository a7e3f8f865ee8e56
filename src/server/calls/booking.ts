import * as v from 'valibot';
import { BookingQuoteSchema, bookingRefusals } from '#src/domain/booking/booking.ts';
import { paise } from '#src/domain/hotel/hotel.ts';
import type { Call } from '../door.ts';

export const bookingQuote = {
  path: 'rest/v1/rpc/booking_quote',
  answer: BookingQuoteSchema,
  refusals: { room_not_found: 'Room not found' },
  failed: 'We could not load this room. Please check your connection and try again.',
} as const satisfies Call;

/** Shows that a person sends the booking with this idempotency key, by the token of the form's check. */
export const proveHuman = {
  path: 'functions/v1/prove-human',
  answer: v.object({ success: v.literal(true) }),
  failed: 'We could not check that you are a person. Please try again.',
} as const satisfies Call;

/** The database computes the price and checks the free rooms. The same request again is the same booking. */
export const createBooking = {
  path: 'rest/v1/rpc/create_booking_tx',
  answer: v.object({ booking_reference: v.string() }),
  facts: v.object({
    rooms_free: v.optional(v.number()),
    total_amount: v.optional(paise),
    field: v.optional(v.string()),
  }),
  refusals: bookingRefusals,
  failed: 'There was an error creating your booking. Please try again.',
} as const satisfies Call;
