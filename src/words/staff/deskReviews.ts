export const loadingReviews = 'Loading the reviews';
export const reviewsAppearHere = 'Your guests’ reviews appear here.';
export const reviewsBeginAfterApproval =
  'Once your listing is approved and guests have stayed, we ask them for a review. You reply here.';
export const seeReviewsAsGuestsDo = 'See reviews as guests do';
export const onlyOwnerAndManagersReply =
  'Only the owner and managers of this property can reply to reviews. You can read them.';
export const reviewLists = { '': 'All', unanswered: 'Unanswered', reported: 'Reported' };
export const emptyReviews = {
  '': {
    title: 'No reviews yet.',
    text: 'We email guests for a review the day after check-out. Their reviews appear here, and we email you each one.',
  },
  unanswered: {
    title: 'Every review has your reply.',
    text: 'Guests read both the review and your reply.',
  },
  reported: {
    title: 'You have not reported any review.',
    text: 'You can report a review that insults someone, reveals personal data or is not from a guest. We check it and email you.',
  },
};
export const howGuestsRateProperty = 'How guests rate your property';
export const ratedOutOf5 = (rating: string) => `Rated ${rating} out of 5`;
export const reviewRefusals = {
  not_found: 'You no longer have access to this property or review. Choose another one, or ask the owner for access.',
  not_allowed: 'Only the owner and managers can reply to reviews and report them. Ask one of them.',
  review_hidden: 'This review is hidden from guests, so you cannot reply to it.',
  invalid_reply: 'Use at most 2,000 characters.',
  already_replied: 'Someone else at your property has already replied. You see their reply above. Yours was not sent.',
  invalid_report: 'Choose a reason and use at most 500 characters.',
  already_reported: 'Someone at your property has already reported this review.',
} as const;

// Reviews: one review -------------------------------------------------------------------------------------------------
/** `review`: its guest and day. */
export const reviewOf = (review: string) => `Review of ${review}`;
export const outOf5 = (stars: number) => `${stars} out of 5`;
export const starsOnly = 'Stars only, no comment.';
export const photoFromGuest = (number: number) => `Photo ${number} from the guest`;
export const verifiedStay = 'Verified Stay';
export const bookingOf = (days: string, room: string) => `Booking: ${days}, ${room}`;
export const weCheckReviewFirst = 'We check this review before guests see it';
export const hiddenFromGuests = 'Hidden from guests';

// Reviews: reply ------------------------------------------------------------------------------------------------------
export const replyTo = (review: string) => `Reply to ${review}`;
export const yourReply = 'Your reply';
export const yourReplyTo = (guest: string) => `Your reply to ${guest}`;
export const guestsReadReplyBelowReview = (property: string) =>
  `Guests read this below the review, as “Reply from ${property}”.`;
export const charactersLeft = (characters: string) => `Characters left: ${characters}.`;
export const charactersTooMany = (characters: string) => `${characters} characters too many.`;
export const writeReply = 'Write a reply.';
export const publishReply = 'Publish reply';
export const everyoneCanReadReply = (guest: string) =>
  `Everyone can read it, and we email ${guest}. You cannot change it afterwards. If it has a phone number, an email address or a link, we check it first.`;
export const publishing = 'Publishing…';
export const replyPublished = 'Reply published';
export const weCheckReplyFirst = 'We check this reply before guests see it.';
export const replyNotSent = 'We could not send your reply. It is still here: try again.';
export const removedReply = 'Removed reply';
export const weRemovedYourReply = 'We removed your reply';
export const youCanWriteNewReply = 'You can write a new reply.';

// Reviews: report -----------------------------------------------------------------------------------------------------
export const report = 'Report';
export const reportReviewOf = (review: string) => `Report the review of ${review}`;
export const reportReview = 'Report review';
export const whatWeDoWithReport =
  'We read the review, decide whether it stays, and email you. Guests see it until then. We do not hide a review because it is harsh or has few stars. Reply to it instead.';
export const whatIsWrong = 'What is wrong with it?';
export const chooseReason = 'Choose a reason';
export const chooseReasonOfReport = 'Choose a reason.';
export const whatShouldWeKnow = 'What should we know?';
export const onlyWeReadThis = (characters: number) => `Only Susegad Stays reads this. Characters left: ${characters}.`;
export const sayWhatIsWrong = 'Say what is wrong with the review.';
export const sending = 'Sending…';
export const reviewReported = 'Review reported. We check it and email you.';
export const reportedOn = (day: string, reason: string) => `Reported ${day}: ${reason}`;
export const weAreCheckingReview = 'We are checking this review. Nothing changes until we decide.';
export const reviewStays = 'We have checked this review. It stays.';
export const reviewIsHidden = 'We have hidden this review from guests.';
export const reviewWasHidden = 'We had hidden this review. Guests see it again.';
