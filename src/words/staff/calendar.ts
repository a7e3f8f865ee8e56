import { counted } from '../../domain/stay.ts';

// Refusals of the calendar --------------------------------------------------------------------------------------------
export const fileCannotBeImported = 'This file cannot be imported. Check that it is a list of bookings.';
export const noAccess =
  'You no longer have access to this property or room type. Choose another one, or ask the owner for access.';
export const lastNightBeforeFirst = 'The last night cannot be before the first.';
export const nightsBeforeToday = 'You cannot change nights before today.';
export const tooManyNightsAtOnce = 'Too many nights at once. Choose fewer nights.';
export const nightsTooFarAhead = (days: number) => `You can change nights up to ${days} days ahead.`;
export const valueOutsideLimits = 'One of these values is outside its limits. Nothing was changed.';
export const someoneElseChangedRates = 'Someone else changed these rates. You see them as they are now: check them.';
export const someoneElseIsChangingNights = 'Someone else is changing these nights. Try again.';
export const enterWholePercentage = 'Enter a whole number from 0 to 100.';
export const enterPrice = 'Enter a price from ₹1 to ₹10,00,000, such as 5000 or 5000.50.';
export const onlyOwnerAndManagers = 'Only the owner and the managers of this property can do this. Ask one of them.';
export const onlyOwner = 'Only the owner of this property can do this.';
export const couldNotMakeChange = 'We could not make this change. Reload the page and try again.';

// Refusals of blocks --------------------------------------------------------------------------------------------------
export const blockTooLong = (nights: number) => `A block can have up to ${nights} nights. Choose fewer.`;
export const blockTooFarAhead = (days: number) =>
  `You can block nights up to ${days} days ahead, as far as guests can book.`;
export const roomTypeGone = 'This room type no longer exists.';
export const someoneElseChangedNights = 'Someone else changed these nights. Check them, then try again.';
export const nothingIsBlocked = 'Nothing is blocked on these nights. Someone else has released them.';
export const nothingWasBlocked = (reason: string) => `${reason} Nothing was blocked.`;
export const fewerRoomsAvailable = (rooms: number) =>
  `Only ${counted(rooms, 'room is', 'rooms are')} available on all of these nights.`;
export const noRoomAvailableOnSomeNight = 'No room is available on at least one of these nights.';
export const roomTypeHasOnly = (rooms: number) => `This room type has only ${counted(rooms, 'room')}.`;
export const blockedByOtherCalendar = (site: string) =>
  `The calendar of ${site} blocks these nights. They become available when that calendar releases them or is removed.`;

// Refusals of bookings and holds --------------------------------------------------------------------------------------
export const checkGuest = 'Check the name, phone and email.';
export const checkGuestsAndRooms = 'Check the number of guests and rooms.';
export const enterPriceReason = 'Enter a short reason for the different price. We keep it with the booking.';
export const priceTooLow = (amount: string, percent: number) =>
  `The front desk can set ${amount} or more per night and room before tax (${percent}% of the rate). Ask the owner or a manager to set a lower price.`;
export const tooManyHolds = 'A property can have up to 100 holds at a time. Release some first.';
export const bookingAlreadyMade = 'This booking was already made with other details. Reload the page.';
export const priceHasChanged = 'The price has changed. You see it as it is now: check it.';
export const holdIsOver = 'This hold has expired, or was released or booked.';
export const guestDetailsErased =
  'This guest’s details were deleted. Dates and amounts stay, and you cannot change this booking.';
export const bookingStatusChanged = 'The status of this booking has changed. You see it as it is now: check it.';
export const bookingCannotChange = 'This booking is over or cancelled. You can no longer change it.';
export const oneOfEachType = 'A booking has each room type once, and keeps at least one. You see it as it is now.';
export const stayHasStarted =
  'This stay has started. You can change only the check-out date and the guests. For other rooms, check out today and make a new booking.';
export const roomTypeOfOtherProperty = 'This room type does not belong to this property.';
export const chooseHowToPrice = 'The booking would have more nights or rooms than before. Choose a price for it.';
export const roomsSleepUpTo = (guests: number) =>
  `These rooms sleep up to ${counted(guests, 'guest')}. Add a room, or choose fewer guests.`;
export const enterRefund = (least: string, most: string) =>
  `Enter a refund from ${least} (cancellation policy) to ${most} (amount paid).`;
