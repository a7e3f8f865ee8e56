// advances ------------------------------------------------------------------------------------------------------------
export const itNoLongerExists = 'it no longer exists';
export const itIsCancelled = 'it is cancelled';
export const theGuestHasArrivedOrArrival = 'the guest has arrived, or the arrival day has passed';
export const theAdvanceIsPaid = 'the advance is paid';
export const weReceivedPartOfAdvance = 'we received part of the advance';
export const theGuestReportedPayment = 'the guest reported a payment';
export const itsDeadlineHasNotPassed = 'it does not expire yet';
export const noAdvanceIsDue = 'no advance is due';
export const itHasNoEmailAddress = 'it has no email address';
export const weRemindedGuestInLast24 = 'we reminded the guest in the last 24 hours';
export const someoneElseIsChangingIt = 'someone else is changing it';
export const itWasChanged = 'it was changed';

// onlinePayments ------------------------------------------------------------------------------------------------------
export const notOpenYet = 'Not open yet';
export const open = 'Open';
export const paid = 'Paid';
export const expiredUnpaid = 'Expired unpaid';
export const refunded = 'Refunded';
export const failedRefundGuestAnotherWay = 'Failed: refund the guest another way';
export const overdueCheckGateway = 'Overdue: check the gateway';
export const sentNotConfirmedYet = 'Sent, not confirmed yet';
export const noAmount = 'no amount';

// AssignDialog --------------------------------------------------------------------------------------------------------
export const sameAmount = 'Same amount';
export const choose = 'Choose';
export const reported = (amount: string) => `${amount} reported`;
export const bookingCancelled = 'Booking cancelled';
export const ofAdvanceDue = (amount: string) => `${amount} of the advance due`;
export const noAdvanceDue = 'No advance due';
export const noBookingsMatch = 'No bookings match. Try part of the name, or the phone number.';
export const noAdvanceOfThisAmount = 'No advance of this amount is due. Search for the booking.';
export const assignPayment = 'Assign payment';
export const amountUnclear = 'Amount unclear';
export const guestPhoneBookingReferenceOrAmount = 'Guest, phone, booking reference or amount';
export const oneMoment = 'One moment…';
export const bookings = 'Bookings';
export const from = (bookingReference: string, hotelName: string, day: string) =>
  `${bookingReference}, ${hotelName}, from ${day}`;
export const chooseOf = (bookingReference: string) => `Choose ${bookingReference}`;

// AwaitedAdvances -----------------------------------------------------------------------------------------------------
export const markAsReceived = 'Mark as received';
export const theRoomsBecomeAvailableImmediately =
  'The rooms become available immediately, and we email the guests. Bookings with a received or reported payment stay.';
export const theseGuestsHaveNotPaid =
  'These guests have not paid or reported their advance. Without it each booking expires at its time in the list.';
export const hide = 'Hide';
export const skipped = (bookings: string) => `${bookings} skipped:`;
export const theBooking = 'the booking';
export const all = (count: number) => `all ${count}`;
export const selectOnThisPage = (text: string) => `Select ${text} on this page`;
export const remind = (guests: string) => `Remind ${guests}`;
export const theGuest = 'the guest';
export const theGuests = 'the guests';
export const atLatest = ' at the latest';
export const weAskedToPayBy = (text: string, moment: string, text2: string) =>
  ` We asked ${text} to pay by ${moment}${text2}.`;
export const oneBookingIs = '1 booking is';
export const bookingsAre = (count: number) => `${count} bookings are`;
export const notOverdue = (text: string, told: string, text2: string) =>
  `${text} not overdue.${told} We cancel ${text2} instead of letting ${text2} expire.`;
export const doesNotExpire = 'Does not expire';
export const reminded = (moment: string) => `Reminded ${moment}`;
export const noEmailAddress = 'No email address';
export const cancel = 'Cancel';
export const expire = 'Expire';
export const remindedByEmail = (guests: string) => `${guests} reminded by email`;
export const booking = 'Booking';
export const guest = 'Guest';
export const select = (bookingReference: string) => `Select ${bookingReference}`;
export const property = 'Property';
export const fromOf = (day: string) => `From ${day}`;
export const arrival = 'Arrival';
export const due = 'Due';
export const expires = (expiryWords: string) => `Expires ${expiryWords}`;
export const expires2 = 'Expires';
export const actions = 'Actions';
export const markAsReceivedOf = (bookingReference: string) => `Mark as received: ${bookingReference}`;
export const keep = (text: string) => `Keep ${text}`;
export const advancesDue = 'Advances due';
export const isDue = (amount: string) => `${amount} is due.`;
export const aBooking = 'A booking';
export const guestPhoneEmailOrReference = 'Guest, phone, email or reference';
export const noAdvancesMatch = 'No advances match. Try fewer filters, or part of the name or reference.';
export const advancesThatAreDueAppearHere = 'Advances that are due appear here.';
export const theseGuestsAndTheirPropertiesSee = 'These guests and their properties see it.';

