// States and sources --------------------------------------------------------------------------------------------------
export const bookingStatuses = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
} as const;
export const paymentStatuses = { pending: 'Pending', paid: 'Paid', failed: 'Failed', refunded: 'Refunded' } as const;
export const partlyRefunded = 'Partly refunded';
export const stayStates = {
  pending: 'Waiting for you',
  confirmed: 'Expected',
  checked_in: 'Checked in',
  completed: 'Checked out',
  no_show: 'No-show',
  cancelled: 'Cancelled',
} as const;
export const advanceDue = 'Advance due';
export const bookingSources = {
  site: 'This site',
  phone: 'Phone',
  walk_in: 'Walk-in',
  email: 'Email or message',
  other: 'Another way',
  channel: 'Imported from a file',
} as const;
export const bookedBySource = {
  site: 'Booked on this site',
  phone: 'Booked by phone',
  walk_in: 'Booked as a walk-in',
  email: 'Booked by email or message',
  other: 'Booked another way',
  channel: 'Imported from a file',
} as const;
export const mailStates: Record<string, string> = {
  pending: 'Waiting to be sent',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Could not be sent',
  uncertain: 'May not have arrived',
  outdated: 'Not sent: no longer true',
};

// Status set by an admin ----------------------------------------------------------------------------------------------
export const checkOutIsLater = (day: string) => `Check-out is on ${day}. The guest would see this booking as “Stayed”.`;
export const checkOutHasPassed = (day: string) =>
  `Check-out was on ${day}. The guest would see that the hotel expects them.`;
export const checkInHasPassed = (day: string) =>
  `Check-in was on ${day}. The guest would see that the booking is not confirmed.`;
export const enterReason = 'Enter a reason.';
export const enterUpTo300Characters = 'Enter 300 characters or fewer.';
export const noEmail = 'no email';
export const emailErased = 'deleted';
export const gatewayRefusals = {
  by_gateway: 'The payment gateway confirmed this, so it cannot be reversed. Refund the guest instead.',
  refund_underway: 'The payment gateway is paying this refund. Wait until it is done, or the guest is refunded twice.',
} as const;

// Nights sold out without an advance ----------------------------------------------------------------------------------
export const nightIsSoldOut = (day: string) => `${day} is sold out.`;
export const nightsAreSoldOut = (day: string, moreNights: string) => `${day} and ${moreNights} are sold out.`;

// Lists ---------------------------------------------------------------------------------------------------------------
export const yourBookingsWillAppearHere = 'Your bookings will appear here.';
export const approvedListingIsNeeded = 'Once your listing is approved and booked, you check guests in and out here.';
export const loadingBookings = 'Loading the bookings';
export const deskLists = {
  arriving: 'Arriving',
  staying: 'Staying',
  leaving: 'Leaving',
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
} as const;
export const emptyLists = {
  arriving: {
    title: 'No more arrivals today.',
    text: 'Guests due to check in today, and late arrivals from earlier days, appear here until you check them in.',
  },
  staying: {
    title: 'No guests are checked in.',
    text: 'Guests who are checked in appear here until their check-out day.',
  },
  leaving: { title: 'No more check-outs today.', text: 'Today’s check-outs appear here.' },
  upcoming: {
    title: 'No upcoming bookings.',
    text: 'Bookings that start after today appear here, the next one first.',
  },
  past: { title: 'No past bookings yet.', text: 'Guests you checked out appear here, the latest first.' },
  cancelled: { title: 'No cancelled bookings.', text: 'Cancelled bookings and no-shows appear here.' },
} as const;
export const makeBookingAtDoor = 'Make a booking for a guest at the door or on the phone.';
export const walkInOrCall = 'Walk-in or call';
export const noBookingsFound = 'No bookings found.';
export const howToSearch =
  'Try a part of the name or email, the reference, or at least four digits of the phone number.';
export const nameReferenceEmailOrPhone = 'Name, reference, email or phone';
export const resultsInAllLists = (search: string) => `Results in all lists for “${search}”`;
export const clearSearch = 'Clear search';
export const bookingsFound = 'Bookings found';
export const walkIn = 'Walk-in';
export const formC = 'Form C';
export const importBookings = 'Import bookings';
export const importShort = 'Import';
export const printDay = 'Print today’s list';
export const print = 'Print';
export const guest = 'Guest';
export const room = 'Room';
export const dates = 'Dates';
export const guests = 'Guests';
export const status = 'Status';
export const payment = 'Payment';
export const nextStep = 'Next step';
export const specialRequests = 'Special requests';

// What is due, late or open -------------------------------------------------------------------------------------------
export const amountDue = (amount: string) => `${amount} due`;
export const amountRefundDue = (amount: string) => `${amount} refund due`;
export const nothingDue = 'Nothing due';
export const advanceOfDue = (amount: string) => `Advance of ${amount} due`;
export const advanceOfDueBy = (amount: string, moment: string) => `Advance of ${amount} due by ${moment}`;
export const advanceOfReported = (amount: string) => `Advance of ${amount} reported`;
export const balanceDue = (amount: string) => `Balance due: ${amount}.`;
export const refundDue = (amount: string) => `Refund due: ${amount}.`;
export const everythingIsPaid = 'Everything is paid.';
export const wasDueToArrive = (day: string) => `Was due on ${day}`;
export const wasDueToCheckOut = (day: string) => `Was due to check out on ${day}`;
export const notCheckedIn = 'Not checked in';
export const guestCanAnswerUntil = (moment: string) => `Guest can answer until ${moment}`;
export const noShowDisputed = 'No-show disputed';
export const weAskedIfCancelled = 'We asked the guest if they cancelled';
export const cancelledByPropertyUnlessConfirmed = (guest: string, moment: string, amount: string) =>
  `We asked ${guest} by email. If they do not confirm by ${moment}, it counts as cancelled by the property. Then all of ${amount} is refunded.`;
