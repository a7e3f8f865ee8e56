import * as v from 'valibot';
import { ModeratedReviewSchema, ModerationAnswerSchema, moderationRefusals } from '#src/domain/hotel/moderation.ts';
import { call } from '#src/features/office/admin.api.ts';
import { failure, type Result, success } from '#src/lib/result.ts';

const PageSchema = v.object({ total: v.number(), rows: v.array(ModeratedReviewSchema) });

/** A page of reviews, newest first. */
export const fetchReviews = (query: { search: string; state: string; rating: string }, page: number) =>
  call(
    'admin_reviews',
    { search: query.search || null, state: query.state || null, rating: Number(query.rating) || null, page },
    PageSchema,
    'the server did not answer',
  );

type Hidden = { hidden_at: string | null; hidden_reason: string | null };
const notChanged = 'The review could not be changed. Please try again.';

async function moderate(name: string, args: object): Promise<Result<Hidden>> {
  const result = await call(name, args, ModerationAnswerSchema, notChanged);
  if (!result.ok) return result;
  const answer = result.value;
  if (!answer.ok) return failure('refused', moderationRefusals[answer.code] ?? notChanged);
  return success({ hidden_at: answer.hidden_at, hidden_reason: answer.hidden_reason });
}

/** Takes a review away from guests. */
export const hideReview = (review_id: string, reason: string) => moderate('hide_review', { review_id, reason });

/** Shows it to them again. */
export const showReview = (review_id: string) => moderate('show_review', { review_id });
