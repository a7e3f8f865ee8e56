// Labels of several screens -------------------------------------------------------------------------------------------
export const cancel = 'Cancel';
export const reverse = 'Reverse';
export const reason = 'Reason';
export const note = 'Note';
export const day = 'Day';
export const month = 'Month';
export const amount = 'Amount';
export const booking = 'Booking';
export const bookings = 'Bookings';
export const guest = 'Guest';
export const received = 'Received';
export const refunded = 'Refunded';
export const refunds = 'Refunds';
export const refundDue = 'Refund due';
export const balanceDue = 'Balance due';
export const payouts = 'Payouts';
export const payout = 'Payout';
export const gst = 'GST';
export const total = 'Total';
export const all = 'All';
export const print = 'Print';
export const downloadPdf = 'Download PDF';
export const downloadCsv = 'Download CSV';
export const record = 'Record';
export const recordAmount = (amount: string) => `Record ${amount}`;
export const amountRecorded = (amount: string) => `${amount} recorded`;
export const openBooking = 'Open booking';
export const noEmailAddress = 'This booking has no email address. Tell the guest yourself.';
export const weCouldNotMakePdf = 'We could not make the PDF. Try again.';

const enterReason = 'Enter a reason, in one line.';
const alreadyReversed = 'Someone has reversed this already. Load the page again.';
const alreadyRecorded = 'This was recorded already, with other values. Load the page again.';
const bookingIsBusy = 'Someone else is changing this booking. Try again.';

export { enterReason };

// Payments and refunds of a booking -----------------------------------------------------------------------------------
export const methods = {
  cash: 'Cash',
  card: 'Card',
  upi: 'UPI',
  bank: 'Bank transfer',
  other: 'Other',
  online: 'Online',
};
export const paymentStates = {
  reported: 'Payment reported',
  received: 'Payment received',
  rejected: 'Payment rejected',
  reversed: 'Payment reversed',
};
export const refundStates = {
  due: refundDue,
  sent: 'Refund sent, not confirmed yet',
  done: refunded,
  failed: 'Refund failed',
  cancelled: 'Refund cancelled',
  reversed: 'Refund reversed',
};
export const reversedAt = (moment: string) => `Reversed ${moment}`;
/** When an entry ended, by its state. */
export const endedAt: Record<string, (moment: string) => string> = {
  rejected: (moment) => `Rejected ${moment}`,
  reversed: reversedAt,
  cancelled: (moment) => `Cancelled ${moment}`,
  failed: (moment) => `Failed ${moment}`,
};
export const overdueSince = (day: string) => `Overdue since ${day}`;
export const dueBy = (day: string) => `Due by ${day}`;
export const gatewayIsSendingRefund = (deadline: string) => `The payment gateway is sending it. ${deadline}`;
export const toSusegadStays = (method: string) => `${method} to Susegad Stays`;
export const bySusegadStays = (method: string) => `${method} by Susegad Stays`;
export const fromSusegadStays = 'From Susegad Stays';
export const susegadStaysPaysIt = 'Susegad Stays pays it';
export const susegadStaysPaysThisRefund = 'Susegad Stays pays this refund.';
export const susegadStaysAndPropertyPay = (bySite: string, byProperty: string) =>
  `Susegad Stays pays ${bySite} of this refund. The property pays ${byProperty}.`;
export const amountReceived = (amount: string) => `${amount} received`;
export const amountReported = (amount: string) => `${amount} reported`;
export const amountRefunded = (amount: string) => `${amount} refunded`;
export const amountOfRefundDue = (amount: string) => `${amount} refund due`;

export const payments = 'Payments';
export const overpaid = 'Overpaid';
export const paymentsAppearHere = 'Payments and refunds appear here.';
export const noShowFee = (amount: string, reason: string) => `No-show fee: ${amount}. ${reason}`;
export const advanceDue = (amount: string) => `${amount} of it is the advance.`;
export const advanceDueToSite = (amount: string) =>
  `${amount} of it is the advance. The guest pays it to Susegad Stays.`;