export const guestSaysTheyWereThere = 'The guest says that they were there';
export const noShowDisputeForProperty = (guest: string) =>
  `Susegad Stays decides. If ${guest} stayed at the property, select “Undo no-show”, then “Check in”. If not, write to us what happened.`;
export const noShowDisputeForAdmin = (guest: string) =>
  `An admin decides: ask both sides. If ${guest} stayed at the property, select “Undo no-show”, then “Check in”. If not, select “Undo no-show”, then “Mark as no-show”.`;

// Actions of the front desk: the button, and the notice afterwards ----------------------------------------------------
const declined = (guest: string) => `Booking of ${guest} declined`;
const cancelledFor = (guest: string) => `Booking of ${guest} cancelled`;
const confirmedFor = (guest: string) => `Booking of ${guest} confirmed`;
const isCheckedIn = (guest: string) => `${guest} is checked in`;
const isCheckedOut = (guest: string) => `${guest} is checked out`;
const isCheckedInAgain = (guest: string) => `${guest} is checked in again`;
const isExpectedAgain = (guest: string) => `${guest} is expected again`;
const isNoShow = (guest: string) => `${guest} is marked as a no-show`;
export const stateMoves: Record<string, { name: string; done: (guest: string) => string }> = {
  'pending confirmed': { name: 'Confirm', done: confirmedFor },
  'pending cancelled': { name: 'Decline', done: declined },
  'confirmed checked_in': { name: 'Check in', done: isCheckedIn },
  'confirmed no_show': { name: 'Mark as no-show', done: isNoShow },
  'confirmed cancelled': { name: 'Cancel booking', done: cancelledFor },
  'checked_in completed': { name: 'Check out', done: isCheckedOut },
  'checked_in confirmed': { name: 'Undo check-in', done: isExpectedAgain },
  'completed checked_in': { name: 'Undo check-out', done: isCheckedInAgain },
  'completed no_show': { name: 'Mark as no-show', done: isNoShow },
  'no_show confirmed': { name: 'Undo no-show', done: isExpectedAgain },
};

// Before an action: what follows --------------------------------------------------------------------------------------
export const roomsAreReserved = 'The rooms are already reserved.';
export const weEmailConfirmation = 'We email the guest that the booking is confirmed.';
export const weEmailUndo = 'We email the guest that this is undone.';
export const weEmailNoShow = 'We email the guest that you recorded a no-show.';
export const tellGuestYourself = 'This booking has no email address. Tell the guest yourself.';
export const advanceNotReceivedYet = (amount: string) =>
  `The advance of ${amount} was not received yet. Ask if the guest is paying it online before you collect the balance.`;
export const askForPassport =
  'The phone number is not an Indian one. If a guest is a foreigner, ask for passport and visa (Form C).';
export const formCIsMissing = (foreignGuests: string) =>
  `Form C is missing for ${foreignGuests}. Ask for passport and visa.`;
export const reportForeigners =
  'The phone number is not an Indian one. If a guest is a foreigner, report them (Form C).';
export const notReportedYet = (guests: string) => `${guests} not reported yet (Form C).`;
export const guestBookedUntil = (day: string) => `The guest booked until ${day}.`;
export const roomBecomesAvailable = (nights: string) => `1 room for ${nights} becomes available immediately.`;
export const roomsBecomeAvailable = (rooms: string, nights: string) =>
  `${rooms} for ${nights} become available immediately.`;
export const noNightsLeftToResell = 'No nights are left to resell.';
export const nothingWasPaid = 'Nothing was paid. No refund.';
export const refundFollowsPolicy = 'The refund follows the cancellation policy.';
export const policyRefunds = (refund: string, paid: string) =>
  `Under the cancellation policy, the guest gets ${refund} of ${paid} back.`;
export const youCanChargeNoShowFee = 'You can then charge a no-show fee.';
export const undoableWhileAvailable = 'You can undo this while the rooms are available.';
export const checkedInAgainUntil = (day: string) =>
  `The guest is checked in again until ${day}. Released nights stay released: change the booking to add them.`;
export const expectedAgain = 'The guest is expected again. Nights and price do not change.';
export const nightsBookedAgain = 'The nights are booked again at the same price, if rooms are still available.';

