/** What is refused of a guest's review. */

export const notStayedYet = 'A stay can be reviewed from the day of check-out.';
export const invalidReview = 'Please check the stars and the length of your words.';
export const photoMissing = 'A photo did not arrive. Please send the review once more.';
export const sharedLink = 'This link only shows the stay. Whoever booked it can review it.';
export const notMailed =
  'Whoever books a stay can type any address. So a review is written by a link that went to the mailbox of the booking, and by no other.';
export const reviewRefused = 'Your review could not be sent.';
export const reviewFailed = 'Your review could not be sent. What you wrote is still here: please try again.';
export const openFailed = 'We could not open your stay. Please check your connection and try again.';
export const tooManyPhotos =
  'Too many photos came at once, or for this stay today. Please try again in a minute, or send your review without this one.';
export const photoFailed = 'It could not be sent. What you wrote is still here: please try again.';
export const linkRefused = 'The link could not be sent.';
export const linkNotSent = 'The link could not be sent. Please try again.';
