import * as v from 'valibot';
import { notCalm } from '../../words/en/common.ts';
import * as say from '../../words/staff/deskReviews.ts';
import { isCalm, lengthOf } from '../calmText.ts';
import { ReviewSchema } from '../hotel/hotel.ts';
import { type Report, type ReportKind, ReportSchema } from '../hotel/report.ts';
import { isText, tidyText } from '../text.ts';

/** The reviews of a property at its front desk, and its replies and reports. The lengths are those of the database. */

export const DeskReviewSchema = v.object({
  ...ReviewSchema.entries,
  /** Input of aspectWords. */
  aspects: v.unknown(),
  /** Null if the account was deleted. */
  replied_by: v.nullable(v.string()),
  /** Says why we removed a reply. The property can write a new one. */
  removed_reason: v.nullable(v.string()),
  /** Guests do not see it, and it does not count. */
  is_hidden: v.boolean(),
  /** An admin reads it before guests do. */
  awaits_check: v.boolean(),
  /** A reply that an admin reads before guests do. */
  waiting_reply: v.nullable(v.string()),
  report: v.nullable(ReportSchema),
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

/** The lists, by the names of the database and of the address; empty for all. */
export const reviewLists = ['', 'unanswered', 'reported'] as const;
export type ReviewList = (typeof reviewLists)[number];
export const reviewListWords: Record<ReviewList, string> = say.reviewLists;

export const DeskReviewsSchema = v.object({
  hotel: v.object({ id: v.string(), name: v.string() }),
  /** True if the person can reply for the property. */
  may_reply: v.boolean(),
  /** The average of what guests see, to a tenth; null without any. */
  rating: v.nullable(v.number()),
  /** How many have 1, 2, … 5 stars. */
  stars: v.array(v.number()),
  counts: v.object({ all: v.number(), unanswered: v.number(), reported: v.number() }),
  total: v.number(),
  rows: v.array(DeskReviewSchema),
});
export type DeskReviews = v.InferOutput<typeof DeskReviewsSchema>;

/** The number of reviews on a page of the list. */
export const reviewsAPage = 20;

export const longestReply = 2000;
export const longestReportNote = 500;

/** Returns why a reply cannot be sent, or null. */
export function refuseReply(typed: string): string | null {
  const reply = tidyText(typed);
  if (reply === '') return say.writeReply;
  if (lengthOf(reply) > longestReply) return reviewRefusals.invalid_reply;
  return isCalm(reply) ? null : notCalm;
}

/** Returns why a report cannot be sent, or null. */
export function refuseReport(kind: ReportKind | null, typed: string): string | null {
  const note = tidyText(typed);
  if (kind === null) return say.chooseReasonOfReport;
  if (kind === 'other' && note === '') return say.sayWhatIsWrong;
  return lengthOf(note) > longestReportNote || !isText(note) ? reviewRefusals.invalid_report : null;
}

/** Shown for a reply with a phone number, an email address or a link. */
export const replyWaits = say.weCheckReplyFirst;

/** The sentences for refusals of the calls about reviews. */
export const reviewRefusals = { ...say.reviewRefusals, odd_words: notCalm } as const;

/** Says what we decided about a report, for the property. */
export function reportWords({ state }: Report, isHidden: boolean): string {
  if (state === 'open') return say.weAreCheckingReview;
  if (state === 'kept') return say.reviewStays;
  return isHidden ? say.reviewIsHidden : say.reviewWasHidden;
}
