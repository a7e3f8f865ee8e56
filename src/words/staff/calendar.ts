// calendar ------------------------------------------------------------------------------------------------------------
export const thisFileCannotBeImported = 'This file cannot be imported. Check that it is a list of bookings.';
export const youNoLongerHaveAccess = 'You no longer have access to this property or room type. Reload the page.';
export const theLastNight = 'The last night must not be before the first.';
export const youCannotChangeNightsBeforeToday = 'You cannot change nights before today.';
export const tooManyNightsAtOnce = 'Too many nights at once. Choose fewer nights.';
export const youCanChangeNightsUp = 'You can change nights up to 540 days ahead.';
export const oneOfTheseValuesIsOutside = 'One of these values is outside its limits. Nothing was changed.';
export const someoneElseChangedTheseRates =
  'Someone else changed these rates. You see them as they are now: check them.';
export const someoneElseIsChangingTheseNights = 'Someone else is changing these nights. Try again.';
export const checkNamePhoneAndEmail = 'Check name, phone and email.';
export const checkNumberOfGuestsAndRooms = 'Check the number of guests and rooms.';
export const enterWholeNumberFrom0 = 'Enter a whole number from 0 to 100.';
export const enterPriceFrom1To1000000 = 'Enter a price from ₹1 to ₹10,00,000 per night.';
export const enterShortReasonForDifferentPrice =
  'Enter a short reason for the different price. We keep it with the booking.';
export const aPropertyCanHaveUp = 'A property can have up to 100 holds at a time. Release some first.';
export const thisBookingWasAlreadyMade = 'This booking was already made with other details. Reload the page.';
export const thePriceHasChanged = 'The price has changed. You see it as it is now: check it.';
export const thisHoldHasEndedWasReleased = 'This hold has ended, was released, or was booked.';
export const theGuestsDetailsWereErased =
  'The guest’s details were erased. Dates and amounts stay, and you cannot change this booking.';
export const theStatusOfThisBooking = 'The status of this booking has changed. You see it as it is now: check it.';
export const thisBookingIsOverOrCancelled = 'This booking is over or cancelled. You can no longer change it.';
export const thisStayHasStarted =
  'This stay has started: you can change only the check-out date and the guests. For other rooms, check out today and make a new booking.';
export const thisRoomTypeDoesNotBelong = 'This room type does not belong to this property.';
export const theBookingWouldHaveMoreNights =
  'The booking would have more nights or rooms than before. Choose a price for it.';
export const enterNoteOf1To1000 = 'Enter a note of 1 to 1,000 characters.';
export const thisBookingHas100NotesMaximum = 'This booking has 100 notes, the maximum.';
export const thereIsNoEmailAddress = 'There is no email address to send it to.';
export const thisBookingHasNoEmailAddress =
  'This booking has no email address, so the guest cannot confirm that they cancelled. Refund everything, or ask the guest to cancel by their link.';
export const tooManyEmailsToThisAddress =
  'Too many emails to this address today. Leave the email out and call your guest, or try again tomorrow.';
export const tooManyEmailsToThisGuest = 'Too many emails to this guest today. Try again tomorrow.';
export const onlyOwnerAndManagers = 'Only the owner and the managers of this property can do this. Ask one of them.';
export const onlyOwnerOfThisProperty = 'Only the owner of this property can do this.';
export const onlyAvailableOnEveryOne = (roomIss: string) => `Only ${roomIss} available on every one of these nights.`;
export const noRoomsAreAvailable = 'No rooms are available on at least one of these nights.';
export const thisRoomTypeHasOnly = (rooms: string) => `This room type has only ${rooms}.`;
export const theseRoomsSleepUpTo = (guests: string) =>
  `These rooms sleep up to ${guests}. Add a room, or choose fewer guests.`;
export const enterRefundFromCancellationPolicy = (amount: string, amount2: string) =>
  `Enter a refund from ${amount} (cancellation policy) to ${amount2} (amount paid).`;
export const weCouldNotMakeThisChange = 'We could not make this change. Reload the page and try again.';

// callerChat ----------------------------------------------------------------------------------------------------------
export const at = (numRooms: number, roomName: string, hotelName: string) =>
  `${numRooms} × ${roomName} at ${hotelName}`;
export const totalAllTaxesIncluded = (amount: string) => `Total ${amount}, all taxes included`;
export const helloYourBookingIsConfirmed = (guestName: string) => `Hello ${guestName}, your booking is confirmed.`;
export const reference = (reference: string, address: string) => `Reference ${reference}: ${address}`;
export const helloWeAreHoldingTheseRooms = (guestName: string, until: string) =>
  `Hello ${guestName}, we are holding these rooms for you until ${until}.`;
