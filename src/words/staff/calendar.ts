import { counted } from '../../domain/stay.ts';

// Refusals of the calendar --------------------------------------------------------------------------------------------
export const fileCannotBeImported = 'This file cannot be imported. Check that it is a list of bookings.';
export const noAccess = 'You no longer have access to this property or room type. Reload the page.';
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
export const chooseBothNights = 'Choose the first and the last night.';

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
export const stayHasStarted =
  'This stay has started. You can change only the check-out date and the guests. For other rooms, check out today and make a new booking.';
export const roomTypeOfOtherProperty = 'This room type does not belong to this property.';
export const chooseHowToPrice = 'The booking would have more nights or rooms than before. Choose a price for it.';
export const roomsSleepUpTo = (guests: number) =>
  `These rooms sleep up to ${counted(guests, 'guest')}. Add a room, or choose fewer guests.`;
export const enterRefund = (least: string, most: string) =>
  `Enter a refund from ${least} (cancellation policy) to ${most} (amount paid).`;
export const enterNote = 'Enter a note of 1 to 1,000 characters.';
export const tooManyNotes = 'This booking has 100 notes, the maximum.';
export const noEmailAddress = 'There is no email address to send it to.';
export const guestCannotConfirm =
  'This booking has no email address, so the guest cannot confirm the cancellation. Refund everything, or ask the guest to cancel with their link.';
export const tooManyEmailsToAddress =
  'Too many emails to this address today. Leave the email out and call your guest, or try again tomorrow.';
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
  `${onSite} on the site, ${atFrontDesk} at the front desk`;
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
/** The same in the little room of a cell. */
export const marks = { arrivals: (mark: string) => `in ${mark}`, noCheckIn: 'no in', noCheckOut: 'no out' } as const;

// Calendar: how to read it --------------------------------------------------------------------------------------------
export const howToReadAndChangeCalendar = 'How to read and change the calendar';
export const legend = {
  price: 'price per night for guests, taxes included; bold blue if set for this night',
  blocked: 'blocked',
  onHold: 'on hold for a caller',
  minimumStay: 'minimum stay 2 nights',
  forArrivals: 'only for arrivals on this night',
  paid: 'booked, paid',
  notPaid: 'booked, not paid yet',
} as const;
export const gridHelp =
  'Drag over nights, also across room types, or tap the first and the last night. With the keyboard, hold Shift and press the arrows, then Enter. Press Tab to reach the bookings of a room type.';
export const monthHelp =
  'Tap the first and the last night. With the keyboard, hold Shift and press the arrows, then Enter. Press Tab to reach the bookings.';

// Calendar: bookings, holds and blocks --------------------------------------------------------------------------------
export const bookingsOfTheseDaysAppearHere = 'Bookings of these days appear here.';
export const bookingsOfMonth = (roomType: string, month: string) => `${roomType} in ${month}`;
export const blocked = 'Blocked';
export const noNameGiven = 'No name given';
export const daysAndRooms = (days: string, rooms: string) => `${days}, ${rooms}`;
export const nightsAndRooms = (nights: string, rooms: string) => `nights of ${nights}, ${rooms}`;
export const onHoldFor = (guest: string) => `On hold for ${guest}`;
export const blockedFor = (reason: string) => `Blocked: ${reason}`;
export const notPaidYet = 'not paid yet';
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

// Selected nights: price ----------------------------------------------------------------------------------------------
export const howToSetPrice = 'How to set the price';
export const priceWays = { fixed: 'Fixed price', percent: 'Percentage change', rates: 'Use rates' } as const;
export const priceNow = (amount: string, frontDesk: string) =>
  `Price now: ${amount} per night on the site, taxes included. ${frontDesk}`;
export const guestsPayOnSite = (amount: string, frontDesk: string) =>
  `Guests pay ${amount} on the site, taxes included. ${frontDesk}`;
export const guestsPayAboutOnSite = (amount: string, frontDesk: string) =>
  `Guests pay about ${amount} on the site, taxes included. ${frontDesk}`;
