// Labels of several parts ---------------------------------------------------------------------------------------------
export const onThisPage = 'On this page';
export const showMore = (count: number) => `Show ${count} more`;
export const cancel = 'Cancel';
export const booking = 'Booking';
export const bookings = 'Bookings';
export const guest = 'Guest';
export const property = 'Property';
export const arrival = 'Arrival';
export const fromDay = (day: string) => `From ${day}`;
export const amount = 'Amount';
export const amountUnclear = 'Amount unclear';
export const due = 'Due';
export const when = 'When';
export const actions = 'Actions';
export const paid = 'Paid';
export const received = 'Received';
export const refund = 'Refund';
export const refunds = 'Refunds';
export const cancelled = 'Cancelled';
export const bookingCancelled = 'Booking cancelled';
export const openBooking = 'Open booking';
export const openBookingOf = (reference: string) => `Open booking: ${reference}`;
export const record = 'Record';
export const recordAmount = (amount: string) => `Record ${amount}`;
export const weEmailGuest = 'We email the guest.';

// Reported payments ---------------------------------------------------------------------------------------------------
export const reportedPayments = 'Reported payments';
export const aboutReportedPayments =
  'Guests say they have paid these by UPI. Mark each payment as received, or reject it, within 7 days. After that, the report is rejected automatically. A booking expires earlier only if the guest does not open it from our email. We email the guest each time.';
export const reportedPaymentsAppearHere = 'Payments that guests report appear here.';
export const recordOneFromStatement = 'Record 1 payment from the statement';
export const recordManyFromStatement = (count: number) => `Record ${count} payments from the statement`;
export const recorded = (what: string) => `${what} recorded`;
export const weEmailGuests = 'We email the guests.';
export const reported = 'Reported';
export const utrOf = (utr: string) => `UTR ${utr}`;
export const noUtr = 'No UTR';
export const alsoReportedFor = (references: string) => `Also reported for ${references}: check before you record`;
export const statement = 'Statement';
export const markAsReceived = 'Mark as received';
export const markAsReceivedOf = (reference: string) => `Mark as received: ${reference}`;
export const reject = 'Reject';
export const rejectOf = (reference: string) => `Reject: ${reference}`;

// Findings in the bank statement --------------------------------------------------------------------------------------
export const findings = {
  agrees: 'In the statement',
  other_amount: 'Another amount',
  unclear: 'Unclear: check it yourself',
  conflict: 'Also names another booking',
  other_utr: 'Same booking, another UTR',
  same_amount: 'Only the amount is the same',
  missing: 'Not in the statement',
};
export const noStatementYet = 'No statement yet';

export const inStatement = (text: string) => `In the statement: ${text}`;
export const refundBecomesDue =
  'This booking is cancelled. A refund under its cancellation policy becomes due immediately.';
export const amountInRupees = 'Amount (₹)';
export const asInBankStatement = 'As in the bank statement.';
export const asInBankStatementOrLess = 'As in the bank statement. If it is less than the advance, the rest stays due.';
export const utr = 'UTR';
export const enterAmount = 'Enter an amount above ₹0, like 4200 or 4200.50.';

export const rejectPayment = 'Reject payment';
export const weEmailRejection = (guest: string, amount: string) =>
  `We email ${guest} that we did not find the payment of ${amount}.`;
export const weEmailRejectionAndDeadline = (guest: string, amount: string) =>
  `We email ${guest} that we did not find the payment of ${amount}, and when the advance is due. They can report another UTR.`;
export const paymentRejected = 'Payment rejected. We email the guest.';
export const paymentReportedAgain = 'The payment is in the list of reported payments again.';

// Bank statement ------------------------------------------------------------------------------------------------------
export const bankStatement = 'Bank statement';
export const aboutBankStatement =
  'Open the statement of the site’s bank account to match payments by UTR, booking reference and amount. The statement stays in this browser.';
export const openCsvFile = 'Open a CSV file';
export const pasteLines = 'Or paste its lines';
export const fileIsTooLarge = 'This file is larger than 1 MB. Download fewer days.';
export const fileIsNoCsv =
  'This is not a CSV file. Download the statement as CSV from your bank, or paste its lines below.';
