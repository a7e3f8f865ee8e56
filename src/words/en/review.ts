export const howWasIt = 'How was your stay?';
export const description =
  'Rate your stay with stars and write a review for other guests. The link in our email opens this page.';
export const needsScript = 'This page needs JavaScript to send your review.';
export const howWas = (hotel: string) => `How was ${hotel}?`;
export const opening = 'Opening your booking…';
export const sending = 'Sending…';

export const openOurLink = 'Open the link in our email';
export const whereLinkIs = 'We email you a review link the day after check-out. You also find it on your booking page.';
export const findStay = 'Find your booking';
export const linkIsOver = 'This link no longer works';
export const howLongLinkWorks =
  'The link in our email works for 90 days after the stay. You can write a review from your booking page for a year.';
export const notHere = 'You cannot review this booking here';

export const weSendLink = 'Get the review link by email';
export const sendLink = 'Email me the link';
export const lookIntoMailbox = 'Check your inbox';
export const linkOnItsWay =
  'We emailed a link to the address on the booking. Open it and select “Write a review”. If nothing arrives within a few minutes, check your spam folder.';

export const published = 'Thank you, your review is published';
export const received = 'Thank you, we received your review';
export const whyItWaits =
  'Your review has a phone number, an email address or a link. A person checks it before it appears.';
export const hasBeenReviewed = 'You have already reviewed this stay';
export const whereItStands = (hotel: string) =>
  `Everyone can read it on the page of ${hotel}, and its stars count there. The hotel can reply once. We email you the reply.`;
export const onceOnly = (hotel: string) => `You can review each stay once. All reviews are on the page of ${hotel}.`;
export const photosLater = 'Your photos appear after we have checked them, usually within two days.';
export const readReviews = 'Read the reviews';

export const sendingPhoto = (place: number, count: number) => `Sending photo ${place} of ${count}…`;
export const ofPhoto = (place: number, name: string, message: string) => `Photo ${place}, “${name}”: ${message}`;

export const starsMissing = 'Choose 1 to 5 stars.';
export const titleTooLong = 'Enter 120 characters or fewer.';
export const commentTooLong = 'Enter 2,000 characters or fewer.';

export const stars = (n: number) => `${n} ${n === 1 ? 'star' : 'stars'}`;
export const starsForAll = 'Choose stars for your rating and for each of the four points below it.';
export const yourRating = 'Your rating';
export const title = 'Title';
export const comment = 'What should others know?';
export const charactersLeft = (count: string) => `Characters left: ${count}.`;
export const charactersTooMany = (count: string) => `Characters over the limit: ${count}.`;
/** Text before the guest's name, before the link, in it and after it. */
export const everybodyReads = [
  'Everyone can read your review, signed “',
  '”. Read what else we keep in our ',
  'privacy policy',
  '.',
] as const;
export const publish = 'Publish review';

export const photos = 'Photos';
export const photosHint = (most: number) =>
  `Up to ${most} photos as JPEG, PNG or WebP. We make large ones smaller. Guests see them after we have checked them. People in them must agree.`;
export const chosenPhoto = (name: string) => `Chosen: ${name}`;
export const removePhoto = (place: number, name: string) => `Remove photo ${place}, ${name}`;
export const notAdded = (name: string, why: string) => `“${name}” was not added. ${why}`;
export const noRoomFor = (name: string, most: number) => `“${name}” was not added. You can add up to ${most} photos.`;
export const reading = 'Opening photo…';
export const addPhotos = 'Add photos';
export const photosChosen = (count: number, most: number) => `${count} of ${most} photos chosen`;

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

const youDid = 'If you did stay, write to us and we will correct it with the hotel.';

/** Keyed by the codes of private.refuse_review_of. */
export const noReview = {
  booked_by_house: 'The hotel made this booking. You can review only bookings that guests make here.',
  own_house: 'Someone from the hotel made this booking. Hotels do not review themselves.',
  not_seen: `The hotel did not record your check-in, and nothing was paid here. ${youDid}`,
  no_show: `The hotel says that you did not arrive (no-show). ${youDid}`,
  cancelled: `This booking was cancelled. ${youDid}`,
  already_reviewed: 'You have already reviewed this stay. Thank you!',
} as const;