// Refusals ------------------------------------------------------------------------------------------------------------
export const bookingNotFound = 'We did not find this booking.';
export const stayRefusals = {
  not_found: 'We did not find this booking in your properties.',
  changed_meanwhile: 'Someone else changed this booking. You see it as it is now: check it, then try again.',
  past_dates: 'Check-in and check-out cannot be before today.',
  busy: 'Someone else is changing this booking or its nights. Try again.',
  no_reason: 'Enter a reason. It stays with the booking.',
  invoiced:
    'The invoice says that the booking was paid at this price. Issue a credit note first, then lower the price.',
  disputed: 'The guest says that they were there. Susegad Stays decides: write to us.',
  too_late: 'You can charge or waive a no-show fee until 30 days after the stay.',
  no_fee: 'This booking has no fee to waive. Load the page again.',
  email_fixed: 'This email cannot be changed. The guest booked with it and uses it to open the booking.',
} as const;
export const payBalanceOrEnterReason = (amount: string) =>
  `A balance of ${amount} is due. Record the payment, or enter why the guest leaves without paying.`;
export const feeBelowKept = (amount: string) =>
  `Enter ${amount} or more: this much of the payment is kept. Only the owner or a manager can refund part of it.`;
export const enterFeeUpToPrice = (amount: string) => `Enter whole rupees, from ₹1.00 to ${amount}, the price.`;

// Booking: head -------------------------------------------------------------------------------------------------------
export const booking = 'Booking';
export const loadingBooking = 'Loading the booking';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const checkedInAt = (moment: string) => `Checked in ${moment}`;
export const checkedOutAt = (moment: string) => `Checked out ${moment}`;
export const fromTime = (time: string) => `from ${time}`;
export const byTime = (time: string) => `by ${time}`;
export const totalAmount = (amount: string) => `Total ${amount}`;
export const guestChangeWaits = 'The guest’s change waits for payment';
export const guestHasToPay = (change: string, total: string, moment: string, amount: string) =>
  `${change}, total ${total}. The guest has until ${moment} to pay ${amount}.`;
export const guestReportedPayment = (change: string, total: string, moment: string, amount: string) =>
  `${change}, total ${total}. The guest has until ${moment} to pay ${amount}, and has reported it as paid.`;
export const newNightsAreOnHold =
  'Until then the new nights are on hold. If you change or cancel the booking, the change is withdrawn.';
export const guestHasNotAcceptedChange = 'The guest has not accepted your change';
export const guestAgreedToPrice = (amount: string) =>
  `They agreed to ${amount}. Until they arrive, they can cancel with a full refund.`;
export const guestAgreedToArrival = (day: string) =>
  `They agreed to arrive on ${day}. You can check them in from that day.`;
export const guestCanAcceptChange = 'They can accept the change on their booking page.';
export const detailsWereDeleted =
  'This guest’s details were deleted. Dates and amounts are kept, and nothing can be changed.';
export const actions = 'Actions';
export const changeBooking = 'Change booking';
export const printRegistrationCard = 'Print registration card';
export const openConfirmationPage = 'Open the guest’s confirmation page';

// Booking: guest, price and cancellation policy -----------------------------------------------------------------------
export const name = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const noPhoneNumberGiven = 'No phone number given';
export const noEmailAddress = 'No email address: we cannot email this guest';
export const none = 'None';
export const booked = 'Booked';
export const byYou = 'by you';
export const byPerson = (person: string) => `by ${person}`;
export const correctGuestDetails = 'Correct guest details';
export const detailsAreShortened = '30 days after the stay, we shorten name and contact details.';
export const price = 'Price';
export const yourOwnPrice = (reason: string) => `Your own price: ${reason}`;
export const foreignGuests = 'Foreign guests';
export const cancellationPolicy = 'Cancellation policy';
export const guestGetsAllBack = (moment: string) =>
  `A guest who cancels by ${moment} gets the full payment back. After that, no refund.`;
export const guestGetsPartBack = (percent: number, moment: string) =>
  `A guest who cancels by ${moment} gets ${percent}% of the payment back. After that, no refund.`;
export const guestGetsNothingBack = 'For these dates, the guest gets no refund after a cancellation.';
export const noPolicySaved = 'No cancellation policy was saved with this booking.';
export const cancelledAt = (moment: string) => `Cancelled ${moment}`;

