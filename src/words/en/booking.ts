import { formatDay } from '../../domain/moment.ts';
import { nights as nightsWords, rooms as roomCount, rooms as roomsWords } from './language.ts';

// Booking screen ------------------------------------------------------------------------------------------------------
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
/** The link to the terms stands in it. */
export const agree = (terms: string) => `By booking you agree to our ${terms}.`;
export const terms = 'terms';
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

// Booking form --------------------------------------------------------------------------------------------------------
/** Errors in the booking form. */

export const fieldsMissing = 'Required Fields Missing';
export const fillAllIn = 'Please fill in all required fields.';
export const datesInvalid = 'Invalid Dates';

export const tooLong = (characters: number) => `Enter ${characters.toLocaleString('en-IN')} characters or fewer.`;
export const nameMissing = 'Enter your full name.';
export const emailMissing = 'Enter your email.';
export const phoneInvalid = 'Enter a phone number with 7 to 15 digits, or leave it empty.';
export const checkInMissing = 'Choose a check-in date.';
export const checkOutMissing = 'Choose a check-out date.';
export const oneAdult = 'Choose at least 1 adult.';
export const tooManyAdults = (most: number) => `Choose ${most} adults or fewer.`;
export const childrenBelowNone = 'Choose 0 children or more.';
export const tooManyChildren = 'These rooms do not fit that many children.';
export const oneRoom = 'Choose at least 1 room.';
export const tooManyRooms = (rooms: number) => `The hotel has only ${rooms} of these rooms.`;
export const partyTooLarge = (guests: number) =>
  `Each room takes up to ${guests} guests. Add a room, or choose fewer guests.`;

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
/** Why the database books nothing, by its code. */

export const refusals = {
  sold_out: 'These rooms were just booked for at least one of your nights. Choose other dates or another room.',
  price_changed: 'The price of this booking has changed. Check the new total before you continue.',
  too_many_guests: 'These rooms do not fit that many guests. Add a room, or choose fewer guests.',
  too_many_rooms: 'The hotel does not have that many of these rooms.',
  invalid_guests: 'Check the number of guests and rooms.',
  invalid_guest: 'Check your name, email and phone.',
  room_not_found: 'Room not found',
  held_unpaid:
    'Too many of these rooms are on hold for bookings without their advance. If one is yours, pay its advance first. Otherwise choose fewer rooms or other dates, or write to us.',
  key_reused: 'You already used this form for another booking. Reload the page and try again.',
  rate_limited: 'Too many booking attempts from your connection. Wait a few minutes, then try again.',
  busy: 'Many guests are booking this room right now. Try again in a moment.',
} as const;

// Booking refused -----------------------------------------------------------------------------------------------------
/** What the server answered instead of a booking, and what the guest can do. */

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

// Advance -------------------------------------------------------------------------------------------------------------
/** The advance: why it is not the usual one, how it is paid, and what follows a booking. */

