import * as v from 'valibot';
import {
  BookingAnswerSchema,
  type BookingForm,
  type BookingQuote,
  BookingQuoteSchema,
  bookingRefusals,
} from '#src/domain/booking/booking.ts';
import { type NearestStay, NearestStaysSchema } from '#src/domain/hotel/hotel.ts';
import { type DatedStay, stayArguments } from '#src/domain/stay.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { api } from '#src/server/supabase.ts';

export interface QuoteRequest {
  room_category_id: string;
  check_in: string | null;
  check_out: string | null;
  num_rooms: number;
}

export const roomNotFound = 'Room not found';
export const notLoaded = 'We could not load this room. Please check your connection and try again.';

/** Hotel, room and, with dates, the price as it will be charged. */
export async function fetchQuote(request: QuoteRequest): Promise<Result<BookingQuote>> {
  const { data, error } = await api.rpc('booking_quote', request);
  if (error) return failure(notLoaded);
  const answer = v.parse(BookingQuoteSchema, data);
  return answer.ok ? success(answer) : failure(answer.code === 'room_not_found' ? roomNotFound : notLoaded);
}

/** The arguments of `create_booking_tx`. */
export interface BookingRequest extends Omit<BookingForm, 'guest_phone'> {
  hotel_id: string;
  room_category_id: string;
  guest_phone: string | null;
  total_amount: number;
  idempotency_key: string;
}

/** Why a booking was not made. `lost`: no answer came, so it may have been made; the same request may be sent again. */
export interface Refusal {
  code: string;
  sentence: string;
  rooms_free?: number | undefined;
  total_amount?: number | undefined;
  field?: string | undefined;
}

export const lost: Refusal = {
  code: 'lost',
  sentence: 'There was an error creating your booking. Please try again.',
};

/** Books the room and gives the reference. The database computes the price and checks the free rooms. */
export async function createBooking(request: BookingRequest): Promise<Result<string, Refusal>> {
  const { data, error } = await api.rpc('create_booking_tx', request);
  if (error) return failure(lost);
  const answer = v.parse(BookingAnswerSchema, data);
  if (answer.ok) return success(answer.booking_reference);
  return failure({ ...answer, sentence: bookingRefusals[answer.code] ?? lost.sentence });
}

/** Dates near the wished ones on which this room takes the party, nearest first. */
export async function findNearestStays(room_category_id: string, stay: DatedStay): Promise<Result<NearestStay[]>> {
  const { data, error } = await api.rpc('nearest_stays', {
    destination: '',
    ...stayArguments(stay),
    room_category_id,
  });
  if (error) return failure('We could not look for other dates.');
  // A refused question (too many guests for the room, say) has no other dates either.
  const answer = v.safeParse(NearestStaysSchema, data);
  return success(answer.success ? answer.output.stays : []);
}