export const advanceDeadline = (moment: string) => `The advance is due by ${moment}. Without it the booking expires.`;
export const reportStopsDeadline = 'The booking does not expire while a payment is reported.';
export const susegadStaysHasMoney = (amount: string) =>
  `Susegad Stays has ${amount} of the money. It is not in your till.`;
export const recordPayment = 'Record payment';
export const recordReportedPayment = 'Record reported payment';
export const recordRefund = 'Record refund';
export const recordRefundTo = (guest: string) => `Record refund to ${guest}`;
export const changeFee = 'Change fee';
export const waiveFee = 'Waive fee';
export const entryActions = {
  receive: 'Mark as received',
  reject: 'Reject',
  pay: recordRefund,
  reverse,
};
export const actionOnEntry = (action: string, entry: string, amount: string) => `${action}: ${entry}, ${amount}`;

// Record a payment or refund
export const recordTitles = {
  payment: recordPayment,
  report: recordReportedPayment,
  receive: entryActions.receive,
  refund: recordRefund,
  pay: recordRefund,
};
const payGuestFirst = 'Pay the guest yourself first. We only record the refund and send no money.';
export const recordHints = {
  payment: '',
  report:
    'Use this if the guest says that they have paid, but you have not received the money. When it arrives, select “Mark as received”.',
  receive: '',
  refund: payGuestFirst,
  pay: payGuestFirst,
};
export const paymentRefusals = {
  not_found: 'This booking no longer belongs to one of your properties. Load the page again.',
  erased: 'This guest’s details were deleted. You can only record refunds.',
  cancelled: 'This booking is cancelled. You can only record refunds, and payments that were reported before.',
  invalid_utr: 'A UTR has 12 digits. Check the number, or leave it empty.',
  utr_used: 'This UTR is recorded with another payment. Check the number.',
  key_reused: alreadyRecorded,
  no_reason: enterReason,
  already_reversed: alreadyReversed,
  site_records_it:
    'Only Susegad Stays records what it has received or refunded. Record what you received as cash, card, UPI or bank transfer.',
  refund_depends_on_it:
    'A refund depends on this payment. Reverse the refund first. If the guest got an email about it, write to us.',
  promised: 'The guest is owed this refund. Record it once it is paid.',
  invoiced: 'The invoice was issued before the stay because the booking was paid. Issue a credit note first.',
  too_many_entries: 'This booking has reached the limit of 100 payments and refunds.',
  busy: bookingIsBusy,
};
export const paymentFieldRefusals = (maxReference: number, maxNote: number) => ({
  amount: 'Enter an amount above ₹0.',
  method: 'Choose how it was paid.',
  reference: `Enter a reference of at most ${maxReference} characters, in one line.`,
  note: `Enter a note of at most ${maxNote} characters, in one line.`,
  payment_id: 'This payment was recorded or rejected already. Load the page again.',
});
export const checkPayment = 'Check the amount, the method and the reference.';
export const onlySoMuchIsDue = (amount: string) => `Enter ${amount} or less: that is all that is due.`;
export const nothingToPayOrRefund = 'No balance or refund is due.';
export const deskRefundsOnlyDue = (amount: string) =>
  `The front desk refunds what is due: enter ${amount} or less. The owner or a manager can refund more.`;
export const noRefundIsDueAtDesk = 'No refund is due. The owner or a manager can refund more than is due.';
export const siteReceivesOnlyAdvance = (amount: string) =>
  `Susegad Stays receives only the advance of this booking: enter ${amount} or less.`;
export const siteReceivesNothingMore = 'Susegad Stays receives only advances. No advance of this booking is due to us.';

// Reverse or reject an entry
export const reverseDialogs = {
  reported: { name: 'Reject payment', done: (amount: string) => `${amount} rejected` },
  payment: { name: 'Reverse payment', done: (amount: string) => `${amount} reversed` },
  refund: { name: 'Reverse refund', done: (amount: string) => `${amount} reversed` },
  opening: { name: 'Reverse opening cash', done: (amount: string) => `${amount} reversed` },
  expense: { name: 'Reverse expense', done: (amount: string) => `${amount} reversed` },
  count: { name: 'Reverse count', done: (amount: string) => `${amount} reversed` },
};
export const reasonAppearsWithEntry = 'It appears with the entry.';
export const reversedEntryStays = (entry: string, amount: string, moment: string) =>
  `${entry}: ${amount}, ${moment}. It stays in the list and no longer counts.`;