export const frontDeskChargesSame = 'The front desk charges the same price.';
export const frontDeskChargesWithoutGst = (amount: string) => `The front desk charges ${amount}, without GST.`;
export const pricePerNightAndRoom = 'Price per night and room, before tax (₹)';
export const percentageOnTopOfRates = 'Percentage on top of the rates';
export const percentageExample = '+10 or -15';
export const enterPercentageChange = (least: number, most: number) =>
  `Enter a percentage from ${least} to +${most}, such as 10, +12.5 or -15.`;
export const removesOwnPrice = 'This removes the price set for these nights. Weekday and season rates apply again.';
export const setPrice = 'Set price';
export const priceSet = (nights: string, amount: string) => `Price of ${nights} set to ${amount} before tax.`;
export const priceRaised = (nights: string, percent: number) => `Price of ${nights} raised by ${percent}%.`;
export const priceLowered = (nights: string, percent: number) => `Price of ${nights} lowered by ${percent}%.`;
export const ratesApplyAgain = (nights: string) => `${nights}: weekday and season rates apply again.`;

// Selected nights: stay rules -----------------------------------------------------------------------------------------
export const minimumStayLabel = 'Minimum stay';
export const maximumStayLabel = 'Maximum stay';
export const asUsual = 'As usual';
export const arrivalChoices = { usual: asUsual, closed: 'No check-in', open: 'Check-in allowed' } as const;
export const departureChoices = { usual: asUsual, closed: 'No check-out', open: 'Check-out allowed' } as const;
export const appliesTo = 'Minimum and maximum apply to';
export const appliesToChoices = {
  through: 'All bookings that include these nights',
  arrival: 'Only bookings that start on these nights',
} as const;
export const asInRates = 'As in the rates';
export const noChangeFrom = (rule: string) => `No change: ${rule}`;
export const noChangeDiffersByNight = 'No change: differs by night';
export const chooseAtLeastOneRule = 'Choose at least one rule to change.';
export const maximumBelowMinimum = 'The maximum is lower than the minimum.';
export const setStayRules = 'Set stay rules';
export const stayRulesChanged = (nights: string, rules: string) => `Stay rules of ${nights} changed: ${rules}.`;
export const rulesAsInRates = {
  min_nights: 'minimum stay as in the rates',
  max_nights: 'maximum stay as in the rates',
  closed_to_arrival: 'check-in as in the rates',
  closed_to_departure: 'check-out as in the rates',
} as const;

// Selected nights: block and release ----------------------------------------------------------------------------------
export const howManyRooms = 'How many rooms';
export const allAvailableRooms = 'All available rooms';
export const allBlockedRooms = 'All blocked rooms';
export const someRooms = 'Some rooms';
export const roomsPerNight = 'Rooms per night';
export const blockReasonHint = 'Shown in the calendar. Guests never see it.';
export const noRoomsBlocked = 'No rooms are blocked on these nights.';
export const blockRooms = 'Block rooms';
export const releaseRooms = 'Release rooms';
export const roomsBlockedFor = (rooms: string, nights: string) => `${rooms} blocked for ${nights}.`;
export const roomsReleasedFor = (rooms: string, nights: string) => `${rooms} released for ${nights}.`;

// Walk-in, call and hold ----------------------------------------------------------------------------------------------
export const walkIn = 'Walk-in';
export const bookFor = (guest: string) => `Book for ${guest}`;
export const booksHeldRooms =
  'This books the rooms on hold at the quoted price, unless you change nights, rooms, guests or price.';
export const weHoldRooms = (hours: number) =>
  `We hold the rooms for ${hours} hours. Until then, anyone with the link can book them at this price. After that, they become available again.`;
