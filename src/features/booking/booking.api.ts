import type { BookingDetails, BookingQuote } from '#src/domain/booking/booking.ts';
import type { Rooms } from '#src/domain/booking/parts.ts';
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
  plan_id: string | null;
  /** A discount code, for this email. */
  code?: string;
  email?: string;
  /** Further room types; left out without any, as a server of the last release knows none. */
  more_rooms?: readonly Rooms[];
}

/** Returns the token of a front desk's offer, which fixes the price and holds the rooms. */
export const readOffer = () => new URLSearchParams(window.location.search).get('offer');

/** Returns the id of the rate plan in the address. */
export const readPlan = () => readUuid(new URLSearchParams(window.location.search).get('plan') ?? '');

/** Fetches hotel, room and, with dates, the price. A malformed room id is not sent to the server. */
export async function fetchQuote({ plan_id, code, email, ...request }: QuoteRequest): Promise<Result<BookingQuote>> {
  // A server of the last release knows no plans.
  const asked = { ...request, ...(plan_id && { plan_id }) };
  if (code) {
    const { codedQuote } = await import('#src/server/calls/codedQuote.ts');
    return callAsGuest(codedQuote, { ...asked, code, email: email || null });
  }
  if (readUuid(request.room_category_id)) return callAsGuest(bookingQuote, { ...asked, offer: readOffer() });
  return failure('room_not_found', bookingQuote.refusals.room_not_found);
}

export interface BookingRequest extends BookingDetails {
  hotel_id: string;
  room_category_id: string;
  total_amount: number;
  extras?: { id: string; quantity: number }[];
  plan_id?: string;
  code?: string;
  more_rooms?: readonly Rooms[];
  legal_versions: { terms: string; privacy: string };
  idempotency_key: string;
  offer: string | null;
  language: Language;
}
