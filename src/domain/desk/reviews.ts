import * as v from 'valibot';
import { notCalm } from '../../words/en/calmText.ts';
import { isCalm, lengthOf } from '../calmText.ts';
import { ReviewSchema } from '../hotel/hotel.ts';
import { type Report, type ReportKind, ReportSchema } from '../hotel/report.ts';
import { isText, tidyText } from '../text.ts';

/** The reviews of a house at its desk: what is read of them, and what the house may say. Lengths are those of the database. */

export const DeskReviewSchema = v.object({
  ...ReviewSchema.entries,
  /** What aspectWords reads. */
  aspects: v.unknown(),
  /** Null of somebody whose account is gone. */
  replied_by: v.nullable(v.string()),
  /** Why we took a reply away; the house may write another one. */
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
export const reviewListWords: Record<ReviewList, string> = {
  '': 'All',
  unanswered: 'Unanswered',
  reported: 'Reported',
};

export const DeskReviewsSchema = v.object({
  hotel: v.object({ id: v.string(), name: v.string() }),
  /** Whether whoever reads it speaks for the house. */
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

/** How many reviews the list has a page. */
export const reviewsAPage = 20;

export const longestReply = 2000;
export const longestReportNote = 500;

/** What is wrong with a reply, or null. */
export function refuseReply(typed: string): string | null {
  const reply = tidyText(typed);
  if (reply === '') return 'Write a reply.';
  if (lengthOf(reply) > longestReply) return reviewRefusals.invalid_reply;
  return isCalm(reply) ? null : notCalm;
}

/** What is wrong with a report, or null. */
export function refuseReport(kind: ReportKind | null, typed: string): string | null {
  const note = tidyText(typed);
  if (kind === null) return 'Choose a reason.';
  if (kind === 'other' && note === '') return 'Say what is wrong with the review.';
  return lengthOf(note) > longestReportNote || !isText(note) ? reviewRefusals.invalid_report : null;
}

/** Said of a reply with a phone number, an email address or a link. */
export const replyWaits = 'We check this reply before guests see it.';

/** Why the calls about reviews refuse, as sentences. */
export const reviewRefusals = {
  not_found: 'This review was removed, or the property is no longer yours. Reload the page.',
  not_allowed: 'Only the owner and managers can reply to reviews and report them. Ask one of them.',
  review_hidden: 'This review is hidden from guests, so you cannot reply to it.',
  invalid_reply: 'Use at most 2,000 characters.',
  odd_words: notCalm,
  already_replied: 'Someone else at your property has already replied. You see their reply above. Yours was not sent.',
  invalid_report: 'Choose a reason and use at most 500 characters.',
  already_reported: 'Someone at your property has already reported this review.',
} as const;

/** How a report stands, for the house. */
export function reportWords({ state }: Report, isHidden: boolean): string {
  if (state === 'open') return 'We are checking this review. Nothing changes until we decide.';
  if (state === 'kept') return 'We have checked this review. It stays.';
  return isHidden ? 'We have hidden this review from guests.' : 'We had hidden this review. Guests see it again.';
}
