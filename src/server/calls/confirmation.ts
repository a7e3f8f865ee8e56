import * as v from 'valibot';
import { ConfirmedBookingSchema } from '#src/domain/booking/confirmation.ts';
import {
  bookingCallsBookingFailed,
  bookingErased,
  bookingNotFound,
  manyAsk,
  tooManyTried,
} from '#src/words/en/booking.ts';
import type { Call } from '../apiClient.ts';

export const bookingByReference = {
  path: 'rest/v1/rpc/booking_by_reference',
  answer: v.object({ booking: ConfirmedBookingSchema }),
  refusals: {
    not_found: bookingNotFound,
    rate_limited: tooManyTried,
    busy: manyAsk,
    erased: bookingErased,
  },
  failed: bookingCallsBookingFailed,
} as const satisfies Call;