export const toBookAtThisPrice = (address: string) => `To book at this price: ${address}`;

// callerForm ----------------------------------------------------------------------------------------------------------
export const enterPriceFrom1To1000000Such = 'Enter a price from ₹1 to ₹10,00,000, such as 5000 or 5000.50.';
export const chooseDate = 'Choose a date.';
export const checkInCannotBeInPast = 'Check-in cannot be in the past.';
export const atMost120Characters = 'Use at most 120 characters.';
export const enterCallersName = 'Enter the caller’s name.';
export const atMost1000Characters = 'Use at most 1,000 characters.';
export const atMostCharacters = (maxPriceReason: number) => `Use at most ${maxPriceReason} characters.`;
export const checkOutMustBeAfterCheck = 'Check-out must be after check-in.';
export const enterPhoneNumberOrEmail = 'Enter a phone number or an email.';

// chosen --------------------------------------------------------------------------------------------------------------
export const ofOf = (onlyName: string) => `of ${onlyName}`;
export const inOf = (roomTypes: string) => `in ${roomTypes}`;
export const to = (night: string, night2: string) => `${night} to ${night2}`;

// holdLeft ------------------------------------------------------------------------------------------------------------
export const min = (floor: number) => `${floor} min`;
export const and = ' and ';

// judgeRates ----------------------------------------------------------------------------------------------------------
export const enterPercentageFrom0To500 = 'Enter a percentage from 0 to 500, such as 20 or 12.5.';
export const enterPercentageFrom0To90 = 'Enter a percentage from 0 to 90, such as 20 or 12.5.';
export const enterAmountUpTo1000000Such = 'Enter an amount up to ₹10,00,000, such as 500.';
export const enterPriceFrom1 = 'Enter a price from ₹1 to ₹10,00,000.';
export const atMost60Characters = 'Use at most 60 characters.';
export const chooseAtLeastOneDay = 'Choose at least one day.';
export const enterNameForSeasonSuch = 'Enter a name for the season, such as Christmas.';
export const chooseFirstNight = 'Choose the first night.';
export const chooseLastNight = 'Choose the last night.';
export const theLastNightCannotBeBefore = 'The last night cannot be before the first.';
export const aSeasonCanHaveUp = 'A season can have up to 1,100 nights.';
export const theMaximumIsLowerThanMinimum = 'The maximum is lower than the minimum.';
export const thisRuleChangesNothingYet = 'This rule changes nothing yet. Set a price or a stay rule, or remove it.';
export const enterAmountUpTo100000 = 'Enter an amount up to ₹1,00,000, or leave the field empty.';
export const minimumNights = 'Minimum nights';
export const maximumNights = 'Maximum nights';
export const minimumDaysAhead = 'Minimum days ahead';
export const maximumDaysAhead = 'Maximum days ahead';
export const allowShorterStaysThatFillGap = 'Allow shorter stays that fill a gap';
export const sameDayBookingsUntil = 'Same-day bookings until';
export const guestsIncludedInRate = 'Guests included in the rate';
export const perExtraAdultAndNightBefore = '₹ per extra adult and night, before tax';
export const perExtraChildAndNightBefore = '₹ per extra child and night, before tax';
export const offFrom7Nights = '% off from 7 nights';
export const offFrom28Nights = '% off from 28 nights';
export const offAtLastMinute = '% off at the last minute';
export const lastMinuteDaysBeforeCheckIn = 'Last-minute days before check-in';
export const thisIsFewerDaysThanMinimum = 'This is fewer days than the minimum, so guests could not book.';
export const seasonWithoutName = 'Season without a name';
export const noDaysSelected = 'No days selected';

// lanes ---------------------------------------------------------------------------------------------------------------
export const blocked = 'Blocked';
export const noNameGiven = 'No name given';
export const nightsOf = 'nights of ';
export const toOf = (night: string) => ` to ${night}`;

// nights --------------------------------------------------------------------------------------------------------------
export const inOfOf = (mark: string) => `in ${mark}`;
export const forArrivals = (text: string) => `${text} for arrivals`;
export const minimumStay = (nights: string) => `minimum stay ${nights}`;
export const maximumStay = (nights: string) => `maximum stay ${nights}`;
export const noIn = 'no in';
export const noCheckIn = 'no check-in';
export const noOut = 'no out';
export const noCheckOut = 'no check-out';
export const ofAvailable = (free: number, free2: number) => `${free} of ${free2} available`;
export const booked = (booked: number) => `${booked} booked`;
export const blockedOf = (blocked: number) => `${blocked} blocked`;
export const onHold = (held: number) => `${held} on hold`;
export const priceSetForThisNight = 'price set for this night';

