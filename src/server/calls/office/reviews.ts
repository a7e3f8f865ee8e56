import * as v from 'valibot';
import { ModeratedReviewSchema } from '#src/domain/hotel/moderation.ts';
import * as say from '#src/words/staff/adminReviews.ts';
import type { Call } from '../../apiClient.ts';
import { pageOf, reading } from './common.ts';

export const reviewPage = {
  path: 'rest/v1/rpc/admin_reviews',
  answer: pageOf(ModeratedReviewSchema),
  ...reading,
} as const satisfies Call;

const moderating = {
  refusals: {
    reason_required: say.enterReason,
    kind_required: say.chooseReason,
    already_hidden: say.alreadyHidden,
    not_hidden: say.alreadyVisible,
    not_reported: say.reportAlreadyDecided,
    not_waiting: say.replyAlreadyDecided,
    not_replied: say.replyAlreadyRemoved,
    not_found: say.reviewNoLongerExists,
  },
  failed: say.couldNotChangeReview,
  isFrank: true,
} as const;
const { report } = ModeratedReviewSchema.entries;
const hidden = v.object({
  hidden_at: v.nullable(v.string()),
  hidden_reason: v.nullable(v.string()),
  report: v.optional(report),
});

/** Hides a review from guests. Also decides the property's report, if there is one. */
export const hideReview = { path: 'rest/v1/rpc/hide_review', answer: hidden, ...moderating } as const satisfies Call;
export const showReview = { path: 'rest/v1/rpc/show_review', answer: hidden, ...moderating } as const satisfies Call;
export const keepReview = {
  path: 'rest/v1/rpc/keep_review',
  answer: v.object({ report }),
  ...moderating,
} as const satisfies Call;
export const decideReviewPhoto = {
  path: 'rest/v1/rpc/decide_review_photo',
  answer: v.object({ review_photos: ModeratedReviewSchema.entries.review_photos }),
  ...moderating,
  refusals: { ...moderating.refusals, already_decided: say.photoAlreadyDecided },
} as const satisfies Call;
/** {review_id}: answers links to its photos, valid for two minutes. */
export const reviewPhotoLinks = {
  path: 'functions/v1/review-photo-links',
  answer: v.object({ photos: v.array(v.object({ id: v.string(), url: v.string() })) }),
  failed: say.couldNotOpenPhotos,
} as const satisfies Call;
const answered = v.object({ reply: v.nullable(v.string()), replied_at: v.nullable(v.string()) });
export const approveReply = {
  path: 'rest/v1/rpc/approve_reply',
  answer: answered,
  ...moderating,
} as const satisfies Call;
export const removeReply = {
  path: 'rest/v1/rpc/remove_reply',
  answer: answered,
  ...moderating,
} as const satisfies Call;
