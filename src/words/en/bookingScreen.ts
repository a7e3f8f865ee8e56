import { rooms as roomCount } from './counts.ts';

/** The page with the booking form, the ticket beside it, and why there is no booking yet. */

export const completeBooking = 'Complete Your Booking';
export const description =
  'Book your hotel in Goa: your details, your dates, and the full price in rupees before you commit.';
export const needsScript =
  'Booking needs JavaScript to show current prices and available rooms. Switch it on, or write to us and we book for you.';

export const loadingRoom = 'Loading your room…';
export const roomNotFound = 'Room not found';
export const roomMayBeOld = 'The link may be old, or the hotel no longer offers this room. Search for other rooms.';
export const searchStays = 'Search hotels';
export const roomFailed = 'We could not load this room';

export const guestInformation = 'Guest information';
export const stayDetails = 'Stay details';
export const specialRequests = 'Special requests';
export const fullName = 'Full name';
export const email = 'Email';
export const phone = 'Phone';
export const phoneHint = 'For questions about your booking.';
export const anythingToKnow = 'Anything the hotel should know?';
export const requestsHint =
  'For example an early arrival, a cot or a quiet room. The hotel reads this before you arrive.';
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
export const priceFailed = 'We could not load the price';
export const soldOut = 'Sold out on these dates.';
/** `free`: "2 rooms". */
export const onlyLeft = (free: string) => `Only ${free} left on these dates.`;
export const leftOfKind = (free: number) => `Only ${roomCount(free)} of this type left on these dates.`;
export const notEnough = 'Not enough rooms of this type on your dates';

export const yourBooking = 'Your booking';
export const yourStay = 'Your booking';
export const chooseDates = 'Choose your dates';
export const detailsOf = (nights: string) => `${nights}, details`;
export const chargedAs = (rupees: string) => `charged ${rupees}`;
export const showBooking = '. Show your booking';

/** On the button that books, and while it does. */
export const submit = 'Continue to Payment';
export const creating = 'Creating Booking...';
export const expiresWithoutAdvance = (hours: number) =>
  `If we do not receive the advance within ${hours === 1 ? 'an hour' : `${hours} hours`}, your booking expires.`;
/** The sentence with the link to the terms: the text before it, in it and after it. */
export const agreeBefore = 'By booking you agree to our ';
export const terms = 'terms';
export const agreeAfter = '.';
export const whatWeKeep = 'What we keep about you';

export const oneMoment = 'One moment';
export const priceUpdating = 'We are updating the price. Check it, then continue.';
export const bookingFailed = 'Booking Failed';
export const unexpected = 'There was an unexpected error. Please try again.';

export const onlineAgain = 'You are online again.';
export const noAnswer = 'We got no answer from the server';
export const maybeBooked = 'We do not know if your booking was made.';
export const nothingBooked = 'Nothing was booked.';
/** `button`: its label. */
export const pressAgain = (button: string) =>
  `Select “${button}” again. You will not be booked twice, and nothing you typed is lost.`;
export const pressAgainOnline = (button: string) =>
  `Once you are back online, select “${button}” again. You will not be booked twice, and nothing you typed is lost.`;
export const priceFailedKept = 'We could not load the price. Nothing you typed is lost.';
export const bookedBefore = 'Booked before: ';