// No-show fee
export const changeNoShowFee = 'Change no-show fee?';
export const chargeNoShowFee = 'Charge no-show fee';
export const chargeAmount = (amount: string) => `Charge ${amount}`;
export const priceOfBooking = (guest: string, reference: string, amount: string) =>
  `${guest}, ${reference}. The booking costs ${amount}.`;
export const totalFee = 'Total fee (₹)';
export const policyInOwnWords = 'Your cancellation policy is in your own words. Enter the fee that it allows.';
export const policyAllowsFee = (amount: string) =>
  `The cancellation policy allows the first night or the advance: ${amount}.`;
export const enterFeeReason = 'Enter a reason, in one line. We email it to the guest.';
export const feeAbovePolicy = (amount: string) =>
  `This is ${amount} more than the cancellation policy allows. The guest can object, and an admin then decides.`;
export const guestPaidOfFee = (amount: string) => `The guest has paid ${amount} of it.`;
export const guestGetsRefund = (amount: string) => `The guest gets a refund of ${amount}.`;
export const recordBalanceOfFee = (amount: string) =>
  `Balance due: ${amount}. Record it under Payments when the guest pays.`;
export const nothingMoreIsDue = 'Nothing more is due.';
export const weEmailFeeToGuest = 'We email the guest the amount, your reason, and how to pay or object.';
export const feeCharged = 'No-show fee charged. Nothing more is due';
export const feeChargedWithBalance = (amount: string) => `No-show fee charged. Balance due: ${amount}`;
export const waiveNoShowFee = 'Waive no-show fee';
export const weEmailReasonToGuest = 'We email it to the guest.';
export const guestNoLongerOwesFee = (amount: string) => `The guest no longer owes the fee of ${amount}.`;
export const noRefundIsDue = 'No refund is due.';
export const youKeepByPolicy = (amount: string) => `You keep ${amount}, as the cancellation policy says.`;
export const noShowFeeWaived = 'No-show fee waived';

// Payment status that an admin sets -----------------------------------------------------------------------------------
export const nothingWasReceived = 'Nothing was received. There is nothing to refund.';
export const onlyReportedIsReceived = 'This booking is cancelled. You can record only a payment that was reported.';
export const nothingIsLeftToPay = 'No balance is due.';
export const deletedGuestGetsNoEmail = 'This guest’s details were deleted, so they get no email.';
export const guestGetsEmail = 'The guest gets an email.';
export const guestGetsNoEmail = 'The guest gets no email about this payment.';
export const restStaysDue = (amount: string) => `${amount} stays due. Until it is received, the payment stays pending.`;
export const restCoversAdvance = 'The rest covers the advance, so the payment stays paid.';
export const refundLeavesBalance = (amount: string) =>
  `The booking is not cancelled. Its balance due becomes ${amount}.`;
export const weIssueRefundVoucher = 'We issue a refund voucher immediately. Undo does not withdraw it.';

// Invoices and vouchers of a booking ----------------------------------------------------------------------------------
export const invoicesAndVouchers = 'Invoices and vouchers';
export const invoicesAppearHere = 'Invoices and vouchers appear here.';
export const keptAmountDiffers = (amount: string) =>
  `You keep ${amount} of this booking now. Issue a credit note, then a new invoice.`;
export const noLongerPaidInAdvance =
  'This invoice was issued because the booking was paid in advance. It is no longer fully paid. Issue a credit note.';
export const priceDiffers = (amount: string) =>
  `The booking costs ${amount} now. Issue a credit note, then a new invoice.`;