// Booking: emails and history -----------------------------------------------------------------------------------------
export const emailsToGuest = 'Emails to the guest';
export const noEmailsInLast30Days = 'None in the last 30 days.';
export const cannotEmailGuest = 'This booking has no email address, so we cannot email the guest.';
export const sendCancellationAgain = 'Send cancellation again';
export const sendConfirmationAgain = 'Send confirmation again';
export const emailOnItsWay = (guest: string) => `The email to ${guest} is on its way`;
export const historyAndNotes = 'History and notes';
export const noteForFrontDesk = 'Note for the front desk';
export const guestsNeverSeeIt = 'Guests never see it.';
export const enterNote = 'Enter a note.';
export const addNote = 'Add note';
export const frontDesk = 'Front desk';
export const note = 'Note';
export const changedFacts = {
  check_in_date: 'Check-in',
  check_out_date: 'Check-out',
  room_name: 'Room',
  num_rooms: 'Rooms',
  num_adults: 'Adults',
  num_children: 'Children',
  total_amount: 'Total',
  no_show_fee: 'No-show fee',
} as const;
export const noFee = 'none';
export const paymentFailed = 'Payment failed';
export const advanceNotPaid = 'Advance not paid';
export const notPaid = 'Not paid';
export const advancePaid = 'Advance paid';
export const paidInFull = 'Paid in full';
export const undoneStates = {
  checked_in: 'Check-in undone',
  no_show: 'No-show undone',
  cancelled: 'Booked again',
  completed: 'Check-out undone',
} as const;
export const cancelledBy = { guest: 'Cancelled by the guest', house: 'Cancelled by the property' } as const;
export const cancelAnswers = {
  confirmed: 'The guest confirmed that they cancelled',
  denied: 'The guest says that they did not cancel. It counts as cancelled by the property',
  unanswered: 'The guest did not confirm in time. It counts as cancelled by the property',
} as const;
export const formCActions = {
  changed: 'Form C changed',
  removed: 'Form C deleted',
  taken_back: 'Form C marked as not reported',
} as const;
export const updatedFacts = {
  arrival_time: 'time of arrival',
  special_requests: 'requests',
  guest_name: 'name',
  guest_phone: 'phone',
} as const;
export const updatedByGuest = (facts: string) => `Updated by the guest: ${facts}`;
export const guestDetailsCorrected = (facts: string) => `Guest details corrected: ${facts}`;
export const changeAcceptedByGuest = 'Change accepted by the guest';
export const invoiceEmailed = 'Invoice or voucher emailed';
export const sentAgain = (email: string) => `Sent again: ${email}`;

// Booking: WhatsApp ---------------------------------------------------------------------------------------------------
export const whatsapp = 'WhatsApp';
export const cannotMessageGuest = 'This booking has no phone number, so you cannot message the guest.';
export const message = 'Message';
export const language = 'Language';
export const writeOnWhatsapp = 'Write on WhatsApp';
export const chatKinds = {
  due: 'Booked, advance due',
  confirmed: 'Before arrival',
  payment: 'Payment reminder',
  cancelled: 'Booking cancelled',
  plain: 'Greeting only',
} as const;
/** The messages, sentence by sentence. */
export const chat = {
  en: {
    room: (room: string) => room,
    checkIn: (day: string, time: string) => `Check-in ${day}, from ${time}`,
    checkOut: (day: string, time: string) => `Check-out ${day}, by ${time}`,
    guests: (guests: string) => guests,
    thanks: (guest: string, hotel: string) => `Hello ${guest}, thank you for your booking at ${hotel}.`,
    payAdvance: (amount: string) => `Please pay the advance of ${amount} to Susegad Stays.`,
    payAdvanceBy: (amount: string, moment: string) =>
      `Please pay the advance of ${amount} to Susegad Stays by ${moment}, or the booking expires.`,
    total: (amount: string) => `Total ${amount}, all taxes included`,
    howToPay: (reference: string, link: string) => `How to pay, reference ${reference}: ${link}`,
    tellUsIfPaid: 'If you have already paid, tell us here.',
    confirmed: (guest: string, hotel: string) => `Hello ${guest}, your booking at ${hotel} is confirmed.`,
    balanceDue: (amount: string) => `Balance due: ${amount}`,
    everythingIsPaid: 'Everything is paid.',
    reference: (reference: string, link: string) => `Reference ${reference}: ${link}`,
    askArrivalTime: 'At what time do you expect to arrive? We look forward to welcoming you.',
    reminder: (guest: string, hotel: string, due: string, total: string) =>
      `Hello ${guest}, this is a reminder about your booking at ${hotel}. ${due} of ${total} is due.`,
    advanceDueBy: (amount: string, moment: string) =>
      `Please pay the advance of ${amount} by ${moment}, or the booking expires.`,
    ignoreIfPaid: 'If you have already paid, ignore this message.',
    cancelled: (guest: string, hotel: string, from: string, until: string) =>
      `Hello ${guest}, your booking at ${hotel} from ${from} to ${until} is cancelled.`,
    reason: (reason: string) => `Reason: ${reason}`,
    refund: (amount: string) => `You get ${amount} back.`,
    replyHere: 'If you have a question, reply here.',
    greeting: (guest: string, hotel: string, from: string, until: string, reference: string) =>
      `Hello ${guest}, this is ${hotel}, about your booking from ${from} to ${until} (reference ${reference}).`,
  },
  hi: {
    room: (room: string) => `कमरा: ${room}`,
    checkIn: (day: string, time: string) => `चेक-इन: ${day}, ${time} से`,
    checkOut: (day: string, time: string) => `चेक-आउट: ${day}, ${time} तक`,
    guests: (guests: string) => `मेहमान: ${guests}`,
    thanks: (guest: string, hotel: string) => `नमस्ते ${guest}, ${hotel} में आपकी बुकिंग हो गई है।`,
    payAdvance: (amount: string) => `Susegad Stays को ${amount} का एडवांस देना है।`,
    payAdvanceBy: (amount: string, moment: string) =>
      `Susegad Stays को ${amount} का एडवांस ${moment} तक देना है, नहीं तो बुकिंग अपने आप समाप्त हो जाएगी।`,
    total: (amount: string) => `कुल राशि: ${amount}, सभी टैक्स शामिल`,
    howToPay: (reference: string, link: string) => `भुगतान कैसे करें, रेफ़रेंस ${reference}: ${link}`,
    tellUsIfPaid: 'यदि आप भुगतान कर चुके हैं, तो कृपया यहीं बता दें।',
    confirmed: (guest: string, hotel: string) => `नमस्ते ${guest}, ${hotel} में आपकी बुकिंग पक्की है।`,
    balanceDue: (amount: string) => `बकाया राशि: ${amount}`,
    everythingIsPaid: 'पूरा भुगतान हो चुका है।',
    reference: (reference: string, link: string) => `रेफ़रेंस ${reference}: ${link}`,
    askArrivalTime: 'आप कितने बजे तक पहुँचेंगे? हम आपके स्वागत के लिए उत्सुक हैं।',
    reminder: (guest: string, hotel: string, due: string, total: string) =>
      `नमस्ते ${guest}, ${hotel} में आपकी बुकिंग के बारे में याद दिलाना चाहते हैं: कुल ${total} में से ${due} का भुगतान बाकी है।`,
    advanceDueBy: (amount: string, moment: string) =>
      `${amount} का एडवांस ${moment} तक देना है, नहीं तो बुकिंग अपने आप समाप्त हो जाएगी।`,
    ignoreIfPaid: 'यदि आप भुगतान कर चुके हैं, तो कृपया इस संदेश पर ध्यान न दें।',
    cancelled: (guest: string, hotel: string, from: string, until: string) =>
      `नमस्ते ${guest}, ${hotel} में ${from} से ${until} तक की आपकी बुकिंग रद्द कर दी गई है।`,
    reason: (reason: string) => `कारण: ${reason}`,
    refund: (amount: string) => `आपको ${amount} का रिफ़ंड मिलेगा।`,
    replyHere: 'कोई सवाल हो तो यहीं लिखें।',
    greeting: (guest: string, hotel: string, from: string, until: string, reference: string) =>
      `नमस्ते ${guest}, हम ${hotel} से ${from} से ${until} तक की आपकी बुकिंग (रेफ़रेंस ${reference}) के बारे में लिख रहे हैं।`,
  },
} as const;
export const guestsInHindi = (adults: number, children: number) =>
  [`${adults} वयस्क`, ...(children > 0 ? [`${children} ${children === 1 ? 'बच्चा' : 'बच्चे'}`] : [])].join(', ');

