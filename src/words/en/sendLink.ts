/** How guests get a new link to their booking. */

export const yourStay = 'Your booking';
export const linkIsOver = 'This link no longer works';
export const whyOver =
  'A newer link was opened, sharing was switched off, the booking’s email changed, or the booking is too old. The person who booked can get a new link here.';
export const leadsToReview =
  'You review your stay on your booking page, up to one year after the stay. Enter your details and we email you a new link to it.';
export const opensByLink =
  'Each of our emails about your booking has a link that opens it. If you lost it, we email you a new one.';
export const justPaid = 'Have you just paid?';
export const doNotPayAgain =
  'Do not pay again. We email you when your payment arrives. The link in that email opens your booking.';
export const lookIntoMailbox = 'Check your inbox';
export const onItsWay =
  'If there is a booking with this reference and this email, a new link is on its way. Once you open it, earlier links stop working. ';
export const pressReview = 'On the page that opens, select “Write a review”. ';
export const nothingThere =
  'If it does not arrive within a few minutes, check your spam folder. Also compare the reference and the email with your confirmation.';
export const tryOnceMore = 'Try again';
export const reference = 'Booking reference';
export const referenceHint = 'In every email about your booking: four groups of four letters and digits.';
export const email = 'Email you booked with';
export const sending = 'Sending…';
export const sendLink = 'Send me a new link';
/** The words around its three links: to the booking, to the bookings of the account, to the chat. */
export const otherWays = [
  'With the reference alone you can ',
  'see the booking',
  ', with your name shortened. If you have an account, find it among ',
  'your bookings',
  '. If you have neither the reference nor an email from us, ',
  'ask us on WhatsApp',
  '.',
] as const;
export const cannotFind = (brand: string) => `Hello ${brand}! I cannot find the link to my booking.`;
