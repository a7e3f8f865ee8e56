import { rooms as roomCount } from './counts.ts';

/** The page that books: its form, the ticket beside it, and why there is no booking yet. */

export const completeBooking = 'Complete Your Booking';
export const description =
  'Book your stay in Goa: your details, your dates, and the whole price in rupees before you commit.';
export const needsScript =
  'Booking needs JavaScript, to show you the price and the free rooms as they are now. Please switch it on, or write to us and we book for you.';

export const loadingRoom = 'Loading your room…';
export const roomNotFound = 'Room not found';
export const roomMayBeOld =
  'The link may be old, or the hotel no longer offers this room. Other rooms are a search away.';
export const searchStays = 'Search hotels';
export const roomFailed = 'This room could not be loaded';

export const guestInformation = 'Guest information';
export const stayDetails = 'Stay details';
export const specialRequests = 'Special requests';
export const fullName = 'Full name';
export const email = 'E-mail';
export const phone = 'Phone';
export const phoneHint = 'For questions about your stay.';
export const anythingToKnow = 'Anything the hotel should know?';
export const requestsHint = 'An early arrival, a cot, a quiet room: the hotel reads this before you come.';
export const charactersOf = (used: string, most: string) => `${used} of ${most} characters`;
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const adults = 'Adults';
export const children = 'Children';
export const rooms = 'Rooms';
export const eachTakes = (guests: number) => `Each takes up to ${guests} guests`;

export const room = 'Room';
export const nights = 'Nights';
export const dates = 'Dates';
export const guests = 'Guests';
export const notChosen = 'Not chosen yet';
export const chooseToSee = 'Choose your dates to see the price.';
export const updatingPrice = 'Updating the price…';
export const priceFailed = 'The price could not be loaded';
export const soldOut = 'Sold out on these dates.';
/** `free`: "2 rooms". */
export const onlyLeft = (free: string) => `Only ${free} left on these dates.`;
export const leftOfKind = (free: number) => `${roomCount(free)} of this kind left on these dates.`;
export const notEnough = 'Not enough rooms of this kind are free on your dates';

export const yourBooking = 'Your booking';
export const yourStay = 'Your stay';
export const chooseDates = 'Choose your dates';
export const detailsOf = (nights: string) => `${nights}, details`;
export const chargedAs = (rupees: string) => `charged ${rupees}`;
export const showBooking = '. Show your booking';

/** On the button that books, and while it does. */
export const submit = 'Continue to Payment';
export const creating = 'Creating Booking...';
export const expiresWithoutAdvance = (hours: number) =>
  `Without the advance the booking expires after ${hours === 1 ? 'an hour' : `${hours} hours`}.`;
/** The sentence with the link to the terms: what stands before it, in it and behind it. */
export const agreeBefore = 'By booking you agree to our ';
export const terms = 'terms';
export const agreeAfter = '.';
export const whatWeKeep = 'What we keep of you';

export const oneMoment = 'One moment';
export const priceUpdating = 'The price is being updated. Please look at it, then continue.';
export const bookingFailed = 'Booking Failed';
export const unexpected = 'There was an unexpected error. Please try again.';

export const onlineAgain = 'You are online again.';
export const noAnswer = 'We got no answer from the server';
export const maybeBooked = 'We do not know whether your stay was booked.';
export const nothingBooked = 'Nothing was booked.';
/** `button`: what stands on it. */
export const pressAgain = (button: string) => `Press “${button}” again: it is booked once. What you typed is kept.`;
export const pressAgainOnline = (button: string) =>
  `Press “${button}” again as soon as the network is back: it is booked once. What you typed is kept.`;
export const priceFailedKept = 'The price could not be loaded. What you typed is kept.';
export const bookedBefore = 'Booked before: ';