// Cancel booking ------------------------------------------------------------------------------------------------------
export const bookingCancelled = (reference: string) => `Booking ${reference} cancelled`;
export const bookingCancelledRefundDue = (reference: string, amount: string) =>
  `Booking ${reference} cancelled. Refund due: ${amount}`;

// Change booking ------------------------------------------------------------------------------------------------------
export const changeBookingOf = (guest: string) => `Change booking of ${guest}`;
export const loadingRooms = 'Loading the rooms';
export const onlyCheckOutAndGuestsChange =
  'This stay has started. You can change only the check-out date and the guests.';
export const checkInDoesNotChange = 'This stay has started. You can change everything except the check-in date.';
export const checkOutMustBeAfterCheckIn = 'Check-out must be after check-in.';
export const roomType = 'Room type';
export const notOnSale = (roomType: string) => `${roomType} (not on sale)`;
export const bookedNightsKeepPrice = 'Booked nights keep their price';
export const bookedNightsKeepYourPrice = 'Booked nights keep your own price';
export const addedNightsAtTodaysRates = 'Added nights and rooms are priced at today’s rates.';
export const noNightKeepsPrice = 'Priced at today’s rates: it is a different room type, or more guests who cost extra.';
export const allNightsAtTodaysRates = 'All nights at today’s rates';
export const withDiscountsOfBookingDay = 'With the discounts of the booking day.';
export const totalAsBooked = 'Total as booked';
export const priceDoesNotChange = 'The price does not change.';
export const yourOwnPricePerNight = 'Your own price per night';
export const enterPriceAndReason = 'Enter a price and a reason.';
export const pricePerNightBeforeTax = 'Price per night and room, before tax (₹)';
export const priceWithTaxes = (amount: string) => `${amount} with taxes.`;
export const reason = 'Reason';
export const reasonIsKept = 'We keep it with the booking. Guests never see it.';
export const newPrice = 'New price';
export const checkingPrice = 'Checking the price…';
export const noChangesYet = 'No changes yet.';
export const chooseStayToSeePrice = 'Choose dates, guests and rooms to see the price.';
export const guestGetsRefund = (amount: string) => `The guest gets a refund of ${amount}.`;
export const roomsAvailableForBooking = (rooms: string) => `${rooms} available for this booking on every night.`;
export const tooFewRoomsAvailable = (rooms: string) =>
  `Only ${rooms} available on every night, including the rooms of this booking.`;
export const noRoomsAvailable =
  'On at least one night, all rooms are booked by others. Choose other dates or another room type.';
export const nightsAreReleasedLast = 'The nights you give up become available once the new nights are confirmed.';
export const weEmailChange = 'We email the guest about the change.';
export const earlierDayNeedsConsent =
  'Until the guest accepts the earlier day on their booking page, the cancellation policy counts from the later one.';
export const higherPriceNeedsConsent =
  'Until the guest accepts the higher price on their booking page, they can cancel with a full refund.';
export const bookingChanged = (guest: string) => `Booking of ${guest} changed`;
export const cancel = 'Cancel';

