import * as v from 'valibot';
import { ConfirmedBookingSchema } from '#src/domain/booking/confirmation.ts';
import { type Call, done } from '../door.ts';

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

/** Leaves the one review a stay may have. */
export const leaveReview = {
  path: 'rest/v1/rpc/leave_review',
  answer: done,
  refusals: {
    not_found: 'This is not the e-mail the stay was booked with. Please check it.',
    not_stayed_yet: 'A stay can be reviewed from the day of check-out.',
    booked_by_house: 'The hotel booked this stay. Reviews are of stays that guests booked here.',
    already_reviewed: 'This stay has a review already. Thank you!',
    invalid_review: 'Please check the stars and the length of your words.',
    rate_limited: 'Too many tries from here. Please wait a minute and try again.',
    busy: 'Many are writing to us just now. Please try again in a moment.',
  },
  refused: 'Your review could not be sent.',
  failed: 'Your review could not be sent. Please try again.',
} as const satisfies Call;