// rateWords -----------------------------------------------------------------------------------------------------------
export const mon = 'Mon';
export const tue = 'Tue';
export const wed = 'Wed';
export const thu = 'Thu';
export const fri = 'Fri';
export const sat = 'Sat';
export const sun = 'Sun';
export const everyDay = 'every day';
export const onSiteAtFrontDesk = (amount: string, amount2: string) =>
  `${amount} on the site, ${amount2} at the front desk`;
export const beforeTax = (amount: string) => `${amount} before tax`;
export const arrivalsOnly = ' (arrivals only)';
export const checkInAllowed = 'check-in allowed';
export const checkOutAllowed = 'check-out allowed';
export const to2 = (day: string, day2: string) => `${day} to ${day2}`;
export const to3 = (amount: string, amount2: string) => `${amount} to ${amount2}`;
export const stayOfTo = (minNights: number, nights: string) => `Stay of ${minNights} to ${nights}`;
export const bookedToAhead = (leadDays: number, days: string) => `Booked ${leadDays} to ${days} ahead`;
export const sameDayBookingsUntilOf = (time: string) => `Same-day bookings until ${time}`;
export const shorterStaysCanFillGap = 'Shorter stays can fill a gap';
export const shorterStaysCannotFillGap = 'Shorter stays cannot fill a gap';
export const allGuestsIncluded = 'All guests included';
export const included = (guests: string) => `${guests} included`;
export const perExtraAdult = (amount: string) => `${amount} per extra adult`;
export const perExtraChild = (amount: string) => `${amount} per extra child`;
export const offFrom7NightsOf = (weeklyDiscount: number) => `${weeklyDiscount}% off from 7 nights`;
export const offFrom28NightsOf = (monthlyDiscount: number) => `${monthlyDiscount}% off from 28 nights`;
export const offWhenBookedAheadOrFewer = (lastMinuteDiscount: number, days: string) =>
  `${lastMinuteDiscount}% off when booked ${days} ahead or fewer`;

// ratesForm -----------------------------------------------------------------------------------------------------------
export const noChange = 'No change';
export const percentageMore = 'Percentage more';
export const percentageLess = 'Percentage less';
export const morePerNightBeforeTax = '₹ more per night, before tax';
export const lessPerNightBeforeTax = '₹ less per night, before tax';
export const fixedPrice = 'Fixed price';
export const perNightBeforeTax = '₹ per night, before tax';
export const allBookingsThatIncludeTheseNights = 'All bookings that include these nights';
export const onlyBookingsThatStartOnThese = 'Only bookings that start on these nights';

// takenBy -------------------------------------------------------------------------------------------------------------
export const andMore = (text: string, count: number) => `${text} and ${count} more`;
export const noRoomAvailableOn = (nights: string) => `No room available on ${nights}.`;
export const noRoomAvailableOnOf = (nights: string, listed: string) => `No room available on ${nights}: ${listed}.`;

// availability --------------------------------------------------------------------------------------------------------
export const aBlockCanHaveUp = (maxBlockNights: number) =>
  `A block can have up to ${maxBlockNights} nights. Choose fewer.`;
export const youCanBlockNightsUp = (maxDaysAhead: number) =>
  `You can block nights up to ${maxDaysAhead} days ahead, as far as guests can book.`;
export const atMostCharactersForReason = (maxReason: number) => `Use at most ${maxReason} characters for the reason.`;
export const thisRoomTypeNoLongerExists = 'This room type no longer exists.';
export const someoneElseChangedTheseNights = 'Someone else changed these nights. Check them, then try again.';
export const nothingIsBlockedOnTheseNights = 'Nothing is blocked on these nights. Someone else has released them.';
export const onlyAvailableOnEveryOneOf = (roomIss: string) =>
  `Only ${roomIss} available on every one of these nights. Nothing was blocked.`;
export const noRoomIsAvailable = 'No room is available on at least one of these nights. Nothing was blocked.';
export const thisRoomTypeHas = (rooms: string) => `This room type has ${rooms}.`;
export const weCouldNotMake = 'We could not make this change. Try again.';
export const chooseBothNights = 'Choose both nights.';
export const ofAvailableBookedBlocked = (
  name: string,
  hotelName: string,
  night: string,
  free: number,
  free2: number,
  booked: number,
  blocked: number,
) => `${name}, ${hotelName}, ${night}: ${free} of ${free2} available, ${booked} booked, ${blocked} blocked`;