export const noIncomingPayments =
  'We found no incoming payments, so the lists have not changed. Paste the lines with their header row, exactly as in your bank.';
export const couldNotReadLine = (line: number) => `We could not read line ${line}. Check it in your bank.`;
export const couldNotReadLines = (count: number, lines: string) =>
  `We could not read ${count} lines: ${lines}. Check them in your bank.`;
export const couldNotReadManyLines = (count: number, lines: string, more: number) =>
  `We could not read ${count} lines: ${lines} and ${more} more. Check them in your bank.`;
export const paymentsInStatement = (payments: string) => `${payments}.`;
export const matched = (count: number) => (count === 1 ? '1 matches a booking.' : `${count} match a booking.`);
export const alreadyRecorded = (count: number) =>
  count === 1 ? '1 is already recorded.' : `${count} are already recorded.`;
export const unmatched = (count: number) => (count === 1 ? '1 matches no booking.' : `${count} match no booking.`);
export const advancesInStatement = 'Advances found in the statement';

export const unmatchedPayments = 'These payments match no booking';
export const aboutUnmatchedPayments =
  'Assign each payment to its booking. Set aside payments that are not advances: they stay hidden until you leave this page.';
export const unmatchedPaymentsAppearHere = 'Payments that match no booking appear here.';
export const line = 'Line';
export const noDate = 'No date';
export const unclear = 'Unclear';
export const advancesOfThisAmount = (advances: string) => `${advances} of this amount not matched yet`;
export const assign = 'Assign';
export const assignLine = (line: number) => `Assign line ${line}`;
export const setAside = 'Set aside';
export const setAsideLine = (line: number) => `Set aside line ${line}`;
export const linesSetAside = (lines: string) => `${lines} set aside.`;
export const showItAgain = 'Show it again';
export const showThemAgain = 'Show them again';

export const assignPayment = 'Assign payment';
export const searchBookingToAssign = 'Guest, phone, booking reference or amount';
export const oneMoment = 'One moment…';
export const noBookingsMatch = 'No bookings match. Try part of the name, or the phone number.';
export const noAdvanceOfThisAmount = 'No advance of this amount is due. Search for the booking.';
export const bookingAtHotel = (reference: string, hotel: string, day: string) => `${reference}, ${hotel}, from ${day}`;
export const amountReported = (amount: string) => `${amount} reported`;
export const amountOfAdvanceDue = (amount: string) => `${amount} of the advance due`;
export const noAdvanceDue = 'No advance due';
export const sameAmount = 'Same amount';
export const choose = 'Choose';
export const chooseBooking = (reference: string) => `Choose ${reference}`;

// Advances due --------------------------------------------------------------------------------------------------------
export const advancesDue = 'Advances due';
export const aboutAdvancesDue =
  'These guests have not paid or reported their advance. Without it each booking expires at its time in the list.';
export const amountIsDue = (amount: string) => `${amount} is due.`;
export const searchAdvances = 'Guest, phone, email or reference';
export const noAdvancesMatch = 'No advances match. Try fewer filters, or part of the name or reference.';
export const advancesAppearHere = 'Advances that are due appear here.';
export const expires = 'Expires';
export const expiresAt = (moment: string) => `Expires ${moment}`;
export const doesNotExpire = 'Does not expire';
export const reminded = (moment: string) => `Reminded ${moment}`;
export const noEmailAddress = 'No email address';
export const selectBooking = (reference: string) => `Select ${reference}`;
export const selectOneOnPage = 'Select the booking on this page';
export const selectAllOnPage = (count: number) => `Select all ${count} on this page`;
export const remind = (guests: string) => `Remind ${guests}`;
export const remindedByEmail = (guests: string) => `${guests} reminded by email`;

export const cancelBookings = (bookings: string) => `Cancel ${bookings}`;
export const expireBookings = (bookings: string) => `Expire ${bookings}`;
export const keepBooking = 'Keep booking';
export const keepBookings = 'Keep bookings';
export const roomsBecomeAvailable =
  'The rooms become available immediately, and we email the guests. Bookings with a received or reported payment stay.';
