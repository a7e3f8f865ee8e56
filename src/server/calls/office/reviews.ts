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
  answer: v.object({ hidden_at: v.nullable(v.string()), hidden_reason: v.nullable(v.string()) }),
  refusals: {
    reason_required: 'Please say why, for the other admins.',
    already_hidden: 'Somebody else hid this review meanwhile.',
    not_hidden: 'Somebody else showed this review again meanwhile.',
    not_found: 'This review no longer exists.',
  },
  failed: 'The review could not be changed. Please try again.',
  isFrank: true,
} as const;
/** Takes a review away from guests. */
export const hideReview = { path: 'rest/v1/rpc/hide_review', ...moderating } as const satisfies Call;
/** Shows it to them again. */
export const showReview = { path: 'rest/v1/rpc/show_review', ...moderating } as const satisfies Call;
