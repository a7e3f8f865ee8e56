export const todayIs = (day: string) => `Today, ${day}`;
export const myListings = 'My listings';
export const myProperties = 'My properties';
export const loadingTodaysList = 'Loading today’s list';
export const showFewer = 'Show fewer';
export const showAll = (count: number) => `Show all ${count}`;
export const momentToday = (time: string) => `${time} IST today`;
export const momentTomorrow = (time: string) => `${time} IST tomorrow`;
export const momentOnDay = (time: string, day: string) => `${time} IST on ${day}`;

// Home: the counts on top --------------------------------------------------------------------------------------------
export const atAGlance = 'Today at a glance';
export const toCollect = 'To collect';
export const nothingToCollect = 'Nothing to collect today.';
export const nobodyStaying = 'No other guests are staying tonight.';

// Home: each property today -------------------------------------------------------------------------------------------
export const propertiesToday = 'Properties today';
export const listAtProperty = (list: string, property: string, count: number) => `${list} at ${property}: ${count}`;
export const expectedEarlier = (arrivals: number) => `${arrivals} from earlier days`;
export const alreadyArrived = (arrivals: number) => `${arrivals} already arrived`;
export const tonight = 'Rooms tonight';
/** In a smaller font after the number of rooms sold. */
export const ofRooms = (rooms: number) => `of ${rooms}`;
export const roomsSoldTonight = (property: string, sold: number, rooms: number) =>
  `Rooms sold tonight at ${property}: ${sold} of ${rooms}`;
export const toCollectToday = 'To collect today';
export const amountFrom = (amount: string, guests: string) => `${amount} from ${guests}`;
export const nothingToCollectToday = 'Nothing to collect from today’s arrivals and check-outs.';

// Home: arriving and leaving ------------------------------------------------------------------------------------------
export const nightsUntil = (nights: string, day: string) => `${nights}, until ${day}`;
export const noMoreCheckOutsToday = 'No more check-outs today.';
export const allGuestsOfTodayHaveArrived = 'All of today’s guests have arrived.';
export const noArrivalsToday = 'No arrivals today.';
export const nextArrivals = (day: string, arrivals: string) => `Next: ${day}, ${arrivals}.`;
export const noUpcomingBookingsYet = 'No upcoming bookings yet.';

// Home: to collect ----------------------------------------------------------------------------------------------------
export const amountDue = (amount: string) => `${amount} due`;
export const checkedOut = (day: string) => `Checked out ${day}`;
export const leftOn = (day: string) => `Left ${day}`;
export const amountReported = (amount: string) => `${amount} reported`;
export const recordPaymentOf = (guest: string) => `Record payment: ${guest}`;

// Home: to do ---------------------------------------------------------------------------------------------------------
export const toDo = 'To do';
export const nothingToDo = 'Nothing to do. Advances, refunds, holds and other calendars are in order.';
export const openBooking = 'Open booking';
export const openCalendar = 'Open Calendar';
export const openChannels = 'Open Channels';
export const answer = 'Answer';
export const reply = 'Reply';

export const confirmBookingOf = (guest: string) => `Confirm the booking of ${guest}?`;
export const roomsAreOnHoldUntilYouAnswer = (stay: string) =>
  `${stay}. The rooms are on hold until you confirm. To decline, open the booking.`;
export const didGuestArrive = (guest: string) => `Did ${guest} arrive?`;
export const wasDueToArrive = (day: string, stay: string, money: string) => `Expected ${day}: ${stay}, ${money}.`;
export const advanceIsDue = (guest: string) => `Advance from ${guest} is due`;
export const bookingExpiresWithoutAdvance = (amount: string, moment: string, stay: string) =>
  `They must pay ${amount} by ${moment}, or the booking expires. ${stay}.`;
export const restOfAdvanceIsDue = (amount: string, guest: string) => `${amount} of the advance from ${guest} is due`;
export const changedAfterPaying = (stay: string) =>
  `They changed to a more expensive booking after they paid. It does not expire. Ask them to pay the rest, or cancel the booking. ${stay}.`;