// BarButton -----------------------------------------------------------------------------------------------------------
export const left = 'left';
export const onHoldFor = 'On hold for ';
export const blocked2 = 'Blocked: ';
export const notPaidYet = ', not paid yet';

// BarDialog -----------------------------------------------------------------------------------------------------------
export const openBooking = 'Open booking';
export const bookForThisGuest = 'Book for this guest';
export const releaseHold = 'Release hold';
export const theseNightsBecomeAvailableWhenOther = 'These nights become available when the other site releases them.';
export const seeCalendarsOfOtherSites = 'See calendars of other sites';
export const release = (rooms: string) => `Release ${rooms}`;
export const holdForReleased = (guestName: string) => `Hold for ${guestName} released`;
export const releasedForOf = (rooms: string, nights: string, text: string) =>
  `${rooms} released for ${nights} of ${text}.`;
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
export const reference2 = 'Reference';
export const phone = 'Phone';
export const heldUntil = 'Held until';

// BarList -------------------------------------------------------------------------------------------------------------
export const bookingsOfTheseDaysAppearHere = 'Bookings of these days appear here.';
export const onHold2 = 'On hold,';

// CalendarScreen ------------------------------------------------------------------------------------------------------
export const theCalendarOpensWithYourFirst = 'The calendar opens with your first live property.';
export const whenWeApproveYourListing =
  'When we approve your listing, its rooms, prices and guests appear here, night by night.';

// CalendarSkeleton ----------------------------------------------------------------------------------------------------
export const loadingCalendar = 'Loading the calendar';

// CallerForm ----------------------------------------------------------------------------------------------------------
export const thisBooksHeldRoomsAtQuoted =
  'This books the held rooms at the quoted price, unless you change nights, rooms, guests or price.';
export const weHoldRoomsForHours = (holdHours: number) =>
  `We hold the rooms for ${holdHours} hours. Until then, anyone with the link can book them at this price. After that, they become available again.`;
export const setAnotherPrice = 'Set another price';
export const enterPrice = 'Enter the price.';
export const thePriceHasNotLoadedYet = 'The price has not loaded yet. Try again in a moment.';
export const roomType = 'Room type';
export const name = 'Name';
export const orEmailAddressBelow = 'Or an email address below.';
export const email = 'Email';
export const bookedBy = 'Booked by';
export const requests = 'Requests';
export const pricePerNightAndRoomBefore = 'Price per night and room, before tax (₹)';
export const withTaxes = (amount: string) => `${amount} with taxes.`;
export const weKeepItWithBooking = 'We keep it with the booking. Guests never see it.';
export const oneMoment = 'One moment…';
export const book = 'Book';
export const holdForHours = (holdHours: number) => `Hold for ${holdHours} hours`;

// ChosenFields --------------------------------------------------------------------------------------------------------
export const changeNightsWeekdaysOrRoomTypes = 'Change nights, weekdays or room types';
export const onlyOn = 'Only on';
export const everyDay2 = 'Every day';
export const roomTypes = 'Room types';
export const all = (count: number) => `All ${count}`;
export const firstNight = 'First night';
export const lastNight = 'Last night';

// ChosenPanel ---------------------------------------------------------------------------------------------------------
export const action = 'Action';
export const price = 'Price';
export const stayRules = 'Stay rules';
export const block = 'Block';
export const release2 = 'Release';
export const walkInOrCall = 'Walk-in or call';
export const holdForCaller = 'Hold for a caller';
export const chooseAtLeastOneRoomType = 'Choose at least one room type.';
export const chooseAtLeastOneNight = 'Choose at least one night.';
export const walkIn = 'Walk-in';
export const nothingSelected = 'Nothing selected';

// DeskGrid ------------------------------------------------------------------------------------------------------------
export const dragOverNightsAlsoAcrossRoom =
  'Drag over nights, also across room types, or tap the first and the last night. With the keyboard, use the arrows, Shift with arrows, and Enter. Press Tab to reach the guests of a room type.';
export const bookingsHoldsAndBlocks = 'Bookings, holds and blocks';

// DeskLegend ----------------------------------------------------------------------------------------------------------
export const howToReadAndChangeCalendar = 'How to read and change the calendar';
export const pricePerNightForGuestsTaxes =
  'price per night for guests, taxes included; bold blue if set for this night';
export const blocked3 = 'blocked';
export const onHoldForCaller = 'on hold for a caller';
export const minimumStay2Nights = 'minimum stay 2 nights';
export const onlyForArrivalsOnThisNight = 'only for arrivals on this night';
export const in2 = 'in 2+';
export const bookedPaid = 'booked, paid';
export const bookedNotPaidYet = 'booked, not paid yet';