export const refundsVoucher = (number: string) => `refunds ${number}`;
export const cancelsInvoice = (number: string) => `cancels ${number}`;
export const cancelledByRefundVoucher = 'cancelled by a refund voucher';
export const cancelledByCreditNote = 'cancelled by a credit note';
export const invoiceFromCheckIn = (day: string) =>
  `You can issue an invoice from ${day}, the check-in date, or once the booking is paid in full.`;
export const issueInvoice = 'Issue invoice';
export const issueInvoiceFor = (amount: string) => `Issue invoice for ${amount}`;
export const issueReceiptVoucherFor = (amount: string) => `Issue receipt voucher for ${amount}`;

// Issue a credit note or refund voucher
export const creditDialogs = {
  refund_voucher: {
    name: 'Issue refund voucher',
    nameFor: (number: string) => `Issue refund voucher for ${number}`,
    hint: 'The refund voucher shows it.',
    done: (number: string) => `Refund voucher ${number} issued`,
  },
  credit_note: {
    name: 'Issue credit note',
    nameFor: (number: string) => `Issue credit note for ${number}`,
    hint: 'The credit note shows it.',
    done: (number: string) => `Credit note ${number} issued`,
  },
};
export const refundVoucherCancelsRest =
  'The refund voucher cancels the rest of the receipt voucher. Use it if the receipt voucher names another company. Payments stay as they are. A refund that you record gets its own refund voucher.';
export const creditNoteCancelsInvoice = (amount: string) =>
  `The credit note cancels the whole invoice, ${amount}. You can then issue a new one. Payments stay as they are.`;

// Issue an invoice or receipt voucher
export const buyerProblems = (maxAddress: number) => ({
  name: 'Enter the name for the invoice, in at most 120 characters.',
  company: 'Enter a company name of at most 120 characters. A GST number needs one.',
  gstin: 'This is not a valid GST number. Check its 15 characters with the guest.',
  address: `Enter an address of at most ${maxAddress} characters. A GST number needs one.`,
});
export const voucherProblems = {
  company: 'Enter the company that paid the advance.',
  gstin: 'Enter the GST number of the company. A receipt voucher shows it.',
  address: 'Enter the address of the company. A receipt voucher shows it.',
};
export const checkBuyer = 'Check the buyer’s details.';
export const invoiceRefusals = {
  not_found: 'We did not find this invoice in your properties.',
  cancelled:
    'There is nothing to invoice. You keep no money from this booking, or the guest has not confirmed that they cancelled.',
  too_early: 'You can issue an invoice from the check-in date, or once the booking is paid in full.',
  already_issued: 'This booking already has an invoice. Issue a credit note before you issue another.',
  already_credited: 'A credit note or refund voucher has cancelled it already.',
  no_advance: 'There is no advance to issue a voucher for. Record the payment first.',
  not_registered:
    'A receipt voucher needs a GST number of your own. Your guest can save a receipt on their booking page.',
  other_buyer:
    'A receipt voucher of this booking shows another GST number. Use that number, or issue a refund voucher first.',
  adjusted: 'The invoice of this booking adjusts this voucher. Issue a credit note for the invoice first.',
  no_seller: 'This property no longer has a listing, so you cannot issue invoices for it.',
  no_reason: 'Enter a reason, in one line. The credit note shows it.',
  erased: 'This guest’s details were deleted. You can no longer issue an invoice.',
  busy: bookingIsBusy,
};

// One invoice
export const chooseInvoice = 'Choose an invoice. You find invoices by month under Till, and in each booking.';
export const goToTill = 'Go to till';
export const from = 'From';
export const to = 'To';
export const invoiceLines = 'Lines';
export const pdfCannotShowLettersPrint = (letters: string) =>
  `The PDF cannot show these letters: ${letters}. Select “Print” instead and save as PDF.`;

