import * as v from 'valibot';
import { DeskReviewSchema, DeskReviewsSchema, reviewRefusals } from '#src/domain/desk/reviews.ts';
import { ReviewReportSchema } from '#src/domain/hotel/report.ts';
import { unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/deskReviews.ts';
import type { Call } from '../apiClient.ts';

const reviews = { refusals: reviewRefusals, failed: unreachable } as const;

export const deskReviews = {
  path: 'rest/v1/rpc/desk_reviews',
  answer: DeskReviewsSchema,
  ...reviews,
} as const satisfies Call;

const { reply, replied_at, replied_by, waiting_reply } = DeskReviewSchema.entries;
const replied = v.object({ reply, replied_at, replied_by, waiting_reply });
/** {review_id, reply}: answers the saved reply, or as facts the reply of someone who was first. */
export const replyReview = {
  path: 'rest/v1/rpc/reply_review',
  answer: replied,
  facts: v.partial(replied),
  ...reviews,
  failed: say.replyNotSent,
} as const satisfies Call;

export const reportReview = {
  path: 'rest/v1/rpc/report_review',
  answer: v.object({ report: ReviewReportSchema }),
  ...reviews,
} as const satisfies Call;