// DeskRow -------------------------------------------------------------------------------------------------------------
export const notOnSale = ' · not on sale';
export const leftOf = (free: number) => `${free} left`;

// HoldBooking ---------------------------------------------------------------------------------------------------------
export const bookFor = (guestName: string) => `Book for ${guestName}`;

// HouseCalendar -------------------------------------------------------------------------------------------------------
export const weekdayAndSeasonRates = 'Weekday and season rates';
export const close = 'Close';
export const thisPropertyHasNoRoomsYet = 'This property has no rooms yet. Add them to its listing under';
export const myListings = 'My listings';
export const someChangesWereNotMade = 'Some changes were not made';
export const nothingWasChanged = 'Nothing was changed';
export const allRoomTypes = 'All room types';

// MadeForCaller -------------------------------------------------------------------------------------------------------
export const ofTo = (guestName: string, rooms: string, roomName: string, day: string, day2: string, amount: string) =>
  `${guestName}, ${rooms} of ${roomName}, ${day} to ${day2}, ${amount}.`;
export const backToCalendar = 'Back to calendar';
export const sendByWhatsapp = 'Send by WhatsApp';
export const guestsConfirmation = 'Guest’s confirmation';
export const copyLink = 'Copy link';
export const heldUntilOf = (momentInIndia: string) => `Held until ${momentInIndia}`;
export const bookedOf = (bookingReference: string) => `Booked: ${bookingReference}`;
export const linkCopiedToClipboard = 'Link copied to clipboard!';
export const yourBrowserDidNotAllowCopying = 'Your browser did not allow copying';
export const bookingLinkAtThisPrice = 'Booking link at this price';

// MonthView -----------------------------------------------------------------------------------------------------------
export const tapFirstAndLastNight =
  'Tap the first and the last night. With the keyboard, use the arrows, Shift with arrows, and Enter. Press Tab to reach the guests.';
export const notOnSaleOf = (name: string) => `${name} (not on sale)`;
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const hideDaysBeforeToday = 'Hide days before today';
export const showDaysBeforeToday = 'Show days before today';
export const nowTapLastNightOrSame = (night: string) => `${night}. Now tap the last night, or the same night again.`;
export const in3 = (name: string, monthName: string) => `${name} in ${monthName}`;

// PriceForm -----------------------------------------------------------------------------------------------------------
export const priceNow = (paidWords: string, atDesk: string) =>
  `Price now: ${paidWords} per night on the site, taxes included. ${atDesk}`;
export const howToSetPrice = 'How to set the price';
export const thisRemovesPriceSetForThese =
  'This removes the price set for these nights. Weekday and season rates apply again.';
export const percentageChange = 'Percentage change';
export const rates = 'Use rates';
export const theFrontDeskChargesSamePrice = 'The front desk charges the same price.';
export const theFrontDeskChargesWithoutGst = (paidWords: string) => `The front desk charges ${paidWords}, without GST.`;
export const about = 'about ';
export const guestsPayOnSiteTaxesIncluded = (text: string, paidWords: string, atDesk: string) =>
  `Guests pay ${text}${paidWords} on the site, taxes included. ${atDesk}`;
export const enterPercentageSuchAs1012 = 'Enter a percentage, such as 10, +12.5 or -15.';
export const priceOfSetToBeforeTax = (amount: string, amount2: string) =>
  `Price of ${amount} set to ${amount2} before tax.`;
export const priceOfBy = (amount: string, text: string, abs: number) => `Price of ${amount} ${text} by ${abs}%.`;
export const weekdayAndSeasonRatesApplyAgain = (amount: string) => `${amount}: weekday and season rates apply again.`;
export const percentageOnTopOfRates = 'Percentage on top of the rates';
export const oneOr15 = '+10 or -15';
export const setPrice = 'Set price';

// QuoteLines ----------------------------------------------------------------------------------------------------------
export const availableOnEveryNight = (rooms: string) => `${rooms} available on every night`;
export const noRoomsAvailable = 'No rooms available';
export const enterDatesGuestsAndPrice = 'Enter dates, guests and price to see the total.';
export const loadingPrice = 'Loading the price…';

// RoomsForm -----------------------------------------------------------------------------------------------------------
export const noRoomsAreBlockedOnThese = 'No rooms are blocked on these nights.';
export const howManyRooms = 'How many rooms';
export const someRooms = 'Some rooms';
export const allAvailableRooms = 'All available rooms';
export const allBlockedRooms = 'All blocked rooms';
export const forOf = (what: string, text: string, amount: string) => `${what} ${text} for ${amount}.`;
export const roomsPerNight = 'Rooms per night';
export const shownInCalendar = 'Shown in the calendar. Guests never see it.';
export const blockRooms = 'Block rooms';
export const releaseRooms = 'Release rooms';

