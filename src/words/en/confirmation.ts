export const confirmationDescription = 'Your booking by its reference: dates, room, price, and what happens next.';
export const confirmationNeedsScript =
  'This page needs JavaScript to show your booking. You can also write to us with the reference from the address above.';
export const created = 'Booking Created Successfully!';
export const yourReferenceIs = (reference: string) => `Your booking reference is ${reference}`;
export const loadingBooking = 'Loading your booking…';
export const protectsGuests = 'We limit look-ups to protect bookings. Try again in one minute.';
export const bookingIsSafe = 'Your booking is safe.';
export const home = 'Home';

export const titles = {
  asked: 'Your booking is with the hotel',
  due: 'You are booked',
  booked: 'You are booked',
  confirmed: 'Your booking is confirmed',
  cancelled: 'This booking was cancelled',
  missed: 'This booking has ended',
  expired: 'This booking has expired',
  stayed: 'Thank you for staying',
} as const;
export const keepReference = 'Keep this reference safe: with it you see this booking on any device.';
export const stillOpens = 'With the reference you can still see this booking.';
export const shortenedElsewhere = 'Other devices show only part of your name and contact details.';
export const shortenedHere = 'For your safety, this page shows only part of your name and contact details.';
export const bookingReference = 'Booking reference';
export const guest = 'Guest';
export const name = 'Name';
export const payment = 'Payment';
export const bookedOn = 'Booked on';
export const price = 'Price';
export const aboutTheMoney = 'Payment and refund';
export const howWas = (hotel: string) => `How was ${hotel}?`;
export const sayByLink = 'To review your stay, use the link that we email you the day after check-out.';
export const sendLinkAgain = 'Get a new link';

export const referenceCopied = 'Reference copied';
export const copyingNotAllowed = 'Your browser did not allow copying';
export const openStay = 'Open booking';
export const howToPay = (advance: string) => `How can I pay the advance of ${advance}?`;
export const askHowToPay = 'Ask on WhatsApp how to pay';
export const messageUs = 'Message us on WhatsApp';
export const removeFromCalendar = 'Remove from calendar';
export const addToCalendar = 'Add to calendar';
export const print = 'Print';
export const copyReference = 'Copy reference';

export const notFound = 'We could not find this booking';
export const findYours = 'Find your booking';
export const typeReference =
  'Your reference is in every email about your booking. It has 4 groups of 4 letters and digits.';
export const compareReference =
  'Compare the reference with your confirmation, letter by letter. It has 4 groups of 4 letters and digits. It never has the digits 0 and 1 or the letters I and O.';
export const referenceLooks = 'A reference has 16 letters and digits in four groups, such as 7KQM-2XWD-9RTB-HC4N.';
export const find = 'Find booking';
/** Texts for a link to the chat. */
export const stillNothing = 'If you still cannot find it:';
export const askUs = 'Ask us on WhatsApp';
export const cannotFindIt = (askUs: string) => `${askUs}. We find it by your name and dates.`;
export const cannotFind = (brand: string, reference: string) =>
  `Hello ${brand}! I cannot find my booking. My reference is ${reference}.`;

export const stepsBeforeArrival = 'Before you arrive';
export const theAdvance = 'Advance';
export const thePayment = 'Payment';
export const yourBookingPage = 'your booking page';
export const changeOrCancel = (page: string) => `Change dates and guests, or cancel, on ${page}.`;
export const changedByHotel = 'To change or cancel now, contact the hotel.';
export const bookedUnder = (terms: string, day: string) => `You booked under our ${terms} of ${day}.`;
export const ifPlansChange = 'If plans change';
export const houseRules = 'House rules';

export const stay = 'Stay';
export const fromTime = (time: string) => `from ${time}`;
export const byTime = (time: string) => `by ${time}`;
export const whereItIs = 'Where it is';
export const getDirections = 'Get Directions';
export const calendarFailed = 'We could not make the calendar file';
export const pleaseTryAgain = 'Try again.';
