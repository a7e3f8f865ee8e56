import { bookingRefusals } from '#src/domain/booking/booking.ts';
import { roomNotFound } from '#src/words/en/booking.ts';
import { tooManyCodes } from '#src/words/en/prices.ts';
import type { Call } from '../apiClient.ts';
import { bookingQuote } from './booking.ts';

/** booking_quote with {code, email}. Wrong codes count towards a limit. */
export const codedQuote = {
  ...bookingQuote,
  path: 'rest/v1/rpc/coded_quote',
  refusals: { room_not_found: roomNotFound, rate_limited: tooManyCodes, busy: bookingRefusals.busy ?? '' },
} as const satisfies Call;
