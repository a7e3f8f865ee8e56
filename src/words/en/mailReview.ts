/** The emails to a guest about a review: how the stay was, what the hotel replied, and that the review was removed. */

export const stars = (rating: number) => `${rating} of 5 stars`;
export const yourReview = 'Your review';

export const askSubject = (hotel: string) => `How was your stay at ${hotel}?`;
export const askPreview = 'Your review helps the next guest choose.';
export const thanks = (hotel: string) => `Thank you for staying at ${hotel}`;
export const youStayed = (hotel: string, from: string, to: string) =>
  `You stayed at ${hotel} from ${from} to ${to}. We hope you enjoyed it.`;
export const wouldYou =
  'Please review your stay. It takes a minute: stars for the stay and for four aspects of it, and a few words if you like. We publish your review with your first name and an initial. The hotel can reply.';
export const linkForOne = 'Keep this link private. It is good for one review, up to 90 days after your stay.';
export const linkIsMailed =
  'You review the stay on your booking page. We email the link to that page to the address on the booking.';
export const notRight = 'If something was not right, reply to this email. Only the hotel gets your reply.';
export const askedOnce = 'We ask only once for each stay. You get no reminder.';
export const writeReview = 'Write a review';

export const repliedSubject = (house: string) => `Reply to your review: ${house}`;
export const replyToYours = 'The hotel replied to your review';
export const hasReplied = (house: string) => `${house} replied to your review. The reply is below.`;
export const replyFrom = (house: string) => `Reply from ${house}`;
export const allCanRead =
  'Everyone can read the reply below your review. You need not do anything. We send no other email about it.';
export const seeBoth = 'See the review and the reply';

export const hiddenSubject = (house: string) => `Your review was removed: ${house}`;
export const takenAway = 'Your review was removed';
export const weLooked = (house: string) =>
  `We checked your review of ${house}. Others no longer see it, and its stars no longer count.`;
export const why = 'Why';
/** Why a review was hidden, by what it was reported as. */
export const whyHidden = {
  stranger: 'We could not confirm that it is about a stay at this hotel.',
  insult: 'It insults or threatens someone.',
  personal: 'It contains personal data of someone.',
  spam: 'It is advertising, or not about the stay.',
  other: 'Part of it does not belong in a public review.',
} as const;
export const neverForHard =
  'We decide about reviews, not the hotel, and never remove one for being critical. If you disagree, or want to leave out the part that does not belong, reply to this email.';
export const seeReviews = 'See the reviews';