// Correct guest details -----------------------------------------------------------------------------------------------
export const correctDetailsOf = (guest: string) => `Correct guest details: ${guest}`;
export const enterUpTo120Characters = 'Enter 120 characters or fewer.';
export const enterGuestName = 'Enter the guest’s name.';
export const enterPhoneOrEmail = 'Enter a phone number or an email.';
export const enterEmailLike = 'Enter an email, such as asha@example.com.';
export const emailIsFixed =
  'Cannot be changed. The guest booked with this email and uses it to open and review the booking.';
export const weSendEmailsHere = 'We send emails about the booking to this address.';
export const correctionIsNotEmailed = 'We do not email the guest about this.';
export const sendConfirmationToNewEmail =
  'To send the confirmation to a new email, select “Send confirmation again” in the booking.';
export const formCLinkStopsWorking = 'If you change the email, the link for passport and visa details stops working.';

// Foreign guests ------------------------------------------------------------------------------------------------------
export const loadingForeignGuests = 'Loading the foreign guests';
export const phoneIsNotIndian = 'Foreign guests? The phone number is not an Indian one.';
export const howManyAreForeign = (guests: number) => `How many of ${guests} are foreign guests?`;
export const whoIsForeignGuest = 'Guests who are not Indian citizens, including children and holders of OCI cards.';
export const enterNumberUpTo = (most: number) => `Enter a number from 0 to ${most}.`;
export const record = 'Record';
export const noForeignGuests = 'No foreign guests';
export const addForeignGuests = 'Add foreign guests';
export const changeNumber = 'Change number';
export const reportDueUntil = (arrival: string, deadline: string) =>
  `Arrived ${arrival}. The 24 hours end ${deadline}.`;
export const reportWasDueUntil = (arrival: string, deadline: string) =>
  `Arrived ${arrival}. The 24 hours ended ${deadline}.`;
export const hoursStartAtCheckIn = 'The 24 hours start when you check the guest in.';
export const allAreReported = 'All foreign guests are reported.';
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const formCDueIn = (time: string) => `Form C due in ${time}`;
export const formCOverdueFor = (time: string) => `Form C overdue for ${time}`;
export const formCReported = 'Form C reported';
export const formCFilledIn = 'Form C filled in';
export const formCMissingOf = (missing: number, guests: number) => `Form C: ${missing} of ${guests} missing`;
export const forms = 'Forms';
export const formsMissing = (forms: string) => `${forms} missing.`;
export const fillInAtFrontDesk = 'Fill in at the front desk';
export const addGuest = 'Add a guest';
export const rulesOfFormC = (day: string, portal: string) =>
  `We keep the forms encrypted until ${day}, a year after the stay. We record who opens a form. Report each foreign guest at ${portal} within 24 hours of arrival, including holders of OCI cards (Immigration and Foreigners Rules 2025, rule 17). The portal also asks for the departure.`;
export const filledInByGuest = (moment: string) => `Filled in by the guest, ${moment}`;
export const filledInAtFrontDesk = (moment: string) => `Filled in at the front desk, ${moment}`;
export const filledNotReported = (filledIn: string) => `${filledIn} · not reported yet`;
export const reportedAt = (moment: string) => `Reported ${moment}`;
export const open = 'Open';
export const openToReport = 'Open to report';
export const change = 'Change';
export const deleteForm = 'Delete form';
export const deleteShort = 'Delete';
export const formCRefusals = {
  invalid_form: 'Check the form: an entry cannot be reported as it is.',
  too_many: 'Every guest of this booking already has a form.',
  filled: 'More guests already have a form. Delete a form first.',
  reported: 'This guest is already reported. To change or delete the form, mark it as not reported first.',
  changed: 'Someone changed this form. You see it as it is now: correct the entry in the portal first.',
  not_arrived: 'Check the guest in first: the portal asks for the time of arrival.',
  invalid_number: 'Use up to 40 letters, digits, - and /.',
  invalid_guests: 'This booking has fewer guests.',
  not_changeable: 'You can no longer change this: the booking is cancelled or ended long ago.',
  closed:
    'The guest cannot fill in the form: the stay is over, no foreign guests are expected, or the property is not live.',
  no_email: 'This booking has no email address. Send the link by WhatsApp instead.',
  rate_limited: 'You have asked this guest too often today. Try again tomorrow.',
} as const;

// Foreign guests: ask the guest ---------------------------------------------------------------------------------------
export const guestCanFillInForms = 'The guest can fill in the forms before arrival.';
export const newLinkReplacesLast = (moment: string) => `You made a link ${moment}. A new link replaces it.`;
export const emailLink = 'Email the link';
export const makeLinkForWhatsapp = 'Make a link for WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied to clipboard!';
export const linkNotCopied = 'We could not copy the link. Select it in the text and copy it.';
export const formCMessage = {
  en: (guest: string, hotel: string, day: string, link: string) => [
    `Hello ${guest}, you arrive at ${hotel} on ${day}.`,
    'By law, we must report foreign guests within 24 hours of arrival (Form C).',
    'Please fill in one form for each guest who is not an Indian citizen. It takes about 5 minutes each:',
    link,
    'The link is only for you. We store what you fill in encrypted.',
  ],
  hi: (guest: string, hotel: string, day: string, link: string) => [
    `नमस्ते ${guest}, आप ${day} को ${hotel} पहुँच रहे हैं।`,
    'कानून के मुताबिक हमें हर विदेशी मेहमान की जानकारी उनके पहुँचने के 24 घंटे के अंदर देनी होती है (Form C)।',
    'जो मेहमान भारत के नागरिक नहीं हैं, कृपया उनमें से हर एक के लिए एक फ़ॉर्म भरें। हर फ़ॉर्म में करीब 5 मिनट लगते हैं:',
    link,
    'यह लिंक सिर्फ़ आपके लिए है। आपकी भरी हुई जानकारी हम एन्क्रिप्ट करके रखते हैं।',
  ],
} as const;