// Cancellations -------------------------------------------------------------------------------------------------------
export const theseAreFromLast90Days =
  'These are from the last 90 days. If the refund is less than the amount received or reported, the guest has 3 days to confirm the cancellation. Without an answer, we count it as cancelled by the property, and the guest gets a full refund.';
export const confirmed = (moment: string) => `Confirmed ${moment}`;
export const theGuestCanAnswerUntil = (moment: string) => `The guest can answer until ${moment}`;
export const theGuestSaysTheyDid = 'The guest says they did not cancel: full refund';
export const notConfirmedInTime = 'Not confirmed in time: full refund';
export const theGuestWasNotAsked = 'The guest was not asked';
export const cancelled = 'Cancelled';
export const refund = 'Refund';
export const andReported = (amount: string) => `, and ${amount} reported`;
export const ofOf = (amount: string, text: string) => `of ${amount}${text}`;
export const answer = 'Answer';
export const cancelledByPropertyForGuest = 'Cancelled by the property for the guest';
export const cancellationsByPropertyForGuestAppear = 'Cancellations by a property for a guest appear here.';

// Disputes ------------------------------------------------------------------------------------------------------------
export const openBooking = 'Open booking';
export const theseGuestsSayTheyDidArrive =
  'These guests say they did arrive. Ask the guest and the property, then decide in the booking.';
export const feeOf = (amount: string) => `Fee of ${amount}`;
export const disputed = 'Disputed';
export const openBookingOf = (bookingReference: string) => `Open booking: ${bookingReference}`;
export const disputedNoShows = 'Disputed no-shows';
export const noShowsThatGuestsDisputeAppear = 'No-shows that guests dispute appear here.';

// FirstRows -----------------------------------------------------------------------------------------------------------
export const showMore = (count: number) => `Show ${count} more`;

// Fold ----------------------------------------------------------------------------------------------------------------
export const onThisPage = 'On this page';

// Found ---------------------------------------------------------------------------------------------------------------
export const inStatement = 'In the statement';
export const anotherAmount = 'Another amount';
export const unclearCheckItYourself = 'Unclear: check it yourself';
export const alsoNamesAnotherBooking = 'Also names another booking';
export const sameBookingAnotherUtr = 'Same booking, another UTR';
export const onlyAmountIsSame = 'Only the amount is the same';
export const notInStatement = 'Not in the statement';
export const noStatementYet = 'No statement yet';
export const amountUnclear2 = 'amount unclear';
export const utr = (utr: string) => `UTR ${utr}`;

// Online --------------------------------------------------------------------------------------------------------------
export const forThesePaymentsGatewayNamedAnother =
  'For these payments, the gateway named another amount, currency or page than we requested. We recorded nothing. Check the gateway’s own list.';
export const paymentAtGateway = 'Payment at the gateway';
export const none = 'none';
export const what = 'What';
export const payment = 'Payment';
export const amount = 'Amount';
export const when = 'When';
export const toPay = 'To pay';
export const page = 'Page';
export const received = 'Received';
export const none2 = 'None';
export const refunds = 'Refunds';
export const refundDue = 'Refund due';
export const onlinePayments = 'Online payments';
export const reportsOfGatewayThatDiffer = 'Reports of the gateway that differ';
export const onlinePaymentPages = 'Online payment pages';
export const paymentPagesOfLast90Days = 'Payment pages of the last 90 days appear here.';

// PaymentsScreen ------------------------------------------------------------------------------------------------------
export const reject = 'Reject';
export const guestsSayTheyHavePaidThese =
  'Guests say they have paid these by UPI. Their bookings do not expire until you mark each payment as received or reject it. We email the guest either way.';