export const chooseDate = 'Choose a date.';
export const checkInInPast = 'Check-in cannot be in the past.';
export const checkOutBeforeCheckIn = 'Choose a check-out date after check-in.';
export const characterLimit = (characters: number) => `Use at most ${characters.toLocaleString('en-IN')} characters.`;
export const name = 'Name';
export const enterGuestName = 'Enter the guest’s name.';
export const phoneOrEmailHint = 'A phone number or an email is enough.';
export const enterPhoneOrEmail = 'Enter a phone number or an email.';
export const email = 'Email';
export const bookedBy = 'Booked by';
export const requests = 'Requests';
export const setAnotherPrice = 'Set another price';
export const enterOtherPrice = 'Enter the price.';
export const withTaxes = (amount: string) => `${amount}, taxes included.`;
export const priceReasonHint = 'We keep it with the booking. Guests never see it.';
export const price = 'Price';
export const enterDatesGuestsAndPrice = 'Enter dates, guests and price to see the total.';
export const loadingPrice = 'Loading the price…';
export const priceNotLoadedYet = 'The price has not loaded yet. Try again in a moment.';
export const availableOnEveryNight = (rooms: string) => `${rooms} available on every night`;
export const noRoomsAvailable = 'No rooms available';
export const oneMoment = 'One moment…';
export const book = 'Book';
export const holdForHours = (hours: number) => `Hold for ${hours} hours`;

// Walk-in, call and hold: made ----------------------------------------------------------------------------------------
export const onHoldUntil = (moment: string) => `On hold until ${moment}`;
export const booked = (reference: string) => `Booked: ${reference}`;
export const madeFor = (
  guest: string,
  rooms: string,
  roomType: string,
  checkIn: string,
  checkOut: string,
  amount: string,
) => `${guest}, ${rooms} of ${roomType}, ${checkIn} to ${checkOut}, ${amount}.`;
export const sendByWhatsapp = 'Send by WhatsApp';
export const guestsConfirmation = 'Guest’s confirmation';
export const bookingLinkAtThisPrice = 'Booking link at this price';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied to clipboard!';
export const copyingNotAllowed = 'Your browser did not allow copying';
export const backToCalendar = 'Back to calendar';

// WhatsApp message to a caller ----------------------------------------------------------------------------------------
export const helloBookingConfirmed = (guest: string) => `Hello ${guest}, your booking is confirmed.`;
export const helloRoomsOnHold = (guest: string, until: string) =>
  `Hello ${guest}, we are holding these rooms for you until ${until}.`;
export const roomsAtHotel = (rooms: number, roomType: string, hotel: string) => `${rooms} × ${roomType} at ${hotel}`;
export const checkInAndCheckOut = (checkIn: string, checkOut: string) => `Check-in ${checkIn}, check-out ${checkOut}`;
export const totalTaxesIncluded = (amount: string) => `Total ${amount}, all taxes included`;
export const referenceAndLink = (reference: string, link: string) => `Reference ${reference}: ${link}`;
export const toBookAtThisPrice = (link: string) => `To book at this price: ${link}`;

// Rates ---------------------------------------------------------------------------------------------------------------
export const loadingRates = 'Loading the rates';
export const ratesAppearHere = 'When we approve your listing, you set seasons, weekend rates and stay rules here.';
export const noRoomsYet = 'This property has no rooms yet.';
export const ratesOf = (roomType: string) => `Rates of ${roomType}`;
export const saveRates = 'Save rates';
export const saving = 'Saving…';
export const discardChanges = 'Discard changes';
export const unsavedChanges = 'You have unsaved changes.';
export const allChangesSaved = 'All changes are saved.';
export const nothingTypedIsLost = (refusal: string) => `${refusal} Nothing you typed is lost.`;
export const ratesSaved = 'Rates saved.';
export const ratesOfRoomTypesSaved = (count: number) => `Rates of ${count} room types saved.`;
export const leaveWithoutSavingTitle = 'Leave without saving?';
export const changesAreLost = 'Your changes are not saved. If you leave, they are lost.';
export const leaveWithoutSaving = 'Leave without saving';
export const cancel = 'Cancel';

// Rates: base price ---------------------------------------------------------------------------------------------------
export const basePriceSameAtFrontDesk = (net: string, price: string, gst: number, guests: string) =>
  `Base price: ${net} before tax. Guests pay ${price} per night on the site with ${gst}% GST, and the same at the front desk. Sleeps ${guests}.`;
