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
  if (reply === '') return 'Please write a reply.';
  if (lengthOf(reply) > longestReply) return reviewRefusals.invalid_reply;
  return isCalm(reply) ? null : notCalm;
}

/** What is wrong with a report, or null. */
export function refuseReport(kind: ReportKind | null, typed: string): string | null {
  const note = tidyText(typed);
  if (kind === null) return 'Please choose a reason.';
  if (kind === 'other' && note === '') return 'Please say what is wrong with it.';
  return lengthOf(note) > longestReportNote || !isText(note) ? reviewRefusals.invalid_report : null;
}

/** Said of a reply with a phone number, an email address or a link. */
export const replyWaits = 'A person checks this before it appears.';

/** Why the calls about reviews refuse, as sentences. */
export const reviewRefusals = {
  not_found: 'This review is gone, or the house is not among yours any more. Please load the page again.',
  not_allowed: 'The owner and the managers speak for this house. Please ask one of them.',
  review_hidden: 'Guests do not see this review any more, so there is nothing to say to it.',
  invalid_reply: 'Please use at most 2,000 characters.',
  odd_words: notCalm,
  already_replied: 'Somebody of the house has replied meanwhile. Their reply stands above; yours was not sent.',
  invalid_report: 'Please choose a reason, and use at most 500 characters.',
  already_reported: 'Somebody of the house has reported this review already.',
} as const;

/** How a report stands, for the house. */
export function reportWords({ state }: Report, isHidden: boolean): string {
  if (state === 'open') return 'We are looking at it. Until then it stands as it is.';
  if (state === 'kept') return 'We have looked at it, and it stays.';
  return isHidden
    ? 'We have taken it away: guests no longer see it.'
    : 'We had taken it away; by now it is shown again.';
}
