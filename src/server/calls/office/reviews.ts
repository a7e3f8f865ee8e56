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
    reason_required: 'Please say why.',
    already_hidden: 'Somebody else hid this review meanwhile.',
    not_hidden: 'Somebody else showed this review again meanwhile.',
    not_reported: 'Somebody else decided this meanwhile.',
    not_waiting: 'Someone else decided about this reply.',
    not_replied: 'Somebody else took this reply away meanwhile.',
    not_found: 'This review no longer exists.',
  },
  failed: 'The review could not be changed. Please try again.',
  isFrank: true,
} as const;
const { report } = ModeratedReviewSchema.entries;
const hidden = v.object({
  hidden_at: v.nullable(v.string()),
  hidden_reason: v.nullable(v.string()),
  report: v.optional(report),
});

/** Takes a review away from guests; where its house has reported it, that decides it. */
export const hideReview = { path: 'rest/v1/rpc/hide_review', answer: hidden, ...moderating } as const satisfies Call;
/** Shows it to them again. */
export const showReview = { path: 'rest/v1/rpc/show_review', answer: hidden, ...moderating } as const satisfies Call;
/** Lets one stand that its house has reported. */
export const keepReview = {
  path: 'rest/v1/rpc/keep_review',
  answer: v.object({ report }),
  ...moderating,
} as const satisfies Call;
/** {photo_id, is_shown, reason}: shows a photo of a review to guests, or takes it away. */
export const decideReviewPhoto = {
  path: 'rest/v1/rpc/decide_review_photo',
  answer: v.object({ review_photos: ModeratedReviewSchema.entries.review_photos }),
  ...moderating,
  refusals: { ...moderating.refusals, already_decided: 'Somebody else decided about this photo meanwhile.' },
} as const satisfies Call;
/** {review_id}: where its photos can be looked at for ten minutes. */
export const reviewPhotoLinks = {
  path: 'functions/v1/review-photo-links',
  answer: v.object({ photos: v.array(v.object({ id: v.string(), url: v.string() })) }),
  failed: 'The photos could not be opened. Please try again.',
} as const satisfies Call;
const answered = v.object({ reply: v.nullable(v.string()), replied_at: v.nullable(v.string()) });
/** {review_id}: shows guests the reply of a house that waited for an admin. */
export const approveReply = {
  path: 'rest/v1/rpc/approve_reply',
  answer: answered,
  ...moderating,
} as const satisfies Call;
/** Takes the reply of a house away from guests. */
export const removeReply = {
  path: 'rest/v1/rpc/remove_reply',
  answer: answered,
  ...moderating,
} as const satisfies Call;
