import * as v from 'valibot';
import { ModeratedReviewSchema } from '#src/domain/hotel/moderation.ts';
import type { Call } from '../../door.ts';
import { pageOf, reading } from './common.ts';

export const reviewPage = {
  path: 'rest/v1/rpc/admin_reviews',
  answer: pageOf(ModeratedReviewSchema),
  ...reading,
} as const satisfies Call;

const moderating = {
  refusals: {
    reason_required: 'Enter a reason.',
    already_hidden: 'Someone else has already hidden this review.',
    not_hidden: 'Someone else has already made this review visible.',
    not_reported: 'Someone else has already decided about this report.',
    not_waiting: 'Someone else has already decided about this reply.',
    not_replied: 'Someone else has already removed this reply.',
    not_found: 'This review no longer exists.',
  },
  failed: 'We could not change the review. Try again.',
  isFrank: true,
} as const;
const { report } = ModeratedReviewSchema.entries;
const hidden = v.object({
  hidden_at: v.nullable(v.string()),
  hidden_reason: v.nullable(v.string()),
  report: v.optional(report),
});

/** Hides a review from guests. Also decides the report of its property, if there is one. */
export const hideReview = { path: 'rest/v1/rpc/hide_review', answer: hidden, ...moderating } as const satisfies Call;
/** Shows it to them again. */
export const showReview = { path: 'rest/v1/rpc/show_review', answer: hidden, ...moderating } as const satisfies Call;
/** Keeps a review that its property has reported. */
export const keepReview = {
  path: 'rest/v1/rpc/keep_review',
  answer: v.object({ report }),
  ...moderating,
} as const satisfies Call;
/** {photo_id, is_shown, reason}: shows a photo of a review to guests, or removes it. */
export const decideReviewPhoto = {
  path: 'rest/v1/rpc/decide_review_photo',
  answer: v.object({ review_photos: ModeratedReviewSchema.entries.review_photos }),
  ...moderating,
  refusals: { ...moderating.refusals, already_decided: 'Someone else has already decided about this photo.' },
} as const satisfies Call;
/** {review_id}: where its photos can be looked at for ten minutes. */
export const reviewPhotoLinks = {
  path: 'functions/v1/review-photo-links',
  answer: v.object({ photos: v.array(v.object({ id: v.string(), url: v.string() })) }),
  failed: 'We could not open the photos. Try again.',
} as const satisfies Call;
const answered = v.object({ reply: v.nullable(v.string()), replied_at: v.nullable(v.string()) });
/** {review_id}: publishes the reply of a property that waited for an admin. */
export const approveReply = {
  path: 'rest/v1/rpc/approve_reply',
  answer: answered,
  ...moderating,
} as const satisfies Call;
/** Removes the reply of a property. */
export const removeReply = {
  path: 'rest/v1/rpc/remove_reply',
  answer: answered,
  ...moderating,
} as const satisfies Call;