// Till: payments of a day ---------------------------------------------------------------------------------------------
export const noPropertyIsLive = 'No property is live yet.';
export const tillStartsWithListing = 'Once your listing is approved, your guests’ payments appear here by day.';
export const previousDay = 'Previous day';
export const nextDay = 'Next day';
export const downloadDayAsCsv = 'Download day as CSV';
/** The name of whoever reads the file, if their profile has none. */
export const you = 'You';
export const sums = 'Sums';
export const method = 'Method';
export const net = 'Net';
export const nothingMovedOnDay = 'Nothing was received or refunded on this day.';
export const siteReceived = (amount: string) => `Not in your till: Susegad Stays received ${amount}.`;
export const siteRefunded = (amount: string) => `Not in your till: Susegad Stays refunded ${amount}.`;
export const siteReceivedAndRefunded = (received: string, refunded: string) =>
  `Not in your till: Susegad Stays received ${received} and refunded ${refunded}.`;
export const refundsDue = 'Refunds due';
export const refundsDueAppearHere = 'Refunds that are due appear here.';
export const paymentsOfDay = 'Payments and refunds of the day';
export const paymentsOfDayAppearHere = 'Payments and refunds of this day appear here. To record one, open its booking.';

// Till: cash of a day -------------------------------------------------------------------------------------------------
export const cashOfDay = 'Cash of the day';
export const cashKinds = { opening: 'Opening cash', expense: 'Expense', count: 'Cash counted' };
export const asRecorded = 'As recorded';
export const asCountedOn = (day: string) => `As counted on ${day}`;
export const nothingWasCounted = 'Nothing was counted before';
export const cashMovedOnUncountedDays = (amount: string) =>
  `Cash changed by ${amount} on earlier days that were not counted. Count those days, or record the opening cash.`;
export const receivedInCash = 'Received in cash';
export const refundedInCash = 'Refunded in cash';
export const expenses = 'Expenses';
export const expectedCash = 'Expected cash';
export const countedCash = 'Counted cash';
export const difference = 'Difference';
export const tooLittle = (amount: string) => `${amount} too little`;
export const tooMuch = (amount: string) => `${amount} too much`;
export const notCountedYet = 'Not counted yet.';
export const countedAndMatches = 'Counted. It matches.';
export const countedWithDifference = (difference: string, note: string) => `Counted, ${difference}: ${note}`;
export const lessExpectedAfterCount = (amount: string) =>
  `Cash was recorded after the count. ${amount} less is expected now.`;
export const moreExpectedAfterCount = (amount: string) =>
  `Cash was recorded after the count. ${amount} more is expected now.`;
export const countStillMatches = 'It matches the count.';
export const countAgainBecause = (difference: string) => `The counted cash is ${difference}. Count again.`;
export const cashFrom = (day: string) => `This day has not begun. You can record its cash from ${day}.`;
export const countAgain = 'Count again';
export const changeOpeningCash = 'Change opening cash';
export const cashEntries = 'Expenses and counts';
export const cashEntriesAppearHere = 'Expenses, opening and counted cash of this day appear here.';
export const wasExpected = (amount: string) => `${amount} was expected`;

// Record cash
export const cashForms = {
  count: {
    title: 'Count cash',
    amount: 'Cash in the till (₹)',
    note,
    hint: 'If there is a difference, explain it.',
  },
  expense: {
    title: 'Record expense',
    amount: 'Amount (₹)',
    note: 'What for',
    hint: 'Such as "Vegetables" or "Taken to the bank".',
  },
  opening: {
    title: 'Record opening cash',
    amount: 'Cash in the till in the morning (₹)',
    note,
    hint: 'If it differs from the last count, say why.',
  },
};
export const expectedOnDay = (day: string, amount: string) => `${day}: ${amount} is expected`;
export const enterExpense = 'Enter an amount above ₹0, like 420 or 420.50.';
export const enterCash = 'Enter an amount, like 4200 or 0.';
export const enterExpensePurpose = 'Say what it is for.';
export const explainDifference = (difference: string) => `Explain the difference: ${difference}.`;
export const onlyExpectedInTill = (amount: string) => `Only ${amount} is expected in the till`;
export const checkExpense = 'Check the amount. If there was more cash in the morning, record the opening cash.';
export const amountIsRight = 'The amount is right';
export const cashRefusals = {
  not_found: 'This property is no longer one of yours. Load the page again.',
  invalid_dates: 'Choose a day in 2000 or later.',
  not_begun: 'This day has not begun. Choose today or an earlier day.',
  too_long_ago: 'This day is more than one year ago. Choose a later day.',
  no_reason: enterReason,
  already_reversed: alreadyReversed,
  key_reused: alreadyRecorded,
  too_many_entries: 'This day has reached the limit of 200 cash entries.',
  busy: 'Someone else is recording cash of this property. Try again.',
};
export const cashFieldRefusals = (maxNote: number) => ({
  amount: 'Enter an amount, like 4200 or 4200.50.',
  note: `Say what it is for, in one line of at most ${maxNote} characters.`,
});
export const checkCash = 'Check the amount and the note.';
export const cashWasRecordedWhileCounting = (amount: string) =>
  `Someone recorded cash of this day while you counted. ${amount} is expected now. Compare it with what you counted, then record again.`;
