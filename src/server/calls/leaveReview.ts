import * as v from 'valibot';
import { noReview } from '#src/domain/booking/noReview.ts';
import { ReviewedStaySchema } from '#src/domain/booking/openReview.ts';
import { notCalm } from '#src/domain/calmText.ts';
import { type Call, done } from '../door.ts';
import { linkRefusals } from './guestStay.ts';

/** How a guest says how a stay was. */

const refusals = {
  not_stayed_yet: 'A stay can be reviewed from the day of check-out.',
  ...noReview,
  invalid_review: 'Please check the stars and the length of your words.',
  odd_words: notCalm,
  photo_missing: 'A photo did not arrive. Please send the review once more.',
} as const;
const byLink = {
  ...linkRefusals,
  shared_link: 'This link only shows the stay. Whoever booked it can review it.',
  not_mailed:
    'Whoever books a stay can type any address. So a review is written by a link that went to the mailbox of the booking, and by no other.',
} as const;
const sending = {
  refused: 'Your review could not be sent.',
  failed: 'Your review could not be sent. What you wrote is still here: please try again.',
} as const;

/** {token} of a mail that asks, or of the stay. */
export const openReview = {
  path: 'rest/v1/rpc/open_review',
  answer: v.object({ stay: ReviewedStaySchema }),
  refusals: { ...byLink, ...refusals },
  failed: 'We could not open your stay. Please check your connection and try again.',
} as const satisfies Call;

/** {token, rating, aspects, title, comment, photos, legal_versions} */
export const reviewByLink = {
  path: 'rest/v1/rpc/review_by_link',
  answer: done,
  refusals: { ...byLink, ...refusals },
  ...sending,
} as const satisfies Call;

/** A form with {token, id, file}. */
export const uploadReviewPhoto = {
  path: 'functions/v1/upload-review-photo',
  answer: v.object({ id: v.string() }),
  refusals: {
    ...byLink,
    ...refusals,
    rate_limited:
      'Too many photos came at once, or for this stay today. Please try again in a minute, or send your review without this one.',
  },
  failed: 'It could not be sent. What you wrote is still here: please try again.',
  seconds: 120,
} as const satisfies Call;

/** {token} of the stay: asks for a link that goes to the mailbox of the booking. */
export const sendReviewLink = {
  path: 'rest/v1/rpc/send_review_link',
  answer: done,
  refusals: { ...byLink, ...refusals },
  refused: 'The link could not be sent.',
  failed: 'The link could not be sent. Please try again.',
} as const satisfies Call;