export const oneIsNotOverdue = '1 booking is not overdue.';
export const someAreNotOverdue = (count: number) => `${count} bookings are not overdue.`;
export const weAskedGuestToPayBy = (moment: string) => `We asked the guest to pay by ${moment}.`;
export const weAskedGuestsToPayBy = (moment: string) => `We asked the guests to pay by ${moment} at the latest.`;
export const weCancelIt = 'We mark it as cancelled, not as expired.';
export const weCancelThem = 'We mark them as cancelled, not as expired.';
export const whoSeesReason = 'These guests and their properties see it.';
export const bookingsCancelled = (bookings: string) => `${bookings} cancelled`;
export const bookingsExpired = (bookings: string) => `${bookings} expired`;
export const hide = 'Hide';
export const bookingsSkipped = (bookings: string) => `${bookings} skipped:`;
export const aBooking = 'A booking';
export const skipReasons: Readonly<Record<string, string>> = {
  not_found: 'it no longer exists',
  cancelled: 'it is cancelled',
  arrived: 'the guest has arrived, or the arrival day has passed',
  paid: 'the advance is paid',
  part_paid: 'we received part of the advance',
  reported: 'the guest reported a payment',
  not_due: 'it does not expire yet',
  no_advance: 'no advance is due',
  no_email: 'it has no email address',
  reminded: 'we reminded the guest in the last 24 hours',
  busy: 'someone else is changing it',
};
export const wasChanged = 'it was changed';
export const advanceRefusals = {
  none_chosen: 'Select at least one booking.',
  too_many: 'Select 100 bookings or fewer.',
  no_reason: 'Enter a reason of 1 to 300 characters.',
};
export const serverDidNotAnswer = 'The server did not answer. Reload the page to see what was done.';

// Disputed no-shows ---------------------------------------------------------------------------------------------------
export const disputedNoShows = 'Disputed no-shows';
export const aboutDisputes =
  'These guests say they did arrive. Ask the guest and the property, then decide in the booking.';
export const disputesAppearHere = 'No-shows that guests dispute appear here.';
export const feeOf = (amount: string) => `Fee of ${amount}`;
export const disputed = 'Disputed';

// Refunds due ---------------------------------------------------------------------------------------------------------
export const refundsDue = 'Refunds due';
export const aboutRefundsDue =
  'Each property pays its own refunds, and we pay ours. To record a refund, open its booking.';
export const refundsDueAppearHere = 'Refunds that are due appear here.';
export const refundPayers = { site: 'We pay it', property: 'The property pays it' };

// Payouts -------------------------------------------------------------------------------------------------------------
export const payouts = 'Payouts';
export const aboutPayouts =
  'Each amount is what we received for guests who have arrived, and the part of cancelled bookings that guests do not get back. We deduct refunds, our fee and the GST that we pay. Transfer the amount from the bank, then record the payout. We email the owner.';
export const searchPayouts = 'Search property or reference';
export const dueToProperties = 'Due to properties';
export const noAmountDueMatches = 'No amount is due to a property of this name.';
export const amountsDueAppearHere = 'Amounts due to properties appear here.';
export const forBookings = (bookings: string) => `for ${bookings}`;
export const noShowsDisputed = (noShows: string) => `${noShows} disputed`;
export const bankDetails = 'Bank details';
export const bankDetailsOf = (hotel: string) => `bank details of ${hotel}`;
export const noBankDetails = 'No bank details';
export const weDeductFromNextPayout = 'We deduct this from the next payout';
export const recordedPayouts = 'Recorded payouts';
export const noPayoutMatches = 'No payout matches your search.';
export const payoutsAppearHere = 'Payouts that you record appear here.';
export const reference = 'Reference';
export const recordedBy = 'Recorded by';
export const reverse = 'Reverse';
export const reversePayoutTo = (reference: string, hotel: string) => `Reverse payout ${reference}: ${hotel}`;
export const reversedOn = (day: string) => `Reversed ${day}`;