export const guestReportedPayment = (guest: string, amount: string) => `${guest} reported a payment of ${amount}`;
export const checkWhetherYouReceivedIt = (way: string, stay: string) =>
  `They say that they paid your property: ${way}. Check whether you have received it. ${stay}.`;
export const utr = (number: string) => `UTR ${number}`;
export const refundToGuest = (amount: string, guest: string) => `Refund ${amount} to ${guest}`;
/** Without a full stop, because the booking follows. */
export const payGuestThenRecord = 'Your property has received this money. Pay the guest, then record the refund here';
export const guestSaysTheyStayed = (guest: string) => `${guest} says that they stayed with you`;
export const weDecideAboutNoShow = (stay: string) =>
  `You recorded a no-show. Susegad Stays decides. If they stayed, open the booking and select “Undo no-show”. If not, tell us what happened. ${stay}.`;
export const reportForeignGuests = (foreignGuests: string, guest: string) => `Report ${foreignGuests}: ${guest}`;
export const formCIsDue = (moment: string, stay: string) => `Form C is due at the FRRO by ${moment}. ${stay}.`;
export const formCWasDue = (moment: string, stay: string) => `Form C was due at the FRRO by ${moment}. ${stay}.`;
export const isGuestForeign = (guest: string) => `Is ${guest} a foreign guest?`;
export const phoneNumberIsNotIndian = (stay: string) =>
  `The phone number is not an Indian one. You must report foreign guests to the FRRO within 24 hours of arrival (Form C). ${stay}.`;
export const replyToReviews = (reviews: string) => `Reply to ${reviews} from the last 90 days`;
export const newestReviewIsFrom = (day: string) =>
  `The newest is from ${day}. Guests read your reply below the review.`;
export const onHoldUntil = (guest: string, moment: string) => `On hold for ${guest} until ${moment}`;
export const afterHoldGuestsCanBook = (rooms: string, days: string) =>
  `${rooms}, ${days}. After that, guests can book again.`;
export const roomSoldTwice = (room: string) => `${room} is sold twice`;
export const bookedHereAndOn = (days: string, channel: string, bookings: string) =>
  `${days}: a booking on ${channel}, and here ${bookings}. Move one of them before they arrive.`;
export const openBookingOf = (guest: string) => `Open ${guest}`;
export const visaEndsBeforeCheckOut = (guest: string) => `A visa ends before check-out: ${guest}`;
export const visaOfGuestEnds = (day: string, stay: string) =>
  `Valid until ${day}. Ask the guest for an extension, or change the check-out. ${stay}.`;
export const roomIsBroken = (room: string, broken: string) => `Room ${room} has a problem: ${broken}`;
export const moveGuestOrRepair = (guest: string, night: string, stay: string) =>
  `${guest} has this room on the night of ${night}. Change the room, or select Repaired in Housekeeping. ${stay}.`;
export const repairOrTakeOut =
  'Select Repaired in Housekeeping once it works. If guests cannot have the room, take it out of order.';
export const openHousekeeping = 'Open Housekeeping';
export const guestWithoutRoom = (guest: string) => `${guest} is in house without a room number`;
export const guestsWithoutRoom = (bookings: number) => `${bookings} bookings in house have no room number`;
export const chooseTheirRoom = (guest: string, stay: string) =>
  `Next: ${guest}, ${stay}. Until then we cannot say which rooms are available.`;
export const roomIsAvailableAgain = (room: string) => `${room}: a room is available again`;
export const roomIsBlockedFor = (days: string, channel: string) =>
  `${days}: we block it for the booking from ${channel} when we next read its calendar.`;
export const whoAnswersChannels = 'The owner and managers can answer this in Channels.';
export const noRoomForBookingFrom = (channel: string) => `Sold twice: booking from ${channel}`;
export const bookedOnChannelWithoutRoom = (room: string, days: string, channel: string) =>
  `${room}, ${days}. Booked on ${channel}, but no room is available here.`;
export const unpaidBookingsFill = (room: string) => `Unpaid bookings fill ${room}`;
/** `nights` includes the verb: "Fri, 15 Jan 2027 is sold out." */
export const soldOutWithoutAdvance = (nights: string, references: string) =>
  `${nights} The advance for these bookings is not received: ${references}. Call the guests, or cancel the bookings.`;