// Form C of a guest ---------------------------------------------------------------------------------------------------
export const fillInFormC = 'Form C: fill in at the front desk';
export const changeFormOf = (guest: string) => `Change: ${guest}`;
export const reportUsesDates = (checkIn: string, checkOut: string) =>
  `The report uses the dates of the booking: ${checkIn} to ${checkOut}.`;
export const compareWithPassport = 'Name and phone are from the booking. Compare the name with the passport.';
export const saveForm = 'Save form';
export const formSaved = (guest: string) => `Form of ${guest} saved`;
export const openingForm = 'Opening the form';
export const formCOfGuest = (guest: string) => `Form C: ${guest}`;
export const formCOfBooking = (reference: string) => `Form C · ${reference}`;
export const downloadAsCsv = 'Download as CSV';
export const howToHandleForm = (moment: string) =>
  `Filled in ${moment}. The file and the print contain passport data. Keep them where only the front desk can reach them, and destroy them once the guest is reported. The portal also asks for a photo of the guest, which we do not keep.`;
export const askGuest = (warning: string) => `${warning} Ask the guest.`;
export const copyField = (label: string) => `Copy ${label}`;
export const copied = 'Copied';
export const notCopied = 'We could not copy this. Select and copy it yourself.';
export const report = 'Report';
export const reportedUnder = (moment: string, portalNumber: string) => `Reported ${moment}, under ${portalNumber}`;
export const reportIsKept = 'The booking is cancelled. The report is kept as it is.';
export const markNotReportedFirst =
  'To change or delete the form, mark it as not reported first. The history records who did it.';
export const portalNumber = 'Portal number';
export const checkInBeforeReport = 'You can report a guest once they are checked in.';
export const markAsReported = 'Mark as reported';
export const markedAsReported = (guest: string) => `${guest} marked as reported`;
export const markAsNotReported = 'Mark as not reported';
export const askMarkAsNotReported = (guest: string) => `Mark ${guest} as not reported?`;
export const guestCountsAsNotReported =
  'The guest counts as not reported, and you can change the form or report it again.';
export const portalNumberIsDeleted = (portalNumber: string) => `We delete the portal number ${portalNumber}.`;
export const portalDoesNotChange = 'This changes nothing in the portal. The booking history records who did it.';
export const markedAsNotReported = (guest: string) => `${guest} marked as not reported`;
export const askDeleteForm = (guest: string) => `Delete form of ${guest}?`;
export const formIsDeletedForGood =
  'This permanently deletes the passport, visa and other details. You can fill in a new form.';
export const formDeleted = (guest: string) => `Form of ${guest} deleted`;

// Form C for a day ----------------------------------------------------------------------------------------------------
export const formCForDay = 'Form C for a day';
export const allFormsOfDay =
  'The forms of all foreign guests you checked in on a day, in the order of the portal’s fields.';
export const arrivedOn = 'Arrived on';
export const chooseDay = 'Choose a day.';
export const fileHasPassportData =
  'This file contains passport data. Keep it where only the front desk can reach it, and delete it once all guests are reported. We record that you saved it.';
export const noFormsOfDay = (day: string) => `No forms of guests who arrived on ${day}.`;
export const formsSaved = (forms: string) => `${forms} saved.`;

// Import bookings -----------------------------------------------------------------------------------------------------
export const importExistingBookings = 'Import existing bookings';
export const template = 'template';
export const howToImport = (template: string) =>
  `Choose a CSV file of Airbnb or Booking.com, or fill in our ${template}. You see every row before it is imported. We email no guests and record no payments. Record what you received in each booking.`;