export const recordPayout = 'Record payout';
export const recordPayoutTo = (hotel: string) => `Record payout: ${hotel}`;
export const payoutToAccount = (amount: string, hotel: string, last4: string) =>
  `${amount} to ${hotel}, account ••••${last4}`;
export const payoutWithoutBankDetails = (amount: string, hotel: string) =>
  `${amount} to ${hotel}, which has no bank details`;
export const includesOneDispute =
  'It includes 1 disputed no-show. Decide about it first. If the guest gets a refund later, we deduct it from the next payout.';
export const includesDisputes = (count: number) =>
  `It includes ${count} disputed no-shows. Decide about them first. If a guest gets a refund later, we deduct it from the next payout.`;
export const dateOfTransfer = 'Date of the transfer';
export const payoutCoversDue = 'The payout covers the amount due on this date.';
export const transferNumber = 'UTR or transfer number';
export const enterTransferNumber = 'Enter the UTR or transfer number.';
export const note = 'Note';
export const ownerSeesNote = 'The owner sees it in the statement.';
export const payoutRecorded = (amount: string) => `Payout of ${amount} recorded`;
export const weEmailOwnerOf = (hotel: string) => `We email the owner of ${hotel}.`;

export const reversePayout = 'Reverse payout';
export const amountBecomesDueAgain = (reference: string, amount: string, hotel: string) =>
  `The payout ${reference} of ${amount} to ${hotel} no longer counts. The amount becomes due again.`;
export const ownerSeesReason = (hotel: string) => `The owner of ${hotel} sees it in the email and in the statement.`;
export const enterReason = 'Enter a reason.';
export const enterShorterReason = 'Enter at most 200 characters.';
export const enterReasonInOneLine = 'Enter the reason in one line.';
export const payoutReversed = (amount: string) => `Payout of ${amount} reversed`;

// Cancelled for the guest ---------------------------------------------------------------------------------------------
export const cancelledForGuest = 'Cancelled at the guest’s request';
export const aboutCancelledForGuest =
  'Properties cancelled these in the last 90 days and say that the guest asked for it. If the refund is less than the amount received or reported, the guest has 3 days to confirm the cancellation. Without an answer, we count it as cancelled by the property, and the guest gets a full refund.';
export const cancelledForGuestAppearHere = 'Cancellations by a property for a guest appear here.';
export const ofAmountReceived = (received: string) => `of ${received} received`;
export const ofAmountReceivedAndReported = (received: string, reported: string) =>
  `of ${received} received and ${reported} reported`;
export const answer = 'Answer';
export const guestConfirmed = (moment: string) => `Confirmed ${moment}`;
export const cancelledByAdmin = 'An admin cancelled for the guest';
export const guestCanAnswerUntil = (moment: string) => `The guest can answer until ${moment}`;
export const guestDidNotCancel = 'The guest says they did not cancel: full refund';
export const notConfirmedInTime = 'Not confirmed in time: full refund';
export const guestWasNotAsked = 'The guest was not asked';

// Online payments -----------------------------------------------------------------------------------------------------
export const onlinePayments = 'Online payments';
export const onlinePaymentPages = 'Online payment pages';
export const onlinePagesAppearHere = 'Payment pages of the last 90 days appear here.';
export const toPay = 'To pay';
export const page = 'Page';
export const pageStates = { asked: 'Not open yet', open: 'Open', paid, ended: 'Expired unpaid' };
export const none = 'None';
export const refundDue = 'Refund due';
export const refundDone = 'Refunded';
export const refundFailed = 'Failed: refund the guest another way';
export const refundOverdue = 'Overdue: check the gateway';
export const refundSent = 'Sent, not confirmed yet';
export const differingReports = 'Reports of the gateway that differ';
export const aboutDifferingReports =
  'For these payments, the gateway named another amount, currency or page than we requested. We recorded nothing. Check the gateway’s own list.';
export const paymentAtGateway = 'Payment at the gateway';
export const paymentOrRefund = 'Payment or refund';
export const payment = 'Payment';
export const noAmount = 'no amount';
