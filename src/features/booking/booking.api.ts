import type { BookingDetails, BookingQuote } from '#src/domain/booking/booking.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { failure, type Result } from '#src/lib/result.ts';
import { bookingQuote } from '#src/server/calls/booking.ts';
import { callAsGuest } from '#src/server/guest.ts';
import type { Language } from '#src/words/languages.ts';

interface QuoteRequest {
  room_category_id: string;
  check_in: string | null;
  check_out: string | null;
  num_rooms: number;
  num_adults: number;
  num_children: number;
}

/** The offer of the house whose link was followed: its stay costs what was told, and its rooms are held. */
export const readOffer = () => new URLSearchParams(window.location.search).get('offer');

/** Hotel, room and, with dates, the price as it will be charged. What cannot be the id of a room is not asked about. */
export async function fetchQuote(request: QuoteRequest): Promise<Result<BookingQuote>> {
  if (readUuid(request.room_category_id)) return callAsGuest(bookingQuote, { ...request, offer: readOffer() });
  return failure('room_not_found', bookingQuote.refusals.room_not_found);
}

/** The arguments of `create_booking_tx`. */
export interface BookingRequest extends BookingDetails {
  hotel_id: string;
  room_category_id: string;
  total_amount: number;
  /** Of the texts that stand by the button. */
  legal_versions: { terms: string; privacy: string };
  idempotency_key: string;
  offer: string | null;
  /** Of the page: mails about the stay come in it. */
  language: Language;
}