export const basePriceWithoutGstAtFrontDesk = (
  net: string,
  price: string,
  gst: number,
  atFrontDesk: string,
  guests: string,
) =>
  `Base price: ${net} before tax. Guests pay ${price} per night on the site with ${gst}% GST, and ${atFrontDesk} at the front desk without GST. Sleeps ${guests}.`;
export const gstDependsOnPrice = (gst: number, amount: string, gstAbove: number) =>
  `GST depends on the price of each night: ${gst}% up to ${amount} before tax, ${gstAbove}% above.`;
export const gstOnEveryNight = (gst: number) => `GST is ${gst}% on every night, as in your listing.`;
export const changeBasePriceIn = (link: string) => `Change the base price in ${link}. It applies immediately.`;
export const yourListing = 'your listing';
export const ownerSetsBasePrice = 'The owner of the property sets the base price.';
export const calendarPricesReplaceRates = (link: string) =>
  `Prices that you set in ${link} replace these rates on their nights.`;
export const theCalendar = 'the calendar';

// Rates: changed by someone else --------------------------------------------------------------------------------------
export const changedBySomeoneElse = 'Changed by someone else';
export const ratesChangedWhileEditing = 'Someone else changed these rates while you were editing';
export const whichVersionToKeep =
  'Your changes are not saved yet, and nothing you typed is lost. Which version do you want to keep?';
export const correctMarkedFieldsFirst = 'Correct the marked fields first.';
export const onlyOrderDiffers = 'Only the order of the rules differs.';
export const savedVersion = 'Saved version';
export const yourVersion = 'Your version';
export const noOtherDifferences = 'No other differences';
export const saveMyVersion = 'Save my version';
export const useSavedRates = 'Use the saved rates';
export const youSeeSavedRates = 'You see the saved rates. You can still return to your version.';
export const useMyVersion = 'Use my version';
export const stayLimits = (fewest: number, most: string) => `Stay of ${fewest} to ${most}`;
export const bookingWindow = (fewest: number, most: string) => `Booked ${fewest} to ${most} ahead`;
export const sameDayBookingsUntil = (time: string) => `Same-day bookings until ${time}`;
export const shorterStaysCanFillGap = 'Shorter stays can fill a gap';
export const shorterStaysCannotFillGap = 'Shorter stays cannot fill a gap';
export const allGuestsIncluded = 'All guests included';
export const guestsIncluded = (guests: string) => `${guests} included`;
export const perExtraAdult = (amount: string) => `${amount} per extra adult`;
export const perExtraChild = (amount: string) => `${amount} per extra child`;
export const weeklyDiscount = (percent: number) => `${percent}% off from 7 nights`;
export const monthlyDiscount = (percent: number) => `${percent}% off from 28 nights`;
export const lastMinuteDiscount = (percent: number, days: string) => `${percent}% off when booked up to ${days} ahead`;

// Rates: prices by weekday --------------------------------------------------------------------------------------------
export const beforeTaxHeading = 'Before tax';
export const atFrontDeskNoGst = 'At the front desk, no GST';
export const guestsPayHeading = 'Guests pay';
export const guestsPayOnSiteHeading = 'Guests pay on the site';
export const addedTo = (rules: readonly string[]) => `added to ${rules.join(' and ')}`;
export const gst = (percent: number) => `${percent}% GST`;
export const guestsPaySame = 'Guests pay the same on the site and at the front desk, GST included.';
export const notRegisteredForGst =
  'You are not registered for GST, so the front desk charges none. On the site, guests pay GST, which Susegad Stays pays to the government.';
export const higherGstOn = (amount: string, gstAbove: number, gst: number, days: string) =>
  `From ${amount} before tax, guests pay ${gstAbove}% GST instead of ${gst}%: ${days}.`;

// Rates: weekdays and seasons -----------------------------------------------------------------------------------------
export const weekdays = 'Weekdays';
export const weekdaysLead = 'Rates by day of the week, all year. Friday means the night from Friday to Saturday.';
export const nightOutsideSeasons = 'A night outside seasons';
export const seasons = 'Seasons';
export const seasonsLead =
  'Dates with their own rates or stay rules, calculated from the weekday rate. Where two seasons overlap, the lower one in the list is applied last.';
