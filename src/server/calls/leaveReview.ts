import * as v from 'valibot';
import { ReviewedStaySchema } from '#src/domain/booking/openReview.ts';
import { notCalm } from '#src/words/en/common.ts';
import { linkRefusals } from '#src/words/en/guestStay.ts';
import * as say from '#src/words/en/review.ts';
import { noReview } from '#src/words/en/review.ts';
import { type Call, done } from '../apiClient.ts';

const refusals = {
  not_stayed_yet: say.notStayedYet,
  ...noReview,
  invalid_review: say.invalidReview,
  odd_words: notCalm,
  photo_missing: say.photoMissing,
} as const;
const byLink = {
  ...linkRefusals,
  shared_link: say.sharedLink,
  not_mailed: say.notMailed,
} as const;
const sending = {
  refused: say.reviewRefused,
  failed: say.reviewFailed,
} as const;

/** {token} of a review email or of the booking. */
export const openReview = {
  path: 'rest/v1/rpc/open_review',
  answer: v.object({ stay: ReviewedStaySchema }),
  refusals: { ...byLink, ...refusals },
  failed: say.openFailed,
} as const satisfies Call;

/** {token, rating, aspects, title, comment, photos, legal_versions}; `waits`: an admin must approve it. */
export const reviewByLink = {
  path: 'rest/v1/rpc/review_by_link',
  answer: v.object({ waits: v.boolean() }),
  refusals: { ...byLink, ...refusals },
  ...sending,
} as const satisfies Call;

export const uploadReviewPhoto = {
  path: 'functions/v1/upload-review-photo',
  answer: v.object({ id: v.string() }),
  refusals: {
    ...byLink,
    ...refusals,
    rate_limited: say.tooManyPhotos,
  },
  failed: say.photoFailed,
  seconds: 120,
} as const satisfies Call;

/** {token} of the booking: emails a review link to the booking's address. */
export const sendReviewLink = {
  path: 'rest/v1/rpc/send_review_link',
  answer: done,
  refusals: { ...byLink, ...refusals },
  refused: say.linkRefused,
  failed: say.linkNotSent,
} as const satisfies Call;