export const weCannotReadCalendar = (channel: string) => `We cannot read the ${channel} calendar`;
export const calendarLastRead = (room: string, moment: string) =>
  `${room}: last read ${moment}. Bookings made there since then are not blocked here.`;
export const calendarNeverRead = (room: string) => `${room}: never read. Bookings there are not blocked here.`;
export const listingNeedsChanges = 'Your listing needs changes';

// Home: next nights and earnings --------------------------------------------------------------------------------------
export const next14Nights = 'Next 14 nights';
export const roomsSoldAndArrivalsByNight = 'Rooms sold and arrivals, night by night';
export const roomsSoldOnNight = (property: string, day: string, sold: number, rooms: string) =>
  `${property}, ${day}: ${sold} of ${rooms} sold`;
export const roomsOnHold = (rooms: number) => `${rooms} on hold`;
export const roomsBlocked = (rooms: number) => `${rooms} blocked`;
export const sold = 'Sold';
export const onHold = 'On hold';
export const blockedNotCounted = 'Blocked, not counted';
export const arrivals = '↓ Arrivals';

export const revenueIn = (month: string) => `Revenue in ${month}`;
export const priceOfBookedNights = 'The price of all booked nights, GST included. Guests may still owe a part of it.';
export const soFar = 'So far';
export const nightsUpToLastNight = 'Nights up to last night';
export const sameAsMonth = (month: string) => `Same as ${month} by this date`;
export const moreThanMonth = (percent: number, month: string) => `${percent}% more than ${month} by this date`;
export const lessThanMonth = (percent: number, month: string) => `${percent}% less than ${month} by this date`;
export const wholeMonthSoFar = 'Whole month';
export const withComingNights = 'With the booked nights to come';
export const wholeMonth = 'The whole month';
export const allReports = 'All reports';
export const reportsFor = (property: string) => `Reports for ${property}`;
export const revenueThisMonth = (amount: string) => `${amount} this month`;

// Home: suggestions ---------------------------------------------------------------------------------------------------
export const suggestions = 'Suggestions';
export const addPhotos = 'Add photos';
export const guestsSeeSoManyPhotos = (photos: string) =>
  `Guests see ${photos} of your property. With 10 photos, they can see every room before they book.`;
export const showEveryRoom = 'Show every room';
export const noPhotosYet = (rooms: string) => `No photos yet: ${rooms}. Guests choose a room by its photos.`;
export const setHolidayRates = 'Set rates for Christmas and New Year';
export const holidayRatesAreLikeOthers = (firstNight: string, lastNight: string) =>
  `The nights from ${firstNight} to ${lastNight} have the same rates as all others.`;
export const answerGuestsQuestions = 'Answer guests’ questions';
export const listingDoesNotMention = (subjects: string) => `Your listing does not mention these yet: ${subjects}.`;
export const listingSubjects = {
  house_rules: 'house rules (pets, quiet hours, visitors)',
  age_restriction: 'children and age',
  payment_policy: 'how guests pay the balance',
};
export const describeYourProperty = 'Describe your property';
export const yourDescriptionIsShort = (characters: string) =>
  `Your description has ${characters}. With 300, you can say who it suits and what is nearby.`;
export const describePhotos = 'Describe the photos';
export const photosWithoutDescription = (photos: string) =>
  `${photos} without a description. Guests who use a screen reader rely on descriptions.`;
export const connectOtherCalendars = 'Connect your other calendars';
export const connectedCalendarsBlockNights =
  'Rooms booked on Airbnb or Booking.com are then blocked here, and rooms booked here are blocked there.';
export const inviteSecondPerson = 'Invite a second person';
export const nobodyElseCanAnswer =
  'While you are away, no one else can answer guests, check them in or record payments. The front desk does not see payout details.';
export const switchOnTwoFactorSignIn = 'Switch on two-factor sign-in';
export const passwordAloneProtectsGuests =
  'Your password alone protects your guests’ data and your payouts. A code from your phone keeps others out.';