export const advancesFoundInStatement = 'Advances found in the statement';
export const andWhenAdvanceIsDue = ', and when the advance is due. They can report another UTR.';
export const weEmailThatWeDid = (guestName: string, amount: string, text: string) =>
  `We email ${guestName} that we did not find the payment of ${amount}${text}`;
export const recorded = (payments: string) => `${payments} recorded`;
export const weEmailGuests = 'We email the guests.';
export const notFoundInBank = 'Not found in the bank';
export const paymentRejected = 'Payment rejected';
export const weEmailGuest = 'We email the guest.';
export const statement = 'Statement';
export const reported2 = 'Reported';
export const utrOf = (reference: string) => `UTR ${reference}`;
export const noUtr = 'No UTR';
export const alsoReportedFor = (text: string) => `Also reported for ${text}: check before you record`;
export const rejectOf = (bookingReference: string) => `Reject: ${bookingReference}`;
export const reportedPayments = 'Reported payments';
export const bankStatement = 'Bank statement';
export const refundsDue = 'Refunds due';
export const payouts = 'Payouts';
export const cancelledForGuest = 'Cancelled for the guest';
export const record1PaymentFromStatement = 'Record 1 payment from the statement';
export const recordPaymentsFromStatement = (count: number) => `Record ${count} payments from the statement`;
export const paymentsThatGuestsReportAppearHere = 'Payments that guests report appear here.';
export const rejectPayment = 'Reject payment?';
export const rejectPayment2 = 'Reject payment';

// PayoutDialog --------------------------------------------------------------------------------------------------------
export const record = (amount: string) => `Record ${amount}`;
export const account = (accountLast4: string) => `, account ••••${accountLast4}`;
export const whichHasNoBankDetails = ', which has no bank details';
export const to = (hotelName: string, text: string) => `to ${hotelName}${text}`;
export const it = 'it';
export const them = 'them';
export const itIncludes = (disputedNoShows: string, text: string) =>
  `It includes ${disputedNoShows}. Decide about ${text} first. If the guest gets a refund later, we deduct it from the next payout.`;
export const enterUtrOrTransferNumber = 'Enter the UTR or transfer number.';
export const payoutOfRecorded = (amount: string) => `Payout of ${amount} recorded`;
export const weEmailOwnerOf = (hotelName: string) => `We email the owner of ${hotelName}.`;
export const recordPayout = 'Record payout';
export const dateOfTransfer = 'Date of the transfer';
export const thePayoutCoversAmountDue = 'The payout covers the amount due on this date.';
export const utrOrTransferNumber = 'UTR or transfer number';
export const note = 'Note';
export const theOwnerSeesItInStatement = 'The owner sees it in the statement.';

// Payouts -------------------------------------------------------------------------------------------------------------
export const bankDetailsOf = (hotelName: string) => `: bank details of ${hotelName}`;
export const noBankDetails = 'No bank details';
export const weDeductThisFromNextPayout = 'We deduct this from the next payout';
export const reverse = 'Reverse';
export const eachAmountIsWhatWeReceived =
  'Each amount is what we received for guests who have arrived, and the part of cancelled bookings that guests do not get back. We deduct refunds, our fee and the GST that we pay. Transfer the amount from the bank, then record the payout. We email the owner.';
export const recordedPayouts = 'Recorded payouts';
export const thePayoutOfToNoLonger = (reference: string, amount: string, hotelName: string) =>
  `The payout ${reference} of ${amount} to ${hotelName} no longer counts. The amount becomes due again.`;
export const enterReason = 'Enter a reason.';
export const enterAtMost200Characters = 'Enter at most 200 characters.';
export const enterReasonInOneLine = 'Enter the reason in one line.';
export const payoutOfReversed = (amount: string) => `Payout of ${amount} reversed`;
export const forOf = (bookings: string) => `for ${bookings}`;
export const disputedOf = (noShows: string) => `${noShows} disputed`;
export const bankDetails = 'Bank details';
export const recordPayoutOf = (hotelName: string) => `Record payout: ${hotelName}`;
export const reference = 'Reference';
export const recordedBy = 'Recorded by';
export const reversed = (day: string) => `Reversed ${day}`;
export const reversePayout = (reference: string, hotelName: string) => `Reverse payout ${reference}: ${hotelName}`;
export const searchPropertyOrReference = 'Search property or reference';
export const dueToProperties = 'Due to properties';
export const noAmountIsDueToProperty = 'No amount is due to a property of this name.';
export const amountsDueToPropertiesAppearHere = 'Amounts due to properties appear here.';
export const noPayoutMatchesYourSearch = 'No payout matches your search.';
export const payoutsThatYouRecordAppearHere = 'Payouts that you record appear here.';
export const reversePayout2 = 'Reverse payout?';
export const reversePayout3 = 'Reverse payout';
export const theOwnerOfSees = (hotelName: string) =>
  `The owner of ${hotelName} sees it in the email and in the statement.`;

