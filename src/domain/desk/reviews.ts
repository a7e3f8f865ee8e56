import * as v from 'valibot';
import { notCalm } from '../../words/en/common.ts';
import * as say from '../../words/staff/deskReviews.ts';
import { ReviewSchema } from '../hotel/hotel.ts';
import { type ReportKind, type ReviewReport, ReviewReportSchema } from '../hotel/report.ts';
import { isLayoutSafe, lengthOf } from '../layoutSafe.ts';
import { isText, tidyText } from '../text.ts';

export const DeskReviewSchema = v.object({
  ...ReviewSchema.entries,
  aspects: v.unknown(),
  /** Null if the account was deleted. */
  replied_by: v.nullable(v.string()),
  /** Why we removed a reply. The property can write a new one. */
  removed_reason: v.nullable(v.string()),
  is_hidden: v.boolean(),
  awaits_check: v.boolean(),
  waiting_reply: v.nullable(v.string()),
  report: v.nullable(ReviewReportSchema),
  stay: v.nullable(
    v.object({
      id: v.string(),
      booking_reference: v.string(),
      check_in_date: v.string(),
      check_out_date: v.string(),
      room_name: v.string(),
    }),
  ),
});
export type DeskReview = v.InferOutput<typeof DeskReviewSchema>;

/** Names in the database and the address; '' for all. */
export const reviewLists = ['', 'unanswered', 'reported'] as const;
export type ReviewList = (typeof reviewLists)[number];
export const reviewListWords: Record<ReviewList, string> = say.reviewLists;

export const DeskReviewsSchema = v.object({
  hotel: v.object({ id: v.string(), name: v.string() }),
  may_reply: v.boolean(),
  /** The average of visible reviews, to a tenth; null if none. */
  rating: v.nullable(v.number()),
  stars: v.array(v.number()),
  counts: v.object({ all: v.number(), unanswered: v.number(), reported: v.number() }),
  total: v.number(),
  rows: v.array(DeskReviewSchema),
});
export type DeskReviews = v.InferOutput<typeof DeskReviewsSchema>;

export const reviewsAPage = 20;

export const longestReply = 2000;
export const longestReportNote = 500;

export function refuseReply(typed: string): string | null {
  const reply = tidyText(typed);
  if (reply === '') return say.writeReply;
  if (lengthOf(reply) > longestReply) return reviewRefusals.invalid_reply;
  return isLayoutSafe(reply) ? null : notCalm;
}

export function refuseReport(kind: ReportKind | null, typed: string): string | null {
  const note = tidyText(typed);
  if (kind === null) return say.chooseReasonOfReport;
  if (kind === 'other' && note === '') return say.sayWhatIsWrong;
  return lengthOf(note) > longestReportNote || !isText(note) ? reviewRefusals.invalid_report : null;
}

/** Shown for a reply with a phone number, an email address or a link. */
export const replyWaits = say.weCheckReplyFirst;

export const reviewRefusals = { ...say.reviewRefusals, odd_words: notCalm } as const;

export function reportWords({ state }: ReviewReport, isHidden: boolean): string {
  if (state === 'open') return say.weAreCheckingReview;
  if (state === 'kept') return say.reviewStays;
  return isHidden ? say.reviewIsHidden : say.reviewWasHidden;
}
