import * as v from 'valibot';
import * as say from '../../words/staff/adminReviews.ts';
import { tidyText } from '../text.ts';
import { ReviewSchema } from './hotel.ts';
import { type ReportKind, ReviewReportSchema, reportKinds } from './report.ts';

export const ModeratedReviewSchema = v.object({
  ...ReviewSchema.entries,
  hotel_id: v.string(),
  hotel_name: v.string(),
  hidden_at: v.nullable(v.string()),
  hidden_reason: v.nullable(v.string()),
  /** Hidden until an admin shows it, because it has contact details. */
  awaits_check: v.boolean(),
  waiting_reply: v.nullable(v.string()),
  booking_reference: v.nullable(v.string()),
  /** All its photos, also those that guests do not see. */
  review_photos: v.array(
    v.object({
      id: v.string(),
      state: v.picklist(['waiting', 'shown', 'refused']),
      reason: v.nullable(v.string()),
    }),
  ),
  report: v.nullable(ReviewReportSchema),
});
export type ModeratedReview = v.InferOutput<typeof ModeratedReviewSchema>;

export const hideKinds: Readonly<Record<ReportKind, string>> = {
  ...reportKinds,
  stranger: say.notByGuestOfProperty,
};

export const longestReason = 300;

const reasonOr = (missing: string) =>
  v.pipe(
    v.string(),
    v.transform(tidyText),
    v.nonEmpty(missing),
    v.maxLength(longestReason, say.atMostCharacters(longestReason)),
  );
export const HideReasonSchema = reasonOr(say.enterReasonForAdmins);
export const PhotoReasonSchema = reasonOr(say.enterReason);
export const ToldReasonSchema = reasonOr(say.enterReasonForProperty);
