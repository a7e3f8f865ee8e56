import * as v from 'valibot';
import { ConfirmedBookingSchema } from '#src/domain/booking/confirmation.ts';
import type { Call } from '../door.ts';

/** What the reference of a booking opens. */

export const bookingByReference = {
  path: 'rest/v1/rpc/booking_by_reference',
  answer: v.object({ booking: ConfirmedBookingSchema }),
  refusals: {
    not_found: 'We could not find a booking with this reference.',
    rate_limited: 'Too many references were tried from here.',
    busy: 'Many are asking just now. Please try again in a moment.',
  },
  failed: 'We could not load your booking. Please check your connection and try again.',
} as const satisfies Call;