// RulesForm -----------------------------------------------------------------------------------------------------------
export const asInRates = 'As in the rates';
export const setStayRules = 'Set stay rules';
export const noChangeOf = (text: string) => `No change: ${text}`;
export const noChange2 = 'No change: differs by night';
export const chooseAtLeastOneRule = 'Choose at least one rule to change.';
export const theMaximumStayIsShorter = 'The maximum stay is shorter than the minimum.';
export const stayRulesOfChanged = (amount: string, wordsOf: string) => `Stay rules of ${amount} changed: ${wordsOf}.`;
export const minimumStay2 = 'Minimum stay';
export const maximumStay2 = 'Maximum stay';
export const checkInAllowed2 = 'Check-in allowed';
export const noCheckIn2 = 'No check-in';
export const checkOutAllowed2 = 'Check-out allowed';
export const noCheckOut2 = 'No check-out';
export const minimumAndMaximumApplyTo = 'Minimum and maximum apply to';
export const asInRatesOf = (text: string) => `${text} as in the rates`;
export const minimumStay3 = 'minimum stay';
export const maximumStay3 = 'maximum stay';
export const forArrivalsOnly = 'for arrivals only';
export const checkInAsInRates = 'check-in as in the rates';
export const checkOutAsInRates = 'check-out as in the rates';

// UndoLine ------------------------------------------------------------------------------------------------------------
export const undo = 'Undo';
export const changesCanBeUndone = (left: number) => `, ${left} changes can be undone`;

// ViewSwitch ----------------------------------------------------------------------------------------------------------
export const allRooms = 'All rooms';
export const month = 'Month';
export const view = 'View';

// useUndo -------------------------------------------------------------------------------------------------------------
export const undone = (text: string) => `Undone: ${text}`;
export const notUndone = 'Not undone';

// DateBar -------------------------------------------------------------------------------------------------------------
export const today = 'Today';
export const show = 'Show';
export const nights2 = (count: number) => `${count} nights`;
export const nightsBefore = (nights: number) => `${nights} nights before`;
export const nightsAfter = (nights: number) => `${nights} nights after`;

// Grid ----------------------------------------------------------------------------------------------------------------
export const roomsByNights = 'Rooms by nights';

// GridHead ------------------------------------------------------------------------------------------------------------
export const room = 'Room';

// BasePrice -----------------------------------------------------------------------------------------------------------
export const basePrice = 'Base price:';
export const beforeTax2 = 'before tax. Guests pay';
export const andSameAtFrontDesk = ', and the same at the front desk';
export const andAtFrontDeskWithoutGst = (amount: string) => `, and ${amount} at the front desk without GST`;
export const perNightOnSiteWithGst = (taxRate: number, text: string, guests: string) =>
  `per night on the site with ${taxRate}% GST${text}. Sleeps ${guests}.`;
export const pricesThatYouSetIn = 'Prices that you set in';
export const replaceTheseRatesOnTheirNights = 'replace these rates on their nights.';
export const changeBasePriceIn = 'Change the base price in';
export const itAppliesImmediately = '. It applies immediately.';
export const yourListing = 'your listing';
export const theCalendar = 'the calendar';
export const gstDependsOnPriceOfEach = (rate: number, amount: string, above: number) =>
  `GST depends on the price of each night: ${rate}% up to ${amount} before tax, ${above}% above.`;
export const gstIsOnEveryNight = (ownRate: number) => `GST is ${ownRate}% on every night, as in your listing.`;
export const theOwnerOfPropertySetsBase = 'The owner of the property sets the base price.';

// Conflict ------------------------------------------------------------------------------------------------------------
export const someoneElseChangedTheseRatesWhile = 'Someone else changed these rates while you were editing';
export const yourChangesAreNotSavedYet =
  'Your changes are not saved yet, and nothing you typed is lost. Which version do you want to keep?';
export const correctMarkedFieldsFirst = 'Correct the marked fields first.';
export const saveMyVersion = 'Save my version';
export const savedRates = 'Use the saved rates';
export const onlyOrderOfRulesDiffers = 'Only the order of the rules differs.';
export const noOtherDifferences = 'No other differences';
export const changedBySomeoneElse = 'Changed by someone else';
export const savedVersion = 'Saved version';
export const yourVersion = 'Your version';

