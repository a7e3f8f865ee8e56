/** The page on which a guest reviews a stay. */

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