export const ruleLists = {
  weekdays: {
    none: 'Every night has the base price. Add weekdays to change it on some days.',
    add: 'Add weekdays',
    addMore: 'Add more weekdays',
    added: 'Weekdays added.',
  },
  season: {
    none: 'Your seasons appear here. Add Christmas, the monsoon or a festival to charge another rate.',
    add: 'Add season',
    addMore: 'Add another season',
    added: 'Season added.',
  },
} as const;
export const tooManyRules = (limit: number) => `A room type can have up to ${limit} weekday rules and seasons.`;
export const pastSeasons = (count: number) => counted(count, 'past season');
export const ruleCopied = (rule: string) => `${rule} copied.`;
export const ruleRemoved = (rule: string) => `${rule} removed.`;
export const ruleRestored = (rule: string) => `${rule} restored.`;
export const ruleMoved = (rule: string, place: number, count: number) => `${rule} is now number ${place} of ${count}.`;
export const seasonWithoutName = 'Season without a name';
export const noDaysSelected = 'No days selected';
export const correctMarkedFields = 'Correct the marked fields';
export const notCompleteYet = 'Not complete yet';
export const guestsPayPerNight = (amount: string) => `Guests pay ${amount} a night`;
export const guestsPayPerNightOnSite = (onSite: string, atFrontDesk: string) =>
  `Guests pay ${onSite} a night on the site, ${atFrontDesk} at the front desk`;
export const moveRuleUp = (rule: string) => `Move ${rule} up`;
export const moveRuleDown = (rule: string) => `Move ${rule} down`;
export const copyToNextYear = 'Copy to next year';
export const copySeason = (season: string) => `Copy to next year: ${season}`;
export const copy = 'Copy';
export const copyRule = (rule: string) => `Copy ${rule}`;
export const remove = 'Remove';
export const removeRule = (rule: string) => `Remove ${rule}`;
export const nightsOfWeek = 'Nights of the week';
export const seasonNameHint = 'Guests never see it.';
/** How a rule changes the price, and the label of its amount. */
export const priceChoices = {
  none: { name: 'No change', figure: '' },
  percent_up: { name: '% more', figure: 'Percentage more' },
  percent_down: { name: '% less', figure: 'Percentage less' },
  amount_up: { name: '₹ more', figure: '₹ more per night, before tax' },
  amount_down: { name: '₹ less', figure: '₹ less per night, before tax' },
  fixed: { name: 'Fixed price', figure: '₹ per night, before tax' },
} as const;
export const beforeTaxHint = 'Before tax. The price for guests appears here.';
export const guestsPay = (amount: string) => `Guests pay ${amount}.`;
export const guestsPayWithGst = (amount: string, gst: number) => `Guests pay ${amount} with ${gst}% GST.`;
export const basePriceBecomes = (net: string, guestsPay: string) =>
  `A night at the base price becomes ${net} before tax. Guests pay ${guestsPay}.`;
export const minimumStayExceedsSeason = (season: string, nights: string, minimum: string) =>
  `${season} has only ${nights}, but its minimum stay is ${minimum}. Bookings that include one of its nights extend beyond the season.`;
export const minimumOfArrivalsExceedsSeason = (season: string, nights: string, minimum: string) =>
  `${season} has only ${nights}, but its minimum stay is ${minimum}. Bookings that start in it extend beyond the season.`;
export const overlapsLaterSeason = (nights: string, season: string) =>
  `${nights}: also in ${season}, which is lower in the list and is applied last.`;
export const priceChangeIsAdded = 'Its price change is added to this one.';
export const nightIn = (season: string) => `A night in ${season}`;

// Rates: mistakes in a weekday or season ------------------------------------------------------------------------------
export const enterSeasonName = 'Enter a name for the season, such as Christmas.';
export const chooseAtLeastOneDay = 'Choose at least one day.';
export const chooseFirstNight = 'Choose the first night.';
export const chooseLastNight = 'Choose the last night.';
export const seasonTooLong = 'A season can have up to 1,100 nights.';
export const enterPercentage = (most: number) => `Enter a percentage from 0 to ${most}, such as 20 or 12.5.`;
export const enterAmount = 'Enter an amount up to ₹10,00,000, such as 500.';
export const ruleChangesNothing = 'This rule changes nothing yet. Set a price or a stay rule, or remove it.';