export const groupsFrom = (count: number) => `groups of ${roomsWords(count)} or more`;
export const staysWithNight = (from: string, to: string) => `stays with a night from ${from} to ${to}`;
const sentence = (who: readonly string[], does: string) => {
  const words = who.join(' and ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)} ${does}`;
};
/** Who of these pays: groups, stays of a season, or both. */
export const payAllInAdvance = (who: readonly string[]) => sentence(who, 'pay in full in advance.');
export const payInAdvance = (who: readonly string[], percent: number) => sentence(who, `pay ${percent}% in advance.`);

export const askHow = (phone: string, email: string) =>
  `To pay the advance, send your booking reference on WhatsApp (${phone}) or to ${email}. We reply with the ways to pay.`;

export const booksAndTellsMore =
  'This makes your booking. You pay nothing now. The next page shows how much to pay, and by when.';
export const booksAndPaysThere = 'This makes your booking. You pay nothing now. You pay at the hotel.';
export const booksWithAdvance = (advance: string) =>
  `This makes your booking. You pay nothing now. The next page shows how to pay the advance of ${advance}.`;
export const booksWithAdvanceWithin = (advance: string, hours: number) =>
  `This makes your booking. You pay nothing now. The next page shows how to pay the advance of ${advance} within ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;

// Terms now -----------------------------------------------------------------------------------------------------------
/** What the cancellation policy means for these dates. */

export const freeUntil = (moment: string) => `Free cancellation until ${moment}. After that, no refund.`;
export const partUntil = (percent: number, moment: string) =>
  `If you cancel by ${moment}, you get ${percent}% of your payment back. After that, no refund.`;
export const noRefund = 'For these dates, you get no refund if you cancel.';

// Confirmation --------------------------------------------------------------------------------------------------------
export const confirmationDescription = 'Your booking by its reference: dates, room, price, and what happens next.';
export const confirmationNeedsScript =
  'This page needs JavaScript to show your booking. You can also write to us with the reference from the address above.';
export const created = 'Booking Created Successfully!';
export const yourReferenceIs = (reference: string) => `Your booking reference is ${reference}`;
export const loadingBooking = 'Loading your booking…';
export const protectsGuests = 'We limit look-ups to protect bookings. Try again in one minute.';
export const bookingIsSafe = 'Your booking is safe.';
export const home = 'Home';

/** By the status of the booking. */
export const titles = {
  asked: 'Your booking is with the hotel',
  due: 'Your stay is booked',
  booked: 'Your stay is booked',
  confirmed: 'Your booking is confirmed',
  cancelled: 'This booking was cancelled',
  missed: 'This booking has ended',
  expired: 'This booking has expired',
  stayed: 'Thank you for staying',
} as const;
export const keepReference = 'Keep this reference safe: it opens this page on any device.';
export const stillOpens = 'The reference still opens this page.';
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
export const sayByLink = 'We email you a review link the day after check-out.';
export const sendLinkAgain = 'Get a new link';

export const referenceCopied = 'Reference copied';
export const copyingNotAllowed = 'Your browser did not allow copying';
export const openStay = 'Open booking';
export const manageStay = 'Manage booking';
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
  'Your reference is in every email about your booking. It has four groups of four letters and digits.';
export const compareReference =
  'Compare the reference with your confirmation, letter by letter. It has four groups of four. It never has the digits 0 and 1 or the letters I and O.';
export const referenceLooks = 'A reference has 16 letters and digits in four groups, such as 7KQM-2XWD-9RTB-HC4N.';
export const find = 'Find booking';
/** The sentence with the link to the chat: the text before it, in it and after it. */
export const stillNothing = 'Still nothing?';
export const askUs = 'Ask us on WhatsApp';
export const cannotFindIt = (askUs: string) => `${askUs}. We find it by your name and dates.`;
export const cannotFind = (brand: string, reference: string) =>
  `Hello ${brand}! I cannot find my booking. My reference is ${reference}.`;

// Next steps ----------------------------------------------------------------------------------------------------------
/** What happens from a booking to the arrival. */

export const whatHappensNext = 'What happens next';
export const theAdvance = 'Advance';
export const thePayment = 'Payment';
/** Sentences with a link: the text before it, in it and after it. */
export const yourBookingPage = 'your booking page';
export const changeOrCancel = (page: string) => `Change dates and guests, or cancel, on ${page}.`;
export const changedByHotel = 'To change or cancel now, contact the hotel.';
export const bookedUnder = (terms: string, day: string) => `You booked under our ${terms} of ${day}.`;
export const ifPlansChange = 'If plans change';
export const askTerms = 'Ask us about this hotel’s cancellation policy.';
export const houseRules = 'House rules';

// Pay online ----------------------------------------------------------------------------------------------------------
/** Refusals when a guest pays the advance on the page of a payment gateway. */

export const pageUnreachable = 'The payment page does not answer. Nothing was paid. Try again in a moment.';
export const notSetUp = 'Paying online is switched off. Pay another way, or write to us on WhatsApp.';
export const nothingToPay = 'This booking is over or cancelled. Nothing is due for it here.';
export const nothingDue = 'Nothing is due.';
export const noChange = 'The time to pay for this change is over, and nothing was paid. Choose it again.';
export const beingChecked =
  'We are checking a payment that you reported. If you have not paid, withdraw the report first, or write to us.';
export const paidOften = 'You opened the payment page 20 times today. Write to us on WhatsApp, and we help you pay.';
export const payFailed = 'We could not reach the server. Nothing was paid. Check your connection and try again.';
export const backFailed = 'We could not check your payment. If you paid, it is not lost: we keep checking.';

// Paid ----------------------------------------------------------------------------------------------------------------
/** How much of a booking is paid. */

export const paidInFull = 'Paid in full';
export const paidInPart = 'Paid in part';
export const paidInFullInAdvance = 'Paid in full in advance';
/** Which part of the price it is may follow: "Advance paid (30%)". */
export const advancePaid = 'Advance paid';
export const paid = 'Paid';
export const advanceBeingChecked = 'Advance being checked';
export const advanceStillDue = 'Advance still due';
/** In the lines of a price: the amount that the guest gets back. */
export const refundToCome = 'Refund due to you';
export const refundDue = (amount: string, day: string | null) => `You get ${amount} back${day ? ` by ${day}` : ''}.`;
/** After check-out. */
export const balanceDue = 'Balance due';
export const balanceBeingChecked = 'Balance being checked';
export const balanceStillDue = (amount: string) => `${amount} due`;

// Ticket --------------------------------------------------------------------------------------------------------------
export const stay = 'Stay';
export const fromTime = (time: string) => `from ${time}`;
export const byTime = (time: string) => `by ${time}`;
export const whereItIs = 'Where it is';
export const getDirections = 'Get Directions';
export const calendarFailed = 'We could not make the calendar file';
export const pleaseTryAgain = 'Try again.';

// Unaccepted ----------------------------------------------------------------------------------------------------------
/** Changes of the hotel that the guest has not accepted. */

export const hotelChanged = 'The hotel changed your booking';
export const priceRaised = (before: string, now: string) => `The hotel raised the price from ${before} to ${now}.`;
export const fullRefund = 'Until you accept it, you can cancel with a full refund before you arrive.';
export const movedUp = (before: string, now: string) =>
  `The hotel moved your arrival from ${before} to ${now}. Once you accept it, your cancellation policy counts from that day.`;
export const acceptChange = 'Accept change';
export const accepted = 'You accepted the change';

// Channels ------------------------------------------------------------------------------------------------------------
/** The calendar of another site that was read but for some entries, or that is busy. */

export const unreadEntries = (count: number, from: string | null) =>
  `${count} ${count === 1 ? 'entry' : 'entries'} could not be read${from ? `, from ${formatDay(from)}` : ''}`;
export const checkUnread = (channel: string) =>
  `All other entries are blocked as usual. Check these bookings on ${channel}, and block missing nights here.`;
export const keptForUnread = (count: number) =>
  `${nightsWords(count)} from an earlier reading ${count === 1 ? 'stays' : 'stay'} blocked, because the entries may be these bookings.`;
export const releaseKept = (count: number) => `Release ${nightsWords(count)}`;
export const busyUntil = (channel: string, moment: string) => `${channel} is busy. Next attempt at ${moment}.`;
