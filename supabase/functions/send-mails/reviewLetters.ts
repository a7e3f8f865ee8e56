import * as v from 'valibot';
import { BookingAtHotelSchema } from '../../../src/domain/booking/bookingFacts.ts';
import { openAmounts } from '../../../src/domain/booking/paid.ts';
import { ReportKindSchema, ReviewReportSchema, reportKinds } from '../../../src/domain/hotel/report.ts';
import { formatRupees } from '../../../src/domain/money.ts';
import { formatDate } from '../../../src/domain/stay.ts';
import { at } from '../../../src/words/en/language.ts';
import * as say from '../../../src/words/en/mails.ts';
import { balanceDue } from '../../../src/words/en/mails.ts';
import { balanceWay, makePayButton } from './bookingLetters.ts';
import type { Fact } from './layout.ts';
import { hello, houseWriter, MailOutdated, neat, openHouse, unlinked, type Writer, writer } from './mailWords.ts';

const ReviewSchema = v.object({
  reviewer_name: v.string(),
  rating: v.number(),
  title: v.string(),
  comment: v.string(),
  created_at: v.string(),
  reply: v.nullable(v.string()),
});
const AboutSchema = v.object({ review: ReviewSchema, hotel_id: v.string(), hotel_name: v.string() });
const LeftSchema = v.object({
  ...AboutSchema.entries,
  ...{ check_in_date: v.string(), check_out_date: v.string(), booking_reference: v.string() },
});
const RepliedSchema = v.object({ ...AboutSchema.entries, guest_name: v.string() });
const DecidedSchema = v.object({
  ...AboutSchema.entries,
  report: v.object({
    kind: ReviewReportSchema.entries.kind,
    state: v.picklist(['kept', 'hidden']),
    decision_reason: v.string(),
  }),
});
const RemovedSchema = v.object({ ...AboutSchema.entries, reply: v.string(), reason: v.string() });

