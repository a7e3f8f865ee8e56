/** Refusals of a guest’s review. */

export const notStayedYet = 'You can write a review from the day of check-out.';
export const invalidReview = 'Check the stars and the length of your text.';
export const photoMissing = 'A photo did not arrive. Send the review again.';
export const sharedLink = 'This link only shows the booking. Only the person who booked can review it.';
export const notMailed =
  'You can review only from a link that we email to the address on the booking. Anyone can type any address when booking.';
export const reviewRefused = 'We could not send your review.';
export const reviewFailed = 'We could not send your review. Nothing you wrote is lost. Try again.';
export const openFailed = 'We could not load your booking. Check your connection and try again.';
export const tooManyPhotos =
  'Too many photos at once, or for this booking today. Try again in one minute, or send your review without this one.';
export const photoFailed = 'We could not send it. Nothing you wrote is lost. Try again.';
export const linkRefused = 'We could not send the link.';
export const linkNotSent = 'We could not send the link. Try again.';
