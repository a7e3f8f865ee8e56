import type { BookingDetails, BookingQuote } from '#src/domain/booking/booking.ts';
import type { NearestStay } from '#src/domain/hotel/search.ts';
import { type DatedStay, stayArguments } from '#src/domain/stay.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { failure, isLost, type Result, success } from '#src/lib/result.ts';
import { bookingQuote, nearestToRoom } from '#src/server/calls/booking.ts';
import { callAsGuest } from '#src/server/guest.ts';

interface QuoteRequest {
  room_category_id: string;
  check_in: string | null;
  check_out: string | null;
  num_rooms: number;
}

/** Hotel, room and, with dates, the price as it will be charged. What cannot be the id of a room is not asked about. */
export async function fetchQuote(request: QuoteRequest): Promise<Result<BookingQuote>> {
  if (readUuid(request.room_category_id)) return callAsGuest(bookingQuote, request);
  return failure('room_not_found', bookingQuote.refusals.room_not_found);
}

/** The arguments of `create_booking_tx`. */
export interface BookingRequest extends Omit<BookingDetails, 'guest_phone'> {
  hotel_id: string;
  room_category_id: string;
  guest_phone: string | null;
  total_amount: number;
  idempotency_key: string;
}

/** Dates near the wished ones on which this room takes the party, nearest first. */
export async function findNearestToRoom(room_category_id: string, stay: DatedStay): Promise<Result<NearestStay[]>> {
  const found = await callAsGuest(nearestToRoom, {
    destination: '',
    ...stayArguments(stay),
    room_category_id,
  });
  if (found.ok) return success(found.value.stays);
  // A refused question (too many guests for the room, say) has no other dates either.
  return isLost(found.failure) ? found : success([]);
}