export const enterNoteOnDifference = (difference: string) =>
  `Enter a note that explains the difference: ${difference}.`;

// Till: invoices of a month -------------------------------------------------------------------------------------------
export const invoicesOfMonth = 'Invoices of the month';
export const noInvoicesInMonth = 'No invoices in this month. To issue one, open its booking.';
export const number = 'Number';
export const taxableValue = 'Taxable value';
export const tax = 'Tax';
export const invoices = 'Invoices';
export const vouchers = 'Vouchers';
export const buyerNoLongerKept = 'No longer kept';

// Reports -------------------------------------------------------------------------------------------------------------
export const reportsStartWithProperty = 'Reports start with your first live property.';
export const reportsAppearHere =
  'When we approve your listing and guests book it, its occupancy and revenue appear here, month by month.';
export const loadingReport = 'Loading report';
export const financialYear = 'Financial year';
export const aprilToMarch = (year: number) => `April ${year} to March ${year + 1}`;
/** The time of a report, within the headings below. */
export const wholeYear = (year: string) => `the year ${year}`;
export const figuresOf = (time: string) => `Figures of ${time}`;
export const occupancy = 'Occupancy';
export const revenue = 'Revenue';
export const nightsSold = 'Nights sold';
export const onSale = 'On sale';
export const adr = 'ADR';
export const revpar = 'RevPAR';
export const nightsSoldOfOnSale = (sold: string, onSale: string) => `${sold} of ${onSale} room nights`;
export const perNightSold = 'per room night sold, before GST';
export const perNightOnSale = 'per room night on sale, before GST';
export const includingGst = (amount: string) => `including ${amount} GST`;
export const monthByMonth = 'Month by month';
export const figuresByMonth = 'Figures by month';
export const roomType = 'Room type';
export const byRoomType = (time: string) => `By room type, ${time}`;
export const figuresByRoomType = (time: string) => `Figures by room type, ${time}`;
export const bookedBy = 'Booked by';
export const bySource = (time: string) => `By source, ${time}`;
export const figuresBySource = (time: string) => `Figures by source, ${time}`;
export const bookingsOfYearAppearHere = 'Bookings of this year appear here.';
export const cancellationsAndNoShows = (time: string) => `Cancellations and no-shows, ${time}`;
export const noCancellationsOrNoShows = 'No cancellations or no-shows.';
export const lostNightsAndKeptAmount = (cancellations: string, noShows: string, roomNights: string, amount: string) =>
  `${cancellations} and ${noShows}, with ${roomNights} in total. The property keeps ${amount} of the money that guests paid for them.`;
export const howFiguresCount = (liveDay: string) =>
  `Each night counts in its own month, at the price it was sold for. Occupancy is the share of rooms on sale that were sold. Blocked rooms are not on sale. ADR (average daily rate) is revenue before GST per room night sold. RevPAR is revenue before GST per room night on sale. Rooms count from ${liveDay}, when the property went live. Future months show bookings so far.`;

// Payouts -------------------------------------------------------------------------------------------------------------
export const payoutsStartWithProperty = 'Payouts start with your first live property.';
export const payoutsAppearHere =
  'When we approve your listing and guests book it, this page lists what we received and paid out to you.';
