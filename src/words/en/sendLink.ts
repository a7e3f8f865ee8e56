/** The way to one's stay without its link. */

export const yourStay = 'Your stay';
export const linkIsOver = 'This link does not work any more';
export const whyOver =
  'A newer one was opened, sharing the stay was ended, its e-mail is another one by now, or it was long ago. Whoever booked it can have a new one sent.';
export const leadsToReview =
  'The page of your stay leads to its review, until a year after it. We send you a new link to it.';
export const opensByLink =
  'Your stay opens by the link in each of our mails about it. Lost it? Then we send you a new one.';
export const justPaid = 'Have you just paid?';
export const doNotPayAgain =
  'Please do not pay again. We email you when your payment arrives. The link in that email opens your booking.';
export const lookIntoMailbox = 'Please look into your mailbox';
export const onItsWay =
  'If there is a booking with this reference and this e-mail, a new link is on its way. The earlier ones end once you open it. ';
export const pressReview = 'On the page that it opens, press “Write a review”. ';
export const nothingThere =
  'Nothing there after a few minutes? Look among unwanted mail, and compare both with your confirmation.';
export const tryOnceMore = 'Try once more';
export const reference = 'Booking reference';
export const referenceHint = 'Four groups of four letters and digits, in every mail about your booking.';
export const email = 'E-mail you booked with';
export const sending = 'Sending…';
export const sendLink = 'Send me a new link';
/** What stands around its three links: to the booking, to the account's stays, to the chat. */
export const otherWays = [
  'The reference alone ',
  'shows the booking',
  ', with your name shortened. You have an account? Find it among ',
  'your stays',
  '. Neither reference nor mail? ',
  'Ask us on WhatsApp',
  '.',
] as const;
export const cannotFind = (brand: string) => `Hello ${brand}! I cannot find the link to my stay.`;