// Rates: stay rules, guests and discounts -----------------------------------------------------------------------------
export const planFields = {
  min_nights: 'Minimum nights',
  max_nights: 'Maximum nights',
  lead_days: 'Minimum days ahead',
  horizon_days: 'Maximum days ahead',
  fills_gaps: 'Allow shorter stays that fill a gap',
  same_day_until: 'Same-day bookings until',
  included_guests: 'Guests included in the rate',
  extra_adult: '₹ per extra adult and night, before tax',
  extra_child: '₹ per extra child and night, before tax',
  weekly_discount: '% off from 7 nights',
  monthly_discount: '% off from 28 nights',
  last_minute_discount: '% off at the last minute',
  last_minute_days: 'Last-minute days before check-in',
} as const;
export const stayRules = 'Stay rules';
export const stayRulesLead =
  'These apply to nights without their own rule. A booking must meet the rules of all its nights.';
export const stayNightsHint = 'From 1 to 30.';
export const leadDaysHint = '0 means guests can book for the same night.';
export const horizonDaysHint = 'Up to 540 days.';
export const sameDayHint = 'From this hour, guests can no longer book for the same day. Your front desk still can.';
export const anyHour = 'Any hour';
export const fillsGapsHint =
  'Guests can book a gap between sold-out or blocked nights, even if it is shorter than the minimum stay.';
export const horizonBelowLead = 'This is fewer days than the minimum, so guests could not book.';
export const guestsCannotCheckInOn = (night: string, minimum: string, maximum: number) =>
  `Guests cannot check in on ${night}: the minimum stay is ${minimum} and the maximum is ${maximum}.`;
export const guestsLead = (mostGuests: number) =>
  `The rate covers the guests you include here. Each extra guest pays more. This room type sleeps ${mostGuests}.`;
export const includeAllHint = (mostGuests: number) => `Leave empty to include all ${mostGuests}.`;
export const noExtraPriceHint = 'Leave empty for no extra price.';
export const enterExtraPrice = 'Enter an amount up to ₹1,00,000, or leave the field empty.';
export const extraPrice = (amount: string, total: string) =>
  `For a night at the base price, guests pay ${amount} more: ${total}.`;
export const discounts = 'Discounts';
export const discountsLead =
  'We take the discount off the rate before tax. If several discounts apply, guests get only the largest one.';
export const noDiscountHint = 'Leave empty for no discount.';
export const lastMinuteDaysHint = 'For the last-minute discount. 0 means only the day of check-in.';

// Rates: other room types and the front desk --------------------------------------------------------------------------
export const otherRoomTypes = 'Other room types';
export const otherRoomTypesLead =
  'When you save, the ticked room types get these rates instead of their own. Percentages apply to each room type’s own base price.';
export const useRatesFor = 'Use these rates for';
export const amountsAreTheSame = 'Prices and changes in ₹ are the same for all of them.';
export const lowestPrice = 'Lowest price of the front desk';
export const lowestPriceLead =
  'People with the front desk role cannot book below this price, or change a booking to a lower one. You and your managers can. It applies to all rooms of the property.';
export const percentageOfRate = 'Percentage of the rate';
export const anyPriceAllowed = 'The front desk may set any price.';
export const zeroAllowsAnyPrice = '0 allows any price.';
export const saveLowestPrice = 'Save lowest price';
export const lowestPriceSet = (percent: number) => `Lowest price of the front desk set to ${percent}% of the rate`;

// Availability of all properties --------------------------------------------------------------------------------------
export const roomsOfNight = (
  roomType: string,
  hotel: string,
  night: string,
  available: number,
  total: number,
  booked: number,
  blocked: number,
) => `${roomType}, ${hotel}, ${night}: ${available} of ${total} available, ${booked} booked, ${blocked} blocked`;