export const payoutsIn = (month: string) => `Payouts in ${month}`;
export const sumsOf = (statement: string) => `Sums: ${statement}`;
export const openingBalance = 'Opening balance';
export const balanceToday = 'Balance today';
export const closingBalance = 'Closing balance';
export const today = (balance: string) => `Today: ${balance}`;
export const nothingIsOutstanding = 'Nothing is outstanding.';
export const weOweYou = (amount: string) => `We owe you ${amount}.`;
export const nextPayoutIsLess = (amount: string) =>
  `Refunds to guests and our fee were ${amount} more than we held for you. The next payout is less by this amount.`;
export const dueBookingsAppearHere =
  'Bookings appear here on the day of arrival, or on cancellation if an amount is kept.';
export const monthPayoutsAppearHere = 'Payouts to your bank account in this month appear here.';
export const payoutsByDay = 'Payouts, by day';
export const payoutOf = (reference: string) => `Payout ${reference}`;
export const payoutReversed = (reference: string) => `Payout ${reference} reversed`;
export const paidOn = (day: string) => `Paid on ${day}`;
export const reversedOn = (day: string) => `Reversed on ${day}`;
export const advancesForLaterStays = 'Advances for later stays';
export const laterAdvancesBecomeDue = 'We have received these. They become due to you on the day of arrival.';
export const byBooking = (caption: string) => `${caption}, by booking`;
export const receivedByUs = 'Received by us';
export const fee = 'Fee';
export const feeOfPercent = (percent: string) => `Fee (${percent})`;
export const forYou = 'For you';
export const dueToYou = 'Due to you';
export const outstanding = 'Outstanding';
export const nothingDue = 'Nothing due';
export const changedLater = 'Changed later';
export const endedStays: Record<string, string> = { cancelled: 'Cancelled', no_show: 'No-show' };
export const dayToDay = (first: string, last: string) => `${first} to ${last}`;
export const payoutTerms =
  'We pay out what we received for a booking from the day of arrival, less refunds. If a booking is cancelled, we pay out the part that the guest does not get back.';
export const payoutTermsWithFee =
  'We pay out what we received for a booking from the day of arrival, less refunds and our fee. If a booking is cancelled, we pay out the part that the guest does not get back.';
export const weTakeNoFee = 'We take no fee.';
export const ourFee = (percent: string) =>
  `Our fee is ${percent} of the price of each booking made on our site, GST on the fee included.`;
export const feeOfBookingDay =
  'Each booking keeps the fee of the day it was made. Bookings that you make yourself have no fee.';
export const wePayGst =
  'Your property is not registered for GST. We pay the GST of bookings made on our site and deduct it (CGST Act 2017, section 9(5)).';
export const pdfCannotShowLetters = (letters: string) =>
  `The PDF cannot show these letters: ${letters}. Download the CSV instead.`;

// Record or reverse a payout, as an admin
export const payoutRefusals = {
  not_found: 'We did not find this property or payout. Load the page again.',
  nothing_due: 'Nothing was due to this property on that day. Choose a later day, or load the page again.',
  key_reused: alreadyRecorded,
  no_reason: 'Enter a reason of at most 200 characters, in one line.',
  already_reversed: 'Someone has reversed this payout already. You see it as it is now.',
  busy: 'Someone else is recording a payout. Try again.',
};
export const payoutFieldRefusals = {
  paid_on: 'Choose a day from the last 12 months, not in the future.',
  reference: 'Enter the UTR or number of the transfer, in at most 60 characters.',
  note: 'Enter a note of at most 200 characters, in one line.',
  amount: 'Load the page again, then record the payout.',
};
export const payoutAmountChanged = (amount: string) =>
  `${amount} was due on that day. Compare it with the transfer, then record it again.`;
export const payoutReferenceIsUsed = (hotel: string) =>
  `This reference is recorded with a payout to ${hotel}. Check the number.`;
export const checkPayout = 'Check the day and the reference.';
