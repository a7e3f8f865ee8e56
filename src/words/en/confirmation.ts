/** The page of a booking that was made, by its reference. */

export const yourBooking = 'Your booking';
export const description = 'Your stay by its reference: dates, room, what you pay, and what happens next.';
export const needsScript =
  'This page needs JavaScript to fetch your booking. Your reference, in the address above, is all we need: write to us and we help at once.';
export const created = 'Booking Created Successfully!';
export const yourReferenceIs = (reference: string) => `Your booking reference is ${reference}`;
export const loadingBooking = 'Loading your booking…';
export const protectsGuests = 'This protects guests from strangers who guess. Please wait a minute, then retry.';
export const bookingIsSafe = 'Your booking itself is safe with us.';
export const home = 'Home';

/** By where the booking stands. */
export const titles = {
  asked: 'Your booking is with the hotel',
  due: 'Your stay is booked',
  booked: 'Your stay is booked',
  confirmed: 'Your stay is confirmed',
  cancelled: 'This booking was cancelled',
  missed: 'This booking has ended',
  expired: 'This booking has expired',
  stayed: 'Thank you for staying',
} as const;
export const keepReference =
  'Keep this reference: it opens this page on any device, and it is all the hotel needs to find you.';
export const stillOpens = 'The reference still opens this page.';
export const shortenedElsewhere =
  'Anyone with the reference can open this page, so other devices show your name and contact shortened.';
export const shortenedHere =
  'Anyone with the reference can open this page, so your name and contact are shortened here.';
export const bookingReference = 'Booking reference';
export const guest = 'Guest';
export const name = 'Name';
export const email = 'E-mail';
export const phone = 'Phone';
export const payment = 'Payment';
export const bookedOn = 'Booked on';
export const price = 'Price';
export const aboutTheMoney = 'What happens with the money';
export const howWas = (hotel: string) => `How was ${hotel}?`;
export const sayByLink = 'You can say so by the link that we mail its guest the day after the stay.';
export const sendLinkAgain = 'Have a link sent again';

export const referenceCopied = 'Reference copied';
export const copyingNotAllowed = 'Your browser did not allow copying';
export const openStay = 'Open your stay';
export const manageStay = 'Manage your stay';
export const howToPay = (advance: string) => `How can I pay the advance of ${advance}?`;
export const askHowToPay = 'Ask on WhatsApp how to pay';
export const messageUs = 'Message us on WhatsApp';
export const removeFromCalendar = 'Remove from calendar';
export const addToCalendar = 'Add to calendar';
export const print = 'Print';
export const copyReference = 'Copy reference';

export const notFound = 'We could not find this booking';
export const findYours = 'Find your booking';
export const typeReference = 'The reference stands in every mail of your booking: four groups of four.';
export const compareReference =
  'Please compare the reference with your confirmation, letter by letter. It has four groups of four, and never the digits 0 and 1 or the letters I and O.';
export const referenceLooks = 'A reference has 16 letters and digits in four groups, such as 7KQM-2XWD-9RTB-HC4N.';
export const find = 'Find booking';
/** The sentence with the link to the chat: what stands before it, in it and behind it. */
export const stillNothing = 'Still nothing?';
export const askUs = 'Ask us on WhatsApp';
export const weFindIt = ', we find it by your name and dates.';
export const cannotFind = (brand: string, reference: string) =>
  `Hello ${brand}! I cannot find my booking. My reference is ${reference}.`;