/** Missing if the address is no longer the guest's. */
const ReviewLinkSchema = v.object({ review_link: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

const HiddenSchema = v.object({
  ...RepliedSchema.entries,
  review: v.object({ ...ReviewSchema.entries, hidden_kind: ReportKindSchema }),
});

function begin(text: string, length: number): string {
  const line = neat(text);
  return line.length <= length ? line : `${line.slice(0, length).trimEnd()}…`;
}

function reviewLines({ reviewer_name, rating, title, comment }: v.InferOutput<typeof ReviewSchema>) {
  const words = [title, comment].filter((one) => one).map((one) => begin(one, 300));
  return [
    ['Guest', neat(reviewer_name)],
    ['Stars', say.stars(rating)],
    ['Review', words.join('\n') || 'Stars only, no text.'],
  ] as const;
}

export const reviewWriters: Record<string, Writer> = {
  ask_review: writer(BookingAtHotelSchema, (booking, site, data) => {
    const { booking_status, hotel, hotel_name, check_in_date, check_out_date } = booking;
    const link = v.is(ReviewLinkSchema, data) ? data.review_link : null;
    const { due } = openAmounts(booking);
    if (booking_status !== 'completed') throw new MailOutdated(`The booking is now ${booking_status}.`);
    return {
      subject: say.askSubject(hotel_name),
      preview: say.askPreview,
      heading: say.mailReviewThanks(hotel_name),
      opening: [
        hello(booking.guest_name),
        say.youStayed(hotel_name, formatDate(check_in_date), formatDate(check_out_date)),
        say.wouldYou,
      ],
      details: [due > 0 && `${balanceDue(formatRupees(due))} ${balanceWay(booking)}`],
      closing: [link ? say.linkForOne : say.linkIsMailed, hotel.email && say.notRight, say.askedOnce],
      action: {
        label: say.writeReview,
        url: link ? `${site}${at}/review#${link}` : `${site}${at}/stay`,
      },
      otherActions: [due > 0 && (booking.pays_online || booking.upi_id) && makePayButton(booking, data, site)],
      reply_to: hotel.email ?? undefined,
    };
  }),
  review_left: houseWriter(LeftSchema, ({ review, hotel_id, ...stay }, house, site) => ({
    subject: `New review, ${say.stars(review.rating)}: ${house.slice(0, 40)}`,
    preview: begin(review.title || review.comment, 80) || 'Stars only, no text.',
    heading: `A guest reviewed ${house}`,
    opening: [
      'Guests can now read this review on the page of your property. You can reply once. Your reply appears below the review.',
    ],
    facts: [
      ...reviewLines(review),
      ['Stay', `${formatDate(stay.check_in_date)} to ${formatDate(stay.check_out_date)}\n${stay.booking_reference}`],
    ],
    closing: [
      'A short, friendly reply helps most when something went wrong, because other guests read it too. If a review contains insults or personal data, you can report it there.',
    ],
    action: openHouse('Read it and reply', 'reviews', hotel_id, site),
  })),
  review_replied: writer(RepliedSchema, ({ review, hotel_id, hotel_name, guest_name }, site) => {
    if (!review.reply) throw new MailOutdated('The reply was removed.');
    const house = neat(hotel_name);
    return {
      subject: say.repliedSubject(house.slice(0, 40)),
      preview: begin(review.reply, 80),
      heading: say.replyToYours,
      opening: [hello(guest_name), say.hasReplied(house)],
      callout: { label: say.replyFrom(house), text: unlinked(review.reply) },
      facts: [yourReview(review)],
      closing: [say.allCanRead],
      action: openPage(say.seeBoth, hotel_id, site),
    };
  }),
  review_hidden: writer(HiddenSchema, ({ review, hotel_id, hotel_name, guest_name }, site) => {
    const house = neat(hotel_name);
    return {
      subject: say.hiddenSubject(house.slice(0, 40)),
      preview: say.whyHidden[review.hidden_kind],
      heading: say.takenAway,
      opening: [hello(guest_name), say.weLooked(house)],
      callout: { label: say.why, text: say.whyHidden[review.hidden_kind] },
      facts: [yourReview(review)],
      closing: [say.neverForHard],
      action: openPage(say.seeReviews, hotel_id, site),
    };
  }),
  review_report_decided: houseWriter(DecidedSchema, ({ review, report, hotel_id }, house, site) => {
    const isKept = report.state === 'kept';
    return {
      subject: `The review you reported ${isKept ? 'stays' : 'is hidden'}: ${house.slice(0, 40)}`,
      preview: begin(report.decision_reason, 80),
      heading: isKept ? 'The review stays' : 'The review is hidden',
      opening: [
        isKept
          ? 'We checked the review that you reported, and it stays. We do not hide reviews for being critical. If you have not replied yet, you still can.'
          : 'We checked the review that you reported and hid it. Guests no longer see it, and its stars no longer count.',
      ],
      callout: { label: 'Why', text: report.decision_reason },
      facts: [...reviewLines(review), ['Reported as', reportKinds[report.kind]]],
      closing: ['If you disagree, reply to this email.'],
      action: openHouse('Open your reviews', 'reviews', hotel_id, site),
    };
  }),
  review_reply_removed: houseWriter(RemovedSchema, ({ review, reply, reason, hotel_id }, house, site) => ({
    subject: `Your reply to a review was removed: ${house.slice(0, 40)}`,
    preview: begin(reason, 80),
    heading: 'Your reply was removed',
    opening: ['We removed your reply to this review. Guests no longer see it. You can write another one.'],
    callout: { label: 'Why', text: reason },
    facts: [...reviewLines(review), ['Your reply', begin(reply, 300)]],
    closing: ['If you disagree, reply to this email.'],
    action: openHouse('Write another reply', 'reviews', hotel_id, site),
  })),
};

const yourReview = ({ rating, title }: v.InferOutput<typeof ReviewSchema>): Fact => [
  say.yourReview,
  [say.stars(rating), begin(title, 120)].filter((one) => one).join('\n'),
];
const openPage = (label: string, hotel_id: string, site: string) => ({
  label,
  url: `${site}${at}/hotel/${encodeURIComponent(hotel_id)}#reviews`,
});