// ReceivedDialog ------------------------------------------------------------------------------------------------------
export const inStatementOf = (text: string) => `In the statement: ${text}`;
export const thisBookingIsCancelled =
  'This booking is cancelled. A refund under its cancellation policy becomes due immediately.';
export const inBankOn = (day: string) => `In the bank on ${day}`;
export const enterAmountAbove0Like4200 = 'Enter an amount above ₹0, like 4200 or 4200.50.';
export const recordedOf = (amount: string) => `${amount} recorded`;
export const record2 = 'Record';
export const amount2 = 'Amount (₹)';
export const ifItIsLessThanAdvance = ' If it is less than the advance, the rest stays due.';
export const asInBankStatement = (text: string) => `As in the bank statement.${text}`;
export const utr2 = 'UTR';

// RefundsDue ----------------------------------------------------------------------------------------------------------
export const eachPropertyPaysItsOwnRefunds =
  'Each property pays its own refunds, and we pay ours. To record a refund, open its booking.';
export const wePayIt = 'We pay it';
export const thePropertyPaysIt = 'The property pays it';
export const refundsThatAreDueAppearHere = 'Refunds that are due appear here.';

// Statement -----------------------------------------------------------------------------------------------------------
export const openStatementOfSitesBankAccount =
  'Open the statement of the site’s bank account to match payments by UTR, booking reference and amount. The statement stays in this browser.';
export const weFoundNoIncomingPayments =
  'We found no incoming payments, so the lists have not changed. Paste the lines with their header row, exactly as in your bank.';
export const matchesBooking = 'matches a booking';
export const matchBooking = 'match a booking';
export const isAlreadyRecorded = 'is already recorded';
export const areAlreadyRecorded = 'are already recorded';
export const matchesNoBooking = 'matches no booking';
export const matchNoBooking = 'match no booking';
export const and = ' and ';
export const andMore = (count: number) => ` and ${count} more`;
export const weCouldNotReadLines = (count: number, text: string, text2: string) =>
  `We could not read ${count} lines: ${text}${text2}. Check them in your bank.`;
export const thisFileIsLargerThan1 = 'This file is larger than 1 MB. Download fewer days.';
export const thisIsNotCsvFile =
  'This is not a CSV file. Download the statement as CSV from your bank, or paste its lines below.';
export const openCsvFile = 'Open a CSV file';
export const orPasteItsLines = 'Or paste its lines';

// Unmatched -----------------------------------------------------------------------------------------------------------
export const assign = 'Assign';
export const setAside = 'Set aside';
export const thesePaymentsMatchNoBooking = 'These payments match no booking';
export const assignEachPaymentToItsBooking =
  'Assign each payment to its booking. Set aside payments that are not advances: they stay hidden until you leave this page.';
export const setAsideOf = (lines: string) => `${lines} set aside.`;
export const showAgain = (text: string) => `Show ${text} again`;
export const line = 'Line';
export const noDate = 'No date';
export const ofThisAmountNotMatchedYet = (advances: string) => `${advances} of this amount not matched yet`;
export const unclear = 'Unclear';
export const assignLine = (line: number) => `Assign line ${line}`;
export const setAsideLine = (line: number) => `Set aside line ${line}`;
export const paymentsThatMatchNoBookingAppear = 'Payments that match no booking appear here.';

// advances ------------------------------------------------------------------------------------------------------------
export const selectAtLeastOneBooking = 'Select at least one booking.';
export const select100BookingsOrFewer = 'Select 100 bookings or fewer.';
export const enterReasonOf1To300 = 'Enter a reason of 1 to 300 characters.';
export const theServerDidNotAnswer = 'The server did not answer. Reload the page to see what was done.';
