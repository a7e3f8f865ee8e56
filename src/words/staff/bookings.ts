import { counted } from '../../domain/stay.ts';

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
  pending: 'To confirm',
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

// List of admins ------------------------------------------------------------------------------------------------------
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
export const howToSearch = 'Try a part of the name or email, the reference, or 4 digits of the phone number.';
export const nameReferenceEmailOrPhone = 'Name, reference, email or phone';
export const resultsInAllLists = (search: string) => `Results in all lists for “${search}”`;
export const otherProperties = 'your other properties';
export const resultsAt = (bookings: number, property: string) => `${counted(bookings, 'result')} at ${property}`;
export const clearSearch = 'Clear search';
export const bookingsFound = 'Bookings found';
// A booking: warnings -------------------------------------------------------------------------------------------------
export const soldTwiceTitle = (room: string) => `${room} is sold twice`;
export const alsoSoldOn = (channel: string, days: string) =>
  `${channel} also sold it for ${days}. The owner or a manager settles it in Channels: move one of the two bookings.`;
export const visaEnds = (day: string) => `A visa ends on ${day}`;
export const visaEndsBeforeCheckOut = (checkOut: string) =>
  `Check-out is on ${checkOut}. Ask the guest for an extension, or change the check-out.`;

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

// Amounts due, delays and open questions ------------------------------------------------------------------------------
export const amountDue = (amount: string) => `${amount} due`;
/** With the advance, which is shown beside it. */
export const amountDueInAll = (amount: string) => `${amount} due in all`;
export const amountRefundDue = (amount: string) => `${amount} refund due`;
export const nothingDue = 'Nothing due';
export const advanceOfDue = (amount: string) => `Advance of ${amount} due to Susegad Stays`;
export const advanceOfDueBy = (amount: string, moment: string) =>
  `Advance of ${amount} due to Susegad Stays by ${moment}`;
export const advanceOfReported = (amount: string) => `Advance of ${amount} reported as paid`;
export const balanceDue = (amount: string) => `Balance due: ${amount}.`;
export const collectBalance = (amount: string) => `Balance due: ${amount}. Collect it now or at check-out.`;
export const refundDue = (amount: string) => `Refund due: ${amount}.`;
export const everythingIsPaid = 'Everything is paid.';
export const wasDueToArrive = (day: string) => `Expected ${day}`;
export const wasDueToCheckOut = (day: string) => `Check-out was ${day}`;
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
export const roomsAreReserved = 'The rooms are already on hold for this guest.';
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
  `The cancellation policy refunds ${refund} of the ${paid} that the guest has paid.`;
export const policyRefundsNothing = 'Under the cancellation policy: no refund.';
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
  price_of_several: 'Your own price applies to one room type. This booking has several: choose another price.',
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
export const notGiven = 'Not given';
export const booked = 'Booked';
export const byYou = 'by you';
export const byPerson = (person: string) => `by ${person}`;
export const correctGuestDetails = 'Correct guest details';
export const detailsAreShortened = '30 days after the stay, we shorten name and contact details.';
export const price = 'Price';
export const byRatePlan = (plan: string) => `Rate plan: ${plan}`;
export const yourOwnPrice = (reason: string) => `Your own price: ${reason}`;
export const foreignGuests = 'Foreign guests';
export const cancellationPolicy = 'Cancellation policy';
export const guestGetsAllBack = (moment: string) =>
  `A guest who cancels by ${moment} gets the full payment back. After that, no refund.`;
export const guestGetsPartBack = (percent: number, moment: string) =>
  `A guest who cancels by ${moment} gets ${percent}% of the payment back. After that, no refund.`;
export const guestGetsNothingBack = 'If the guest cancels: no refund.';
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
export const roomTypes = 'Room types';
export const addRoomType = 'Add a room type';
export const addRooms = 'Add rooms';
export const roomsAdded = 'Rooms added';
export const noOtherRoomType = 'This property has no other room type on sale.';
export const tooFewOfType = 'On at least one night, too few of these rooms are available. Choose another room type.';
export const priceRises = (amount: string, total: string) =>
  `These rooms cost ${amount} at today’s rates, taxes included. The new total is ${total}.`;
export const removeRooms = 'Remove rooms';
export const roomsRemoved = 'Rooms removed';
export const roomsAvailableAgain =
  'These rooms become available again. The price falls by theirs, without a cancellation charge.';
export const changedFacts = {
  check_in_date: 'Check-in',
  check_out_date: 'Check-out',
  room_name: 'Room',
  num_rooms: 'Rooms',
  parts: 'Other room types',
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

// Cancel booking ------------------------------------------------------------------------------------------------------
export const bookingCancelled = (reference: string) => `Booking ${reference} cancelled`;
export const bookingCancelledRefundDue = (reference: string, amount: string) =>
  `Booking ${reference} cancelled. Refund due: ${amount}`;

// Change booking ------------------------------------------------------------------------------------------------------
export const changeBookingOf = (guest: string) => `Change booking of ${guest}`;
export const loadingRooms = 'Loading the rooms';
export const othersMove = (others: string) => `${others}: these rooms move to the new dates too.`;
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
export const withDiscountsOfBookingDay = 'Discounts stay as on the day of booking.';
export const totalAsBooked = 'Total as booked';
export const priceDoesNotChange = 'The price does not change.';
export const yourOwnPricePerNight = 'Your own price per night';
export const enterPriceAndReason = 'Enter a price and a reason.';
export const pricePerNightBeforeTax = 'Price per night and room, before tax (₹)';
export const priceWithTaxes = (amount: string) => `${amount} with taxes.`;
export const reason = 'Reason';
export const reasonIsKept = 'We keep it with the booking. Guests never see it.';
export const upgradeNeedsReason = 'This room type costs more. We keep your reason in the history.';
export const newPrice = 'New price';
export const checkingPrice = 'Checking the price…';
export const noChangesYet = 'No changes yet.';
export const chooseStayToSeePrice = 'Choose dates, guests and rooms to see the price.';
export const guestGetsRefund = (amount: string) => `The guest gets a refund of ${amount}.`;
/** Takes the rooms with their verb: "3 rooms of this type are". */
export const roomsAvailableForBooking = (rooms: string) => `${rooms} available on all these nights.`;
export const tooFewRoomsAvailable = (rooms: string) =>
  `Only ${rooms} available on every night, including the rooms of this booking.`;
export const noRoomsAvailable =
  'On at least one night, all rooms are booked by others. Choose other dates or another room type.';
export const nightsAreReleasedLast = 'When you change the booking, nights that it no longer needs become available.';
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
