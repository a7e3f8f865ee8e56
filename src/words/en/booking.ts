import { rooms as roomCount } from './language.ts';

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
export const choosePrice = 'Choose your price';
export const addRoomType = 'Add another room type';
export const moreRooms = 'More rooms';
export const notEnoughOf = (name: string) => `${name}: not enough rooms on these dates`;
export const extras = 'Extras';
export const extrasLead = 'Choose what you want to add. You can also ask for it at the hotel.';
export const specialRequests = 'Special requests';
export const fullName = 'Full name';
export const phoneHint = 'For questions about your booking.';
export const anythingToKnow = 'Anything the hotel should know?';
export const requestsHint =
  'For example an early arrival, a cot or a quiet room. The hotel sees this with your booking. Requests are not guaranteed.';
export const charactersOf = (used: string, most: string) => `${used} of ${most} characters`;
export const adults = 'Adults';
export const children = 'Children';
export const rooms = 'Rooms';
export const eachTakes = (guests: number) => `Each takes up to ${guests} guests`;

export const room = 'Room';
export const rate = 'Rate plan';
export const nights = 'Nights';
export const dates = 'Dates';
export const guests = 'Guests';
export const notChosen = 'Not chosen yet';
export const chooseToSee = 'Choose your dates to see the price.';
export const chooseOtherDates = 'Choose other dates to see the price.';
export const updatingPrice = 'Updating the price…';
export const priceFailed = 'We could not load the price';
export const soldOut = 'Sold out on these dates.';
/** `free`: "2 rooms". */
export const onlyLeft = (free: string) => `Only ${free} left on these dates.`;
export const leftOfKind = (free: number) => `Only ${roomCount(free)} of this type left on these dates.`;
export const notEnough = 'Not enough rooms of this type on your dates';

export const yourStay = 'Your booking';
export const chooseDates = 'Choose your dates';
export const detailsOf = (nights: string) => `${nights}, details`;
export const chargedAs = (rupees: string) => `${rupees} in rupees`;
export const showBooking = '. Show your booking';

export const submit = 'Continue to Payment';
export const creating = 'Creating Booking...';
export const expiresWithoutAdvance = (hours: number, isWhole: boolean) =>
  `If we do not receive the ${isWhole ? 'whole price' : 'advance'} within ${hours === 1 ? 'an hour' : `${hours} hours`}, your booking expires.`;
/** `terms`: the words of the link. */
export const agree = (terms: string) => `By booking you agree to our ${terms}.`;
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

// Booking calls -------------------------------------------------------------------------------------------------------
export const bookingCallsRoomFailed = 'We could not reach the server. Check your connection and try again.';
export const humanNeeded = 'Confirm that you are not a robot, then try again.';
export const createFailed = 'There was an error creating your booking. Please try again.';
export const bookingNotFound = 'We could not find a booking with this reference.';
export const tooManyTried = 'Too many attempts from your connection.';
export const manyAsk = 'We are busy right now. Try again in a moment.';
export const bookingCallsBookingFailed = 'We could not load your booking. Check your connection and try again.';
export const textsChanged = 'Our terms have changed. Reload the page.';
export const offerOver =
  'This offer has expired, or is for a different booking. Ask the hotel for a new offer, or book at today’s price.';
export const bookingErased =
  'This guest’s details were deleted at their request or as the law requires. Only the dates and amounts of the booking are kept.';

// Booking refusals ----------------------------------------------------------------------------------------------------
const codeOver = 'This discount code is no longer valid for this booking. Check the new total before you continue.';
export const refusals = {
  sold_out: 'These rooms were just booked for at least one of your nights. Choose other dates or another room.',
  price_changed: 'The price of this booking has changed. Check the new total before you continue.',
  extra_gone:
    'The hotel no longer offers an extra that you chose. Check your extras and the new total before you continue.',
  plan_gone: 'The hotel no longer offers this price. Check the prices and the new total before you continue.',
  code_unknown: codeOver,
  code_early: codeOver,
  code_expired: codeOver,
  code_nights: codeOver,
  code_used_up: codeOver,
  invalid_extras: 'Check the number of each extra.',
  invalid_rooms: 'Choose each room type once, and at most five.',
  too_many_guests: 'These rooms do not fit that many guests. Add a room, or choose fewer guests.',
  too_many_rooms: 'The hotel does not have that many of these rooms.',
  invalid_guests: 'Check the number of guests and rooms.',
  invalid_guest: 'Check your name, email and phone.',
  room_not_found: 'Room not found',
  held_unpaid:
    'Too many of these rooms are on hold for bookings without their advance. If one is yours, pay its advance first. Otherwise choose fewer rooms or other dates, or write to us.',
  key_reused: 'You already used this form for another booking. Reload the page and try again.',
  rate_limited:
    'Too many booking attempts from your connection. Try again in one hour. If that fails, try again tomorrow or write to us.',
  busy: 'Many guests are booking this room right now. Try again in a moment.',
} as const;

// Booking refused -----------------------------------------------------------------------------------------------------
export const earlierBooked = 'Your first attempt was booked';
export const seeBooking = 'See that booking';
export const earlierReference = (reference: string) =>
  `Its reference is ${reference}. Continue below only if you want a second booking with the details you changed.`;
export const priceChanged = 'The price has changed';
export const acceptAndBook = (total: string) => `Accept ${total} and book`;
export const retry = 'Retry';
export const itWas = (before: string) => `It was ${before}. Nothing was booked and nothing you typed is lost.`;
export const itWasAndIs = (before: string, now: string) =>
  `It was ${before} and is now ${now}. Nothing was booked and nothing you typed is lost.`;
export const roomGone = 'This room is no longer offered';
export const otherRooms = 'Other rooms on these dates';
export const takenOff = 'The hotel stopped offering this room while you were booking. Nothing was booked.';
export const notBooked = 'Not booked yet';
export const reload = 'Reload';
export const typedIsKept = 'Nothing you typed is lost.';
