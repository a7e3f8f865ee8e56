/** The mails to a guest about a review: how a stay was, what the house replied, and that one was taken away. */

export const stars = (rating: number) => `${rating} of 5 stars`;
export const yourReview = 'Your review';

export const askSubject = (hotel: string) => `Thank you: how was your stay at ${hotel}?`;
export const askPreview = 'Your stars and a few words help the next guest choose well.';
export const thanks = (hotel: string) => `Thank you for staying at ${hotel}`;
export const youStayed = (hotel: string, from: string, to: string) =>
  `You stayed at ${hotel} from ${from} to ${to}. Thank you for coming; we hope it was a good time.`;
export const wouldYou =
  'Would you tell others how it was? It takes a minute: stars for the stay and four sides of it, and a few words if you like. It is published with your first name and an initial, and the house can reply to it.';
export const linkForOne = 'The link is yours alone and good for one review, for 90 days after your stay.';
export const linkIsMailed =
  'Your stay, and the form there, opens by a link that we mail to the address the stay was booked with.';
export const notRight = 'Something was not right? Answer this mail: that goes to the house alone.';
export const askedOnce = 'We ask once for each stay. If you would rather not, do nothing: no other mail follows.';
export const writeReview = 'Write a review';

export const repliedSubject = (house: string) => `${house} has replied to your review`;
export const replyToYours = 'A reply to your review';
export const hasReplied = (house: string) => `${house} has replied to what you wrote about your stay:`;
export const replyFrom = (house: string) => `Reply from ${house}`;
export const allCanRead =
  'Everybody can read it beneath your review. You need not do anything, and no other mail follows.';
export const seeBoth = 'See both';

export const hiddenSubject = (house: string) => `Your review of ${house} was taken away`;
export const takenAway = 'Your review was taken away';
export const weLooked = (house: string) =>
  `We have looked at what you wrote about your stay at ${house}. Others no longer read it, and its stars no longer count.`;
export const why = 'Why';
/** Why a review was hidden, by what it was reported as. */
export const whyHidden = {
  stranger: 'We could not see that it is of a stay at this house.',
  insult: 'It insults or threatens somebody.',
  personal: 'It tells personal data of somebody.',
  spam: 'It is advertising, or about something else than the stay.',
  other: 'Something in it does not belong into a public review.',
} as const;
export const neverForHard =
  'A review is never taken away for being hard, and the house does not decide it: we do. You think this is wrong, or would leave out what does not belong there? Answer this mail; somebody of us reads it.';
export const seeReviews = 'See the reviews';
