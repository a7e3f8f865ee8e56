// Selected nights: price ----------------------------------------------------------------------------------------------
export const howToSetPrice = 'How to set the price';
export const priceWays = { fixed: 'Fixed price', percent: 'Percentage change', rates: 'Use rates' } as const;
export const priceNow = (amount: string, frontDesk: string) =>
  `Price now: ${amount} per night online, taxes included. ${frontDesk}`;
export const nightsBecome = (now: string, next: string, apart: string) =>
  `Guests pay ${now} per night now. They would pay ${next}, ${apart}.`;
export const guestsPayOnSite = (amount: string, frontDesk: string) =>
  `Guests pay ${amount} online, taxes included. ${frontDesk}`;
export const frontDeskChargesSame = 'The front desk charges the same price.';
export const frontDeskChargesWithoutGst = (amount: string) => `The front desk charges ${amount}, without GST.`;
export const pricePerNightAndRoom = 'Price per night and room, before tax (₹)';
export const guestsPriceAppearsHere = 'The price for guests, taxes included, appears here as you type.';
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
  'This books the rooms on hold at the quoted price, unless you change nights, rooms, guests, rate plan, code or price.';
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
export const requests = 'Special requests';
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
