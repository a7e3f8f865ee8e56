/** The page on which a guest says how a stay was. */

export const howWasIt = 'How was your stay?';
export const description =
  'Guests say how their stay was by the link of our mail: stars for the stay and its sides, and words for the next guest.';
export const needsScript = 'This page needs JavaScript to send your review.';
export const howWas = (hotel: string) => `How was ${hotel}?`;
export const opening = 'Opening your stay…';
export const sending = 'Sending…';

export const openOurLink = 'Please open the link of our mail';
export const whereLinkIs =
  'The day after a stay we ask its guest by mail how it was. The link in that mail leads here. The page of your stay has it, too.';
export const findStay = 'Find your stay';
export const linkIsOver = 'This link does not work any more';
export const howLongLinkWorks =
  'A link of a mail can be used for 90 days after the stay. The page of your stay leads here for a year.';
export const notHere = 'This stay cannot be reviewed here';

export const weSendLink = 'We send you the link';
export const sendLink = 'Send the link';
export const lookIntoMailbox = 'Please look into your mailbox';
export const linkOnItsWay =
  'A link to your stay is on its way to the address it was booked with; “Write a review” is there. Nothing after a few minutes? Look among unwanted mail.';

export const published = 'Thank you, your review is published';
export const received = 'Thank you, we received your review';
export const whyItWaits =
  'A person checks this before it appears. Your review has a phone number, an email address or a link.';
export const hasBeenReviewed = 'This stay has been reviewed';
export const whereItStands = (hotel: string) =>
  `Everybody can read it on the page of ${hotel}, and its stars count there from now on. The house can reply to it once; we tell you by mail.`;
export const onceOnly = (hotel: string) => `A stay is reviewed once. Reviews are on the page of ${hotel}.`;
export const photosLater = 'Your photos stand beside it once we have looked at them, mostly within two days.';
export const readReviews = 'Read the reviews';

export const sendingPhoto = (place: number, count: number) => `Sending photo ${place} of ${count}…`;
export const ofPhoto = (place: number, name: string, message: string) => `Photo ${place}, “${name}”: ${message}`;