export const enterNote = 'Enter a note of 1 to 1,000 characters.';
export const tooManyBlocks = 'These nights have more than 400 blocks. Release fewer nights at once.';
export const tooManyNotes = 'This booking has 100 notes, the maximum.';
export const noEmailAddress = 'There is no email address to send it to.';
export const guestCannotConfirm =
  'This booking has no email address, so the guest cannot confirm the cancellation. Refund everything, or ask the guest to cancel with their link.';
export const tooManyEmailsToAddress =
  'Too many emails to this address today. Leave the email out and call your guest, or try again tomorrow.';
export const planNotOnSale = 'This rate plan is no longer on sale. Choose another one.';
export const onePrice = 'Set your own price, or choose a rate plan or a discount code, not both.';
export const codeErrors: Record<string, string> = {
  code_unknown: 'This guest cannot use this code. Check the code and the guest’s email.',
  code_early: 'This code cannot be used yet.',
  code_expired: 'This code has expired.',
  code_nights: 'This code is not for these dates.',
  code_used_up: 'This code has been used up.',
};
export const ratePlan = 'Rate plan';
export const discountCode = 'Discount code';
export const tooManyEmailsToGuest = 'Too many emails to this guest today. Try again tomorrow.';

// Nights, amounts and days of the week --------------------------------------------------------------------------------
export const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const everyDay = 'every day';
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
export const nightsOfRoomType = (nights: string, roomType: string) => `${nights} of ${roomType}`;
export const nightsInRoomTypes = (nights: string, roomTypes: string) => `${nights} in ${roomTypes}`;
export const beforeTax = (amount: string) => `${amount} before tax`;
export const amountMore = (amount: string) => `${amount} more`;
export const amountLess = (amount: string) => `${amount} less`;
export const onSiteAndAtFrontDesk = (onSite: string, atFrontDesk: string) =>
  `${onSite} online, ${atFrontDesk} at the front desk`;
export const hoursAndMinutes = (hours: string, minutes: string) => `${hours} and ${minutes}`;
export const shortHours = (hours: number) => `${hours} h`;
export const shortMinutes = (minutes: number) => `${minutes} min`;
export const shortSeconds = (seconds: number) => `${seconds} s`;
export const timeLeft = (time: string) => `${time} left`;

// Calendar ------------------------------------------------------------------------------------------------------------
export const noLiveProperty = 'No property is live yet.';
export const calendarAppearsHere =
  'When we approve your listing, its rooms, prices and guests appear here, night by night.';
export const loadingCalendar = 'Loading the calendar';
export const addRoomsUnder = (link: string) => `This property has no rooms yet. Add them to its listing under ${link}.`;
export const myListings = 'My listings';
export const weekdayAndSeasonRates = 'Weekday and season rates';
export const view = 'View';
export const views = { grid: 'All rooms', month: 'Month' } as const;
export const today = 'Today';
export const show = 'Show';
export const nightsBefore = (nights: number) => `${nights} nights before`;
export const nightsAfter = (nights: number) => `${nights} nights after`;
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const hideDaysBeforeToday = 'Hide days before today';
export const showDaysBeforeToday = 'Show days before today';
export const notOnSale = (name: string) => `${name} (not on sale)`;
export const roomsByNights = 'Rooms by nights';
export const bookingsHoldsAndBlocks = 'Bookings, holds and blocks';
export const nowTapLastNight = (firstNight: string) =>
  `${firstNight}. Now tap the last night, or the same night again.`;
export const nightsSelected = (nights: string, firstNight: string, lastNight: string) =>
  `${nights} selected, ${firstNight} to ${lastNight}. Press Enter to open them.`;

// Calendar: a night ---------------------------------------------------------------------------------------------------
export const roomsLeft = (rooms: number) => `${rooms} left`;
export const roomsAvailable = (available: number, total: number) => `${available} of ${total} available`;
export const roomsBooked = (rooms: number) => `${rooms} booked`;
export const roomsBlocked = (rooms: number) => `${rooms} blocked`;
export const roomsOnHold = (rooms: number) => `${rooms} on hold`;
export const ownPrice = 'price set for this night';
export const minimumStay = (nights: string) => `minimum stay ${nights}`;
export const maximumStay = (nights: string) => `maximum stay ${nights}`;
export const forArrivals = (rule: string) => `${rule} for arrivals`;
export const arrivalsOnly = (rules: string) => `${rules} (arrivals only)`;
export const checkInAllowed = 'check-in allowed';
export const noCheckIn = 'no check-in';
export const checkOutAllowed = 'check-out allowed';
export const noCheckOut = 'no check-out';
/** Short forms for a cell. */
export const marks = { arrivals: (mark: string) => `in ${mark}`, noCheckIn: 'no in', noCheckOut: 'no out' } as const;

