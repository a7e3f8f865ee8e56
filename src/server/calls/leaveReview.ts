import * as v from 'valibot';
import { ReviewedStaySchema } from '#src/domain/booking/openReview.ts';
import { type Call, done } from '../door.ts';
import { linkRefusals } from './guestStay.ts';

/** How a guest says how a stay was. */

const refusals = {
  not_stayed_yet: 'A stay can be reviewed from the day of check-out.',
  booked_by_house: 'The hotel booked this stay. Reviews are of stays that guests booked here.',
  already_reviewed: 'This stay has a review already. Thank you!',
  invalid_review: 'Please check the stars and the length of your words.',
} as const;
const byLink = {
  ...linkRefusals,
  shared_link: 'This link only shows the stay. Whoever booked it can review it.',
} as const;
const sending = {
  refused: 'Your review could not be sent.',
  failed: 'Your review could not be sent. What you wrote is still here: please try again.',
} as const;

/** {booking_reference, guest_email, rating, aspects, title, comment, legal_versions} */
export const leaveReview = {
  path: 'rest/v1/rpc/leave_review',
  answer: done,
  refusals: {
    ...refusals,
    not_found: 'This is not the e-mail the stay was booked with. Please check it.',
    rate_limited: 'Too many tries from here. Please wait a minute and try again.',
    busy: 'Many are writing to us just now. Please try again in a moment.',
  },
  ...sending,
} as const satisfies Call;

/** {token} of a mail that asks, or of the stay. */
export const openReview = {
  path: 'rest/v1/rpc/open_review',
  answer: v.object({ stay: ReviewedStaySchema }),
  refusals: { ...byLink, ...refusals },
  failed: 'We could not open your stay. Please check your connection and try again.',
} as const satisfies Call;

/** {token, rating, aspects, title, comment, legal_versions} */
export const reviewByLink = {
  path: 'rest/v1/rpc/review_by_link',
  answer: done,
  refusals: { ...byLink, ...refusals },
  ...sending,
} as const satisfies Call;
