import * as v from 'valibot';
import { tidyText } from '../text.ts';
import { ReviewSchema } from './hotel.ts';

/** A review as admins see it: hidden ones too, with the stay behind it. */
export const ModeratedReviewSchema = v.object({
  ...ReviewSchema.entries,
  hotel_id: v.string(),
  hotel_name: v.string(),
  hidden_at: v.nullable(v.string()),
  hidden_reason: v.nullable(v.string()),
  booking_reference: v.nullable(v.string()),
});
export type ModeratedReview = v.InferOutput<typeof ModeratedReviewSchema>;

export const longestReason = 300;

/** Why a review is hidden; its length is that of the database. */
export const HideReasonSchema = v.pipe(
  v.string(),
  v.transform(tidyText),
  v.nonEmpty('Please say why, for the other admins.'),
  v.maxLength(longestReason, `Please use at most ${longestReason} characters.`),
);