// Calendar: how to read it --------------------------------------------------------------------------------------------
export const howToReadAndChangeCalendar = 'How to read and change the calendar';
export const legend = {
  price: 'price per night for guests, taxes included; bold blue if set for this night',
  blocked: 'blocked',
  onHold: 'on hold for a caller',
  minimumStay: 'minimum stay 2 nights',
  forArrivals: 'minimum stay 2 nights, only for arrivals on this night',
  paid: 'booked, advance or full price received',
  notPaid: 'booked, advance or full price due',
} as const;
export const gridHelp =
  'Select nights to set prices and stay rules, to block or release rooms, or to book. Drag over the nights, also across room types, or tap the first and the last one. With the keyboard, hold Shift and press the arrows, then Enter. Press Tab to reach the bookings of a room type.';
export const monthHelp =
  'Select nights to set prices and stay rules, to block or release rooms, or to book. Tap the first and the last night. With the keyboard, hold Shift and press the arrows, then Enter. Press Tab to reach the bookings.';

// Calendar: bookings, holds and blocks --------------------------------------------------------------------------------
export const bookingsOfTheseDaysAppearHere = 'Bookings of these days appear here.';
export const bookingsOfMonth = (roomType: string, month: string) => `Bookings: ${roomType}, ${month}`;
export const blocked = 'Blocked';
export const noNameGiven = 'No name given';
export const daysAndRooms = (days: string, rooms: string) => `${days}, ${rooms}`;
export const nightsAndRooms = (nights: string, rooms: string) => `nights of ${nights}, ${rooms}`;
export const onHoldFor = (guest: string) => `On hold for ${guest}`;
export const blockedFor = (reason: string) => `Blocked: ${reason}`;
export const paymentIsDue = 'payment due';
/** Without an advance, the full price counts. */
export const payments = {
  pending: 'Advance or full price due',
  paid: 'Advance or full price received',
  failed: 'Failed',
  refunded: 'Refunded',
} as const;
export const onHoldWithTimeLeft = (time: string) => `On hold, ${time} left`;
export const holdExpired = 'expired';
export const noRoomAvailableOn = (nights: string) => `No room available on ${nights}.`;
export const nightsTakenBy = (nights: string, names: string) => `No room available on ${nights}: ${names}.`;
export const andMore = (names: string, count: number) => `${names} and ${count} more`;
export const blockedRooms = 'Blocked rooms';
export const nights = 'Nights';
export const reason = 'Reason';
export const noReasonGiven = 'No reason given';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const rooms = 'Rooms';
export const guests = 'Guests';
export const total = 'Total';
export const status = 'Status';
export const payment = 'Payment';
export const reference = 'Reference';
export const phone = 'Phone';
export const onHoldUntilLabel = 'On hold until';
export const openBooking = 'Open booking';
export const bookForThisGuest = 'Book for this guest';
export const releaseHold = 'Release hold';
export const holdReleased = (guest: string) => `Hold for ${guest} released`;
export const releaseCounted = (rooms: string) => `Release ${rooms}`;
export const otherSiteReleasesThem = 'These nights become available when the other site releases them.';
export const seeCalendarsOfOtherSites = 'See calendars of other sites';

// Calendar: selected nights -------------------------------------------------------------------------------------------
export const nothingSelected = 'Nothing selected';
export const chooseAtLeastOneRoomType = 'Choose at least one room type.';
export const chooseAtLeastOneNight = 'Choose at least one night.';
export const changeSelection = 'Change nights, weekdays or room types';
export const firstNight = 'First night';
export const lastNight = 'Last night';
export const onlyOn = 'Only on';
export const selectEveryDay = 'Select every day';
export const roomType = 'Room type';
export const roomTypes = 'Room types';
export const allRoomTypes = 'All room types';
export const action = 'Action';
export const actions = {
  price: 'Price',
  rules: 'Stay rules',
  block: 'Block',
  release: 'Release',
  book: 'Walk-in or call',
  hold: 'Hold for a caller',
} as const;
export const undo = 'Undo';
export const changesToUndo = (count: number) => `${count} changes can be undone`;
export const undone = (change: string) => `Undone: ${change}`;
export const notUndone = 'Not undone';
export const someChangesWereNotMade = 'Some changes were not made';
export const nothingWasChanged = 'Nothing was changed';
export const close = 'Close';
