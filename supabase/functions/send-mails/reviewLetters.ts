import * as v from 'valibot';
import { BookingAtHotelSchema } from '../../../src/domain/booking/bookingFacts.ts';
import { type ReportKind, ReportKindSchema, ReportSchema, reportKinds } from '../../../src/domain/hotel/report.ts';
import { formatDate } from '../../../src/domain/stay.ts';
import { oneLine } from './layout.ts';
import { hello, MailOutdated, toHouse, unlinked, type Writer } from './mailWords.ts';

/** The mails about reviews: how a stay was, what a guest wrote, what the house replied, and what we decided. */

const ReviewSchema = v.object({
  reviewer_name: v.string(),
  rating: v.number(),
  title: v.string(),
  comment: v.string(),
  created_at: v.string(),
  reply: v.nullable(v.string()),
});
const AboutSchema = v.object({ review: ReviewSchema, hotel_id: v.string(), hotel_name: v.string() });
const StaySchema = v.object({ check_in_date: v.string(), check_out_date: v.string(), booking_reference: v.string() });
const DecidedSchema = v.object({
  ...AboutSchema.entries,
  report: v.object({
    kind: ReportSchema.entries.kind,
    state: v.picklist(['kept', 'hidden']),
    decision_reason: v.string(),
  }),
});
const RemovedSchema = v.object({ ...AboutSchema.entries, reply: v.string(), reason: v.string() });