export const csvFile = 'CSV file';
export const thisFile = 'This file';
export const neededColumns = { guest_name: 'guest name', check_in: 'check-in', check_out: 'check-out' } as const;
export const columnsNotFound = (columns: string) => `Column names were not found: ${columns}.`;
export const noBookingsInFile = 'There are no bookings below the column names.';
export const fileIsTooLong = (most: string) => `A file can have up to ${most} bookings. Split this file.`;
export const askDateOrder = (typed: string) => `The file says “${typed}”. Which date is it?`;
export const choose = 'Choose';
export const roomTypes = 'Room types';
export const rowsWithoutRoomType = 'Rows without a room type';
export const chooseRoomType = 'Choose a room type';
export const checkingRows = 'Checking each row…';
/** Before and after the import. */
export const importOutcomes = {
  imported: ['Ready to import', 'Imported'],
  duplicate: ['Already here', 'Already here'],
  conflict: ['Needs action', 'Needs action'],
  skipped: ['Cancelled or past', 'Cancelled or past'],
  invalid: ['Check this row', 'Not imported'],
} as const;
export const rowOfFile = (row: number) => `Row ${row}`;
export const noName = 'No name';
export const checkInToCheckOut = (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`;
export const datesNotRead = 'Dates not read';
export const checkInNotRead = (checkOut: string) => `Check-in not read · check-out ${checkOut}`;
export const checkOutNotRead = (checkIn: string) => `Check-in ${checkIn} · check-out not read`;
export const numbersNotRead = (typed: string) => `not read: ${typed}`;
export const priceFromFile = (amount: string) => `${amount} from the file`;
export const priceAtYourRates = (amount: string) => `${amount} at your rates`;
export const importRowWith = (rooms: string, guests: string) => `Import with ${rooms}, ${guests}`;
export const importRowWithoutPhone = (rooms: string, guests: string) =>
  `Import with ${rooms}, ${guests}, without a phone number`;
export const importCount = (bookings: string) => `Import ${bookings}`;
export const importStopped = (reason: string, rows: string, count: number) =>
  `${reason} ${rows} of ${count} are done. Import the file again. Nothing is imported twice.`;
export const close = 'Close';
/** Stored in the note of an imported booking. */
export const airbnbPaysOut = 'The price is the amount that Airbnb pays out.';
export const emailInFile = (typed: string) => `Email: ${typed}`;
export const phoneInFile = (typed: string) => `Phone: ${typed}`;
export const infantsInFile = (infants: number) => `Infants: ${infants}`;
export const paymentInFile = (typed: string) => `Payment in the file: ${typed}`;
export const priceInFile = (typed: string) => `Price in the file: ${typed}`;
export const soldOutOn = (nights: string) => `No room is available on ${nights}.`;
export const notPhoneNumber = (typed: string) => `This is not a phone number: “${typed}”.`;
export const rowNotImported = 'This row cannot be imported.';
export const rowReasons: Record<string, string> = {
  already_imported: 'Imported before.',
  already_booked: 'This guest has a booking for these nights.',
  in_calendar: 'Your connected calendar blocks these nights already.',
  changed: 'Imported before, with other dates. Change the booking here.',
  cancelled_there: 'Cancelled there. Cancel the booking here too.',
  busy: 'Someone else booked at the same moment. Import the file again.',
  cancelled: 'Cancelled, or not confirmed.',
  past: 'The stay is over.',
  invalid_row: 'This row cannot be read.',
  no_name: 'The guest’s name is missing.',
  invalid_dates: 'Check-in or check-out is not a date, or check-out is not after check-in.',
  too_many_nights: 'Longer than 30 nights. Block the nights in the calendar.',
  too_far_ahead: 'More than 540 days ahead. Import it later.',
  no_room: 'Choose the room type.',
  invalid_guests: 'The number of guests or rooms cannot be read.',
  too_many_guests: 'More guests than these rooms sleep.',
  too_many_rooms: 'You have fewer rooms of this type.',
  invalid_price: 'The price must be from ₹1 to ₹100,00,00,000.',
  price_too_low: 'The price is below the lowest price you may set. Ask the owner to import it.',
};

// On paper: the day ---------------------------------------------------------------------------------------------------
export const listNotPrinted = 'We could not print the list';
export const roomNo = 'Room no.';
export const stay = 'Stay';
export const guestsAndRequests = 'Guests and requests';
export const signature = 'Signature';

// On paper: guest registration card -----------------------------------------------------------------------------------
export const guestRegistrationCard = 'Guest registration card';
export const roomNumber = 'Room number';
export const arrival = 'Arrival';
export const departure = 'Departure';
export const dayFromTime = (day: string, time: string) => `${day}, from ${time}`;
export const dayByTime = (day: string, time: string) => `${day}, by ${time}`;
export const timeOfArrival = 'Time of arrival';
export const total = 'Total';
export const totalTaxesIncluded = 'Total, all taxes included';
export const dateOfBirth = 'Date of birth';
export const homeAddress = 'Home address';
export const nationality = 'Nationality';
export const identityDocument = 'Identity document';
export const number = 'Number';
export const comingFrom = 'Coming from';
export const goingTo = 'Going to';
export const vehicleNumber = 'Vehicle number';
export const purposeOfVisit = 'Purpose of the visit';
export const otherGuests = 'Other guests';
export const age = 'Age';
export const documentAndNumber = 'Document and number';
export const foreignGuestsFormC = 'Foreign guests (Form C)';
export const passportNumber = 'Passport number';
export const placeAndDateOfIssue = 'Place and date of issue';
export const validUntil = 'Valid until';
export const visaNumber = 'Visa number';
export const typeOfVisa = 'Type of visa';
export const arrivedInIndiaOn = 'Arrived in India on';
export const arrivedFrom = 'Arrived from';
export const daysInIndia = 'Days in India';
export const nextDestination = 'Next destination';
export const employedInIndia = 'Employed in India: yes / no';
export const addressInHomeCountry = 'Address in the home country';
export const date = 'Date';
export const guestSignature = 'Guest’s signature';
export const forProperty = 'For the property';