// LowestPrice ---------------------------------------------------------------------------------------------------------
export const saveLowestPrice = 'Save lowest price';
export const lowestPriceOfFrontDeskSet = (wanted: number) =>
  `Lowest price of the front desk set to ${wanted}% of the rate`;
export const lowestPriceOfFrontDesk = 'Lowest price of the front desk';
export const peopleWithFrontDeskRoleCannot =
  'People with the front desk role cannot book below this price, or change a booking to a lower one. You and your managers can. It applies to all rooms of the property.';
export const percentageOfRate = 'Percentage of the rate';
export const theFrontDeskMaySetAny = 'The front desk may set any price.';
export const zeroAllowsAnyPrice = '0 allows any price.';

// PlanSections --------------------------------------------------------------------------------------------------------
export const anyHour = 'Any hour';
export const guestsCanBookGapBetweenSold =
  'Guests can book a gap between sold-out or blocked nights, even if it is shorter than the minimum stay.';
export const theseApplyToNightsWithout =
  'These apply to nights without their own rule. A booking must meet the rules of all its nights.';
export const from1To30 = 'From 1 to 30.';
export const zeroMeansGuestsCanBook = '0 means guests can book for the same night.';
export const upTo540Days = 'Up to 540 days.';
export const fromThisHourGuestsCanNo =
  'From this hour, guests can no longer book for the same day. Your front desk still can.';
export const leaveEmptyForNoExtraPrice = 'Leave empty for no extra price.';
export const forNightAtBasePriceGuests = (amount: string, nightWords: string) =>
  `For a night at the base price, guests pay ${amount} more: ${nightWords}.`;
export const theRateCoversGuestsYouInclude = (maxOccupancy: number) =>
  `The rate covers the guests you include here. Each extra guest pays more. This room type sleeps ${maxOccupancy}.`;
export const leaveEmptyToIncludeAll = (maxOccupancy: number) => `Leave empty to include all ${maxOccupancy}.`;
export const leaveEmptyForNoDiscount = 'Leave empty for no discount.';
export const aNightAtBasePriceBecomes = (amount: string, nightWords: string) =>
  `A night at the base price becomes ${amount} before tax. Guests pay ${nightWords}.`;
export const discounts = 'Discounts';
export const weTakeDiscountOffRateBefore =
  'We take the discount off the rate before tax. If several discounts apply, guests get only the largest one.';
export const forLastMinuteDiscount = 'For the last-minute discount. 0 means only the day of check-in.';

// PriceLines ----------------------------------------------------------------------------------------------------------
export const addedTo = (text: string) => `added to ${text}`;
export const gst = (taxRate: number) => `${taxRate}% GST`;
export const beforeTax3 = 'Before tax';
export const atFrontDeskNoGst = 'At the front desk, no GST';
export const guestsPay = 'Guests pay';
export const guestsPayOnSite = 'Guests pay on the site';
export const guestsPaySameOnSite = 'Guests pay the same on the site and at the front desk, GST included.';
export const youAreNotRegisteredForGst =
  'You are not registered for GST, so the front desk charges none. On the site, guests pay GST, which Susegad Stays pays to the government.';
export const fromBeforeTaxGuestsPayGst = (amount: string, above: number, rate: number, dayWords: string) =>
  ` From ${amount} before tax, guests pay ${above}% GST instead of ${rate}%: ${dayWords}.`;

// RatesForm -----------------------------------------------------------------------------------------------------------
export const youSeeSavedRates = 'You see the saved rates. You can still return to your version.';
export const myVersion = 'Use my version';
export const guestsCannotCheckInOn = (night: string, nights: string, max: number) =>
  `Guests cannot check in on ${night}: the minimum stay is ${nights} and the maximum is ${max}.`;
export const ratesOf = (name: string) => `Rates of ${name}`;
export const weekdays = 'Weekdays';
export const ratesByDayOfWeekAll =
  'Rates by day of the week, all year. Friday means the night from Friday to Saturday.';
export const aNightOutsideSeasons = 'A night outside seasons';
export const seasons = 'Seasons';
export const datesWithTheirOwnRates =
  'Dates with their own rates or stay rules, calculated from the weekday rate. Where two seasons overlap, the lower one in the list is applied last.';

// RatesScreen ---------------------------------------------------------------------------------------------------------
export const leaveWithoutSaving = 'Leave without saving';
export const cancel = 'Cancel';
export const yourChangesAreNotSaved = 'Your changes are not saved. If you leave, they are lost.';
export const thisPropertyHasNoRooms = 'This property has no rooms yet.';
export const ratesOpenWithYourFirstLive = 'Rates open with your first live property.';
export const whenWeApproveYourListingYou =
  'When we approve your listing, you set seasons, weekend rates and stay rules here.';