/** Where the guest says how it was; not to an address that is the guest's no more. */
const ReviewLinkSchema = v.object({ review_link: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

const HiddenSchema = v.object({
  ...AboutSchema.entries,
  review: v.object({ ...ReviewSchema.entries, hidden_kind: ReportKindSchema }),
});
/** Why a review was hidden, for its guest. */
const whyHidden: Record<ReportKind, string> = {
  stranger: 'We could not see that it is of a stay at this house.',
  insult: 'It insults or threatens somebody.',
  personal: 'It tells personal data of somebody.',
  spam: 'It is advertising, or about something else than the stay.',
  other: 'Something in it does not belong into a public review.',
};

/** The first words of a text, on one line. */
function begin(text: string, length: number): string {
  const line = unlinked(oneLine(text));
  return line.length <= length ? line : `${line.slice(0, length).trimEnd()}…`;
}
const starWords = (rating: number) => `${rating} of 5 stars`;

/** What was written, for the facts of a mail to its house. */
function reviewLines({ reviewer_name, rating, title, comment }: v.InferOutput<typeof ReviewSchema>) {
  const words = [title, comment].filter((one) => one).map((one) => begin(one, 300));
  return [
    ['Guest', unlinked(oneLine(reviewer_name))],
    ['Stars', starWords(rating)],
    ['Review', words.join('\n') || 'Stars only, no words.'],
  ] as const;
}

const openReviews = (label: string, hotel_id: string, site: string) => ({
  label,
  url: `${site}/owner/reviews?hotel=${encodeURIComponent(hotel_id)}`,
});

export const reviewWriters: Record<string, Writer> = {
  ask_review: (data, site) => {
    const booking = v.parse(BookingAtHotelSchema, data);
    const { booking_status, hotel, hotel_name, check_in_date, check_out_date } = booking;
    const link = v.is(ReviewLinkSchema, data) ? data.review_link : null;
    if (booking_status !== 'completed') throw new MailOutdated(`The booking is ${booking_status} by now.`);
    return {
      subject: `Thank you: how was your stay at ${hotel_name}?`,
      preview: 'Your stars and a few words help the next guest choose well.',
      heading: `Thank you for staying at ${hotel_name}`,
      opening: [
        hello(booking.guest_name),
        `You stayed at ${hotel_name} from ${formatDate(check_in_date)} to ${formatDate(check_out_date)}. Thank you for coming; we hope it was a good time.`,
        'Would you tell others how it was? It takes a minute: stars for the stay and four sides of it, and a few words if you like. It is published with your first name and an initial, and the house can reply to it.',
      ],
      closing: [
        link
          ? 'The link is yours alone and good for one review, for 90 days after your stay.'
          : 'Your stay, and the form there, opens by a link that we mail to the address the stay was booked with.',
        ...(hotel.email ? ['Something was not right? Answer this mail: that goes to the house alone.'] : []),
        'We ask once for each stay. If you would rather not, do nothing: no other mail follows.',
      ],
      action: {
        label: 'Write a review',
        url: link ? `${site}/review#${link}` : `${site}/stay`,
      },
      reply_to: hotel.email ?? undefined,
    };
  },
  review_left: (data, site) => {
    const { review, hotel_id, hotel_name } = v.parse(AboutSchema, data);
    const stay = v.parse(StaySchema, data);
    const house = unlinked(oneLine(hotel_name));
    return toHouse(
      {
        subject: `New review of ${house.slice(0, 40)}: ${starWords(review.rating)}`,
        preview: begin(review.title || review.comment, 80) || 'Stars only, no words.',
        heading: `A guest has reviewed ${house}`,
        opening: [
          'Guests who look at your house read it from now on. You can reply once: your words stand beneath the review.',
        ],
        facts: [
          ...reviewLines(review),
          ['Stay', `${formatDate(stay.check_in_date)} – ${formatDate(stay.check_out_date)}\n${stay.booking_reference}`],
        ],
        closing: [
          'A short, friendly reply does most where something went wrong: it is for those who read both. A review that should not stand, for insults or somebody’s data, can be reported there.',
        ],
        action: openReviews('Read it and reply', hotel_id, site),
      },
      house,
      data,
      site,
    );
  },
  review_replied: (data, site) => {
    const { review, hotel_id, hotel_name } = v.parse(AboutSchema, data);
    const { guest_name } = v.parse(v.object({ guest_name: v.string() }), data);
    if (!review.reply) throw new MailOutdated('There is no reply any more.');
    const house = unlinked(oneLine(hotel_name));
    return {
      subject: `${house.slice(0, 40)} has replied to your review`,
      preview: begin(review.reply, 80),
      heading: 'A reply to your review',
      opening: [hello(guest_name), `${house} has replied to what you wrote about your stay:`],
      callout: { label: `Reply from ${house}`, text: unlinked(review.reply) },
      facts: [['Your review', [starWords(review.rating), begin(review.title, 120)].filter((one) => one).join('\n')]],
      closing: ['Everybody can read it beneath your review. You need not do anything, and no other mail follows.'],
      action: { label: 'See both', url: `${site}/hotel/${encodeURIComponent(hotel_id)}#reviews` },
    };
  },
  review_hidden: (data, site) => {
    const { review, hotel_id, hotel_name } = v.parse(HiddenSchema, data);
    const { guest_name } = v.parse(v.object({ guest_name: v.string() }), data);
    const house = unlinked(oneLine(hotel_name));
    return {
      subject: `Your review of ${house.slice(0, 40)} was taken away`,
      preview: whyHidden[review.hidden_kind],
      heading: 'Your review was taken away',
      opening: [
        hello(guest_name),
        `We have looked at what you wrote about your stay at ${house}. Others no longer read it, and its stars no longer count.`,
      ],
      callout: { label: 'Why', text: whyHidden[review.hidden_kind] },
      facts: [['Your review', [starWords(review.rating), begin(review.title, 120)].filter((one) => one).join('\n')]],
      closing: [
        'A review is never taken away for being hard, and the house does not decide it: we do. You think this is wrong, or would leave out what does not belong there? Answer this mail; somebody of us reads it.',
      ],
      action: { label: 'See the reviews', url: `${site}/hotel/${encodeURIComponent(hotel_id)}#reviews` },
    };
  },
  review_report_decided: (data, site) => {
    const { review, report, hotel_id, hotel_name } = v.parse(DecidedSchema, data);
    const house = unlinked(oneLine(hotel_name));
    const isKept = report.state === 'kept';
    return toHouse(
      {
        subject: `The review you reported ${isKept ? 'stays' : 'is taken away'}: ${house.slice(0, 40)}`,
        preview: begin(report.decision_reason, 80),
        heading: isKept ? 'The review stays' : 'The review is taken away',
        opening: [
          isKept
            ? 'We have looked at the review that you reported, and it stays. A review is not wrong for being hard; you can still reply to it, if you have not.'
            : 'We have looked at the review that you reported. Guests no longer see it, and its stars no longer count.',
        ],
        callout: { label: 'Why', text: report.decision_reason },
        facts: [...reviewLines(review), ['Reported as', reportKinds[report.kind]]],
        closing: ['You think this is wrong? Answer this mail.'],
        action: openReviews('Open your reviews', hotel_id, site),
      },
      house,
      data,
      site,
    );
  },
  review_reply_removed: (data, site) => {
    const { review, reply, reason, hotel_id, hotel_name } = v.parse(RemovedSchema, data);
    const house = unlinked(oneLine(hotel_name));
    return toHouse(
      {
        subject: `Your reply to a review was taken away: ${house.slice(0, 40)}`,
        preview: begin(reason, 80),
        heading: 'Your reply was taken away',
        opening: ['Guests no longer read your reply to this review. You can write another one.'],
        callout: { label: 'Why', text: reason },
        facts: [...reviewLines(review), ['Your reply', begin(reply, 300)]],
        closing: ['You think this is wrong? Answer this mail.'],
        action: openReviews('Write another reply', hotel_id, site),
      },
      house,
      data,
      site,
    );
  },
};