export const leaveWithoutSaving2 = 'Leave without saving?';

// RatesSkeleton -------------------------------------------------------------------------------------------------------
export const loadingRates = 'Loading the rates';

// RoomsToo ------------------------------------------------------------------------------------------------------------
export const theseRatesFor = 'Use these rates for';
export const pricesAndChangesInAreSame = 'Prices and changes in ₹ are the same for all of them.';
export const otherRoomTypes = 'Other room types';
export const whenYouSaveTickedRoomTypes =
  'When you save, the ticked room types get these rates instead of their own. Percentages apply to each room type’s own base price.';

// RuleCard ------------------------------------------------------------------------------------------------------------
export const guestsPayNight = (paidWords: string) => `Guests pay ${paidWords} a night`;
export const remove = 'Remove';
export const moveUp = (title: string) => `Move ${title} up`;
export const moveDown = (title: string) => `Move ${title} down`;
export const correctMarkedFields = 'Correct the marked fields';
export const notCompleteYet = 'Not complete yet';
export const onSiteAtFrontDeskOf = (paidWords: string) => ` on the site, ${paidWords} at the front desk`;
export const copyToNextYear = (title: string) => `Copy to next year: ${title}`;
export const copy = (title: string) => `Copy ${title}`;
export const copyToNextYear2 = 'Copy to next year';
export const copy2 = 'Copy';
export const removeOf = (title: string) => `Remove ${title}`;

// RuleFields ----------------------------------------------------------------------------------------------------------
export const asUsual = 'As usual';
export const nightsOfWeek = 'Nights of the week';
export const onlyForYou = 'Only for you. Guests do not see it.';
export const beforeTax4 = 'Before tax. You see here what guests pay.';
export const withGst = (taxRate: number) => ` with ${taxRate}% GST`;
export const guestsPayOf = (paid: string, text: string) => `Guests pay ${paid}${text}.`;
export const aNightAtBasePriceBecomesOf = (amount: string, paid: string) =>
  `A night at the base price becomes ${amount}. Guests pay ${paid}.`;

// RuleList ------------------------------------------------------------------------------------------------------------
export const removed = (ruleTitle: string) => `${ruleTitle} removed.`;
export const aRoomTypeCanHaveUp = (mostRules: number) =>
  `A room type can have up to ${mostRules} weekday rules and seasons.`;
export const everyNightHasBasePrice = 'Every night has the base price. Add weekdays to change it on some days.';
export const addWeekdays = 'Add weekdays';
export const addMoreWeekdays = 'Add more weekdays';
export const yourSeasonsAppearHere =
  'Your seasons appear here. Add Christmas, the monsoon or a festival to charge another rate.';
export const addSeason = 'Add season';
export const addAnotherSeason = 'Add another season';
export const seasonAdded = 'Season added.';
export const weekdaysAdded = 'Weekdays added.';
export const copied = (ruleTitle: string) => `${ruleTitle} copied.`;
export const restored = (ruleTitle: string) => `${ruleTitle} restored.`;
export const isNowNumberOf = (ruleTitle: string, place: number, count: number) =>
  `${ruleTitle} is now number ${place} of ${count}.`;

// RulePreview ---------------------------------------------------------------------------------------------------------
export const startInIt = 'start in it';
export const includeOneOfItsNights = 'include one of its nights';
export const hasOnlyButItsMinimumStay = (name: string, nights: string, nights2: string, text: string) =>
  `${name} has only ${nights}, but its minimum stay is ${nights2}. Bookings that ${text} extend beyond the season.`;
export const alsoInWhichIsLower = (text: string, name: string) =>
  `${text}: also in ${name}, which is lower in the list and is applied last.`;
export const itsPriceChangeIsAdded = ' Its price change is added to this one.';
export const aNightIn = (name: string) => `A night in ${name}`;

// SaveBar -------------------------------------------------------------------------------------------------------------
export const nothingYouTypedIsLost = (refusal: string) => `${refusal} Nothing you typed is lost.`;
export const discardChanges = 'Discard changes';
export const saving = 'Saving…';
export const saveRates = 'Save rates';
export const youHaveUnsavedChanges = 'You have unsaved changes.';
export const allChangesAreSaved = 'All changes are saved.';

// useRatesForm --------------------------------------------------------------------------------------------------------
export const ratesOfRoomTypesSaved = (rooms: number) => `Rates of ${rooms} room types saved.`;
export const ratesSaved = 'Rates saved.';
