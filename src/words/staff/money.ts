// adminMoney ----------------------------------------------------------------------------------------------------------
export const nothingWasReceived = 'Nothing was received. There is nothing to refund.';
export const thisBookingIsCancelled = 'This booking is cancelled. A payment can be received only if it was reported.';
export const nothingIsLeftToPay = 'No balance is due.';
export const thisGuestsDetailsWereDeleted = 'This guest’s details were deleted, so they get no email.';
export const thisBookingHasNoEmailAddress = 'This booking has no email address. Tell the guest yourself.';
export const theGuestGetsEmail = 'The guest gets an email.';
export const theGuestGetsNoEmailAbout = 'The guest gets no email about this payment.';
export const staysDue = (amount: string) => `${amount} stays due. Until it is received, the payment stays pending.`;
export const theRestCoversAdvanceSoPayment = 'The rest covers the advance, so the payment stays paid.';
export const theBookingIsNotCancelled = (amount: string) =>
  `The booking is not cancelled. Its balance due becomes ${amount}.`;
export const weIssueRefundVoucherImmediately = 'We issue a refund voucher immediately. Undo does not withdraw it.';

// cash ----------------------------------------------------------------------------------------------------------------
export const openingCash = 'Opening cash';
export const expense = 'Expense';
export const cashCounted = 'Cash counted';
export const too = (amount: string, text: string) => `${amount} too ${text}`;
export const notCountedYet = 'Not counted yet.';
export const theCountedCashIs = (differenceWords: string) => `The counted cash is ${differenceWords}. Count again.`;
export const itMatchesCount = 'It matches the count.';
export const cashWasRecordedAfterCount = (amount: string, text: string, text2: string) =>
  `Cash was recorded after the count. ${amount} ${text} is expected now. ${text2}`;
export const countedItMatches = 'Counted. It matches.';
export const thisPropertyIsNoLongerOne = 'This property is no longer one of yours. Load the page again.';
export const chooseDayFrom2000On = 'Choose a day from 2000 on.';
export const thisDayHasNotBegun = 'This day has not begun. Choose today or a day before.';
export const recordCashOfDayWithinYear = 'Record the cash of a day within a year. This day is longer ago.';
export const enterReasonInOneLine = 'Enter a reason, in one line.';
export const someoneHasReversedThisAlready = 'Someone has reversed this already. Load the page again.';
export const thisWasRecordedAlreadyWithOther = 'This was recorded already, with other values. Load the page again.';
export const thisDayHasReachedLimit = 'This day has reached the limit of 200 cash entries.';
export const someoneElseIsRecordingCash = 'Someone else is recording cash of this property. Try again.';
export const enterAmountLike4200Or4200 = 'Enter an amount, like 4200 or 4200.50.';
export const sayWhat = (maxCashNote: number) => `Say what it is for, in one line of at most ${maxCashNote} characters.`;
export const checkAmountAndNote = 'Check the amount and the note.';
export const someoneRecordedCashOfThisDay = (amount: string) =>
  `Someone recorded cash of this day while you counted. ${amount} is expected now. Compare it with what you counted, then record again.`;
export const enterNoteThatExplainsDifference = (differenceWords: string) =>
  `Enter a note that explains the difference: ${differenceWords}.`;

// invoice -------------------------------------------------------------------------------------------------------------
export const enterNameForInvoice = 'Enter the name for the invoice, in at most 120 characters.';
export const enterCompanyNameOfAtMost = 'Enter a company name of at most 120 characters. A GST number needs one.';
export const thisIsNotValidGstNumber = 'This is not a valid GST number. Check its 15 characters with the guest.';
export const enterAddressOfAtMostCharacters = (maxBuyerAddress: number) =>
  `Enter an address of at most ${maxBuyerAddress} characters. A GST number needs one.`;
export const enterCompanyThatPaidAdvance = 'Enter the company that paid the advance.';
export const enterGstNumberOfCompany = 'Enter the GST number of the company. A receipt voucher shows it.';
export const enterAddressOfCompany = 'Enter the address of the company. A receipt voucher shows it.';
export const weDidNotFindThisInvoice = 'We did not find this invoice in your properties.';
export const thereIsNothingToInvoice =
  'There is nothing to invoice. You keep no money from this booking, or the guest has not confirmed that they cancelled.';
export const youCanIssueInvoiceFromCheck =
  'You can issue an invoice from the check-in date, or once the booking is paid in full.';
export const thisBookingAlreadyHasInvoice =
  'This booking already has an invoice. Issue a credit note before you issue another.';
export const aCreditNoteOrRefundVoucher = 'A credit note or refund voucher has cancelled it already.';
export const thereIsNoAdvanceToIssue = 'There is no advance to issue a voucher for. Record the payment first.';
export const aReceiptVoucherNeedsGstNumber =
  'A receipt voucher needs a GST number of your own. Your guest can save a receipt on their booking page.';
export const aReceiptVoucherOfThisBooking =
  'A receipt voucher of this booking shows another GST number. Use that number, or issue a refund voucher first.';
export const theInvoiceOfThisBookingAdjusts =
  'The invoice of this booking adjusts this voucher. Issue a credit note for the invoice first.';
export const thisPropertyNoLongerHasListing =
  'This property no longer has a listing, so you cannot issue invoices for it.';
export const enterReasonInOneLine2 = 'Enter a reason, in one line. The credit note shows it.';
export const thisGuestsDetailsWereDeleted2 = 'This guest’s details were deleted. You can no longer issue an invoice.';
export const someoneElseIsChangingThisBooking = 'Someone else is changing this booking. Try again.';
export const checkBuyersDetails = 'Check the buyer’s details.';

// ledger --------------------------------------------------------------------------------------------------------------
export const cash = 'Cash';
export const card = 'Card';
export const bankTransfer = 'Bank transfer';
export const other = 'Other';
export const online = 'Online';
export const paymentReported = 'Payment reported';
export const paymentReceived = 'Payment received';
export const paymentRejected = 'Payment rejected';
export const paymentReversed = 'Payment reversed';
export const refundDue = 'Refund due';
export const refundSentNotConfirmedYet = 'Refund sent, not confirmed yet';
export const refunded = 'Refunded';
export const refundFailed = 'Refund failed';
export const refundCancelled = 'Refund cancelled';
export const refundReversed = 'Refund reversed';
export const overdueSince = 'Overdue since';
export const dueBy = 'Due by';
export const thePaymentGatewayIsSendingIt = (day: string) => `The payment gateway is sending it. ${day}`;
export const toSusegadStays = 'to Susegad Stays';
export const susegadStaysPaysIt = 'Susegad Stays pays it';
export const bySusegadStays = 'by Susegad Stays';
export const susegadStaysPaysThisRefund = 'Susegad Stays pays this refund.';
export const susegadStaysPaysOfThisRefund = (amount: string, amount2: string) =>
  `Susegad Stays pays ${amount} of this refund. The property pays ${amount2}.`;
export const received = (amount: string) => `${amount} received`;
export const reported = (amount: string) => `${amount} reported`;
export const refundedOf = (amount: string) => `${amount} refunded`;
export const refundDueOf = (amount: string) => `${amount} refund due`;
export const thisBookingNoLongerBelongs =
  'This booking no longer belongs to one of your properties. Load the page again.';
export const thisGuestsDetailsWereDeleted3 = 'This guest’s details were deleted. You can only record refunds.';
export const thisBookingIsCancelled2 =
  'This booking is cancelled. You can only record refunds, and payments that were reported before.';
export const aUtrHas12Digits = 'A UTR has 12 digits. Check the number, or leave it empty.';
export const thisUtrIsRecordedWithAnother = 'This UTR is recorded with another payment. Check the number.';
export const onlySusegadStaysRecordsWhat =
  'Only Susegad Stays records what it has received or refunded. Record what you received as cash, card, UPI or bank transfer.';
export const aRefundDependsOnThisPayment =
  'A refund depends on this payment. Reverse the refund first. If the guest got an email about it, write to us.';
export const theGuestIsOwedThisRefund = 'The guest is owed this refund. Record it once it is paid.';
export const theInvoiceWasIssuedBeforeStay =
  'The invoice was issued before the stay because the booking was paid. Issue a credit note first.';
export const thisBookingHasReachedLimit = 'This booking has reached the limit of 100 payments and refunds.';
export const enterAmountAbove0 = 'Enter an amount above ₹0.';
export const chooseHowItWasPaid = 'Choose how it was paid.';
export const enterReferenceOfAtMostCharacters = (maxReference: number) =>
  `Enter a reference of at most ${maxReference} characters, in one line.`;
export const enterNoteOfAtMostCharacters = (maxPaymentNote: number) =>
  `Enter a note of at most ${maxPaymentNote} characters, in one line.`;
export const thisPaymentWasRecordedOrRejected = 'This payment was recorded or rejected already. Load the page again.';
export const enterOrLess = (amount: string) => `Enter ${amount} or less: that is all that is due.`;
export const nothingIsLeftToPayOrRefund = 'No balance or refund is due.';
export const theFrontDeskRefundsWhat = (amount: string) =>
  `The front desk refunds what is due: enter ${amount} or less. The owner or a manager can refund more.`;
export const noRefundIsDue = 'No refund is due. The owner or a manager can refund more than is due.';
export const susegadStaysReceivesOnlyAdvance = (amount: string) =>
  `Susegad Stays receives only the advance of this booking: enter ${amount} or less.`;
export const susegadStaysReceivesOnlyAdvances = 'Susegad Stays receives only advances, and nothing of this one is due.';
export const checkAmountMethodAndReference = 'Check the amount, the method and the reference.';

// payouts -------------------------------------------------------------------------------------------------------------
export const weTakeNoFee = 'We take no fee.';
export const ourFeeIsOfPrice = (percentWords: string) =>
  `Our fee is ${percentWords} of the price of each booking made on our site, GST on the fee included.`;
export const payout = (reference: string) => `Payout ${reference}`;
export const payoutReversed = (reference: string) => `Payout ${reference} reversed`;
export const balanceToday = 'Balance today';
export const closingBalance = 'Closing balance';
export const nothingIsOutstanding = 'Nothing is outstanding.';
export const weOweYou = (amount: string) => `We owe you ${amount}.`;
export const refundsToGuestsAndOurFee = (amount: string) =>
  `Refunds to guests and our fee were ${amount} more than we held for you. The next payout is less by this amount.`;
export const changedLater = 'Changed later';
export const cancelled = 'Cancelled';
export const noShow = 'No-show';
export const payoutsIn = (monthName: string) => `Payouts in ${monthName}`;
export const weDidNotFindThisProperty = 'We did not find this property or payout. Load the page again.';
export const nothingWasDueToThisProperty =
  'Nothing was due to this property on that day. Choose a later day, or load the page again.';
export const thisFormWasRecordedAlready = 'This form was recorded already, with other values. Load the page again.';
export const enterReasonOfAtMost200 = 'Enter a reason of at most 200 characters, in one line.';
export const someoneHasReversedThisPayoutAlready = 'Someone has reversed this payout already. You see it as it is now.';
export const someoneElseIsRecordingPayout = 'Someone else is recording a payout. Try again.';
export const chooseDayFromLast12Months = 'Choose a day from the last 12 months, not in the future.';
export const enterUtrOrNumberOfTransfer = 'Enter the UTR or number of the transfer, in at most 60 characters.';
export const enterNoteOfAtMost200 = 'Enter a note of at most 200 characters, in one line.';
export const loadPageAgainThenRecordPayout = 'Load the page again, then record the payout.';
export const wasDueOnThatDay = (amount: string) =>
  `${amount} was due on that day. Compare it with the transfer, then record it again.`;
export const checkDayAndReference = 'Check the day and the reference.';
export const to = (shortDate: string, shortDate2: string) => `${shortDate} to ${shortDate2}`;

// report --------------------------------------------------------------------------------------------------------------
export const month = 'Month';
export const roomType = 'Room type';
export const roomNightsAvailable = 'Room nights available';
export const roomNightsSold = 'Room nights sold';
export const arrivals = 'Arrivals';
export const adrBeforeGst = 'ADR before GST (₹)';
export const revparBeforeGst = 'RevPAR before GST (₹)';
export const gstInRevenue = 'GST in revenue (₹)';
export const revenueBy = (sourceWord: string) => `Revenue by ${sourceWord} (₹)`;

// CashDialog ----------------------------------------------------------------------------------------------------------
export const cancel = 'Cancel';
export const isExpected = 'is expected';
export const checkAmount = 'Check the amount. If there was more cash in the morning, record the opening cash.';
export const theAmountIsRight = 'The amount is right';
export const countCash = 'Count cash';
export const cashInTill = 'Cash in the till (₹)';
export const note = 'Note';
export const ifThereIsDifferenceExplainIt = 'If there is a difference, explain it.';
export const recordExpense = 'Record expense';
export const whatFor = 'What for';
export const suchAsVegetablesOrTaken = 'Such as "Vegetables" or "Taken to the bank".';
export const recordOpeningCash = 'Record opening cash';
export const cashInTillInMorning = 'Cash in the till in the morning (₹)';
export const ifItDiffersFromLastCount = 'If it differs from the last count, say why.';
export const enterAmountAbove0Like420 = 'Enter an amount above ₹0, like 420 or 420.50.';
export const enterAmountLike4200Or0 = 'Enter an amount, like 4200 or 0.';
export const sayWhatItIsFor = 'Say what it is for.';
export const explainDifference = (differenceWords: string) => `Explain the difference: ${differenceWords}.`;
export const recorded = (amount: string) => `${amount} recorded`;
export const record = (amount: string) => `Record ${amount}`;
export const record2 = 'Record';
export const onlyIsExpectedInTill = (amount: string) => `Only ${amount} is expected in the till`;

// CashPanel -----------------------------------------------------------------------------------------------------------
export const cashOfDay = 'Cash of the day';
export const ofCashMovedOnDays = (amount: string) =>
  `${amount} of cash moved on days that were not counted since then. Count those days, or record the opening cash.`;
export const thisDayHasNotBegunOf = (day: string) => `This day has not begun. You can record its cash from ${day}.`;
export const expensesAndCounts = 'Expenses and counts';
export const expensesOpeningAndCountedCash = 'Expenses, opening and counted cash of this day appear here.';
export const reverse = 'Reverse';
export const wasExpected = (amount: string) => `${amount} was expected`;
export const asRecorded = 'As recorded';
export const asCountedOn = (day: string) => `As counted on ${day}`;
export const nothingWasCountedBefore = 'Nothing was counted before';
export const receivedInCash = 'Received in cash';
export const refundedInCash = 'Refunded in cash';
export const expenses = 'Expenses';
export const expectedCash = 'Expected cash';
export const countedCash = 'Counted cash';
export const difference = 'Difference';
export const countAgain = 'Count again';
export const changeOpeningCash = 'Change opening cash';
export const reverseOf = (cashWord: string, amount: string) => `Reverse: ${cashWord}, ${amount}`;
export const expense2 = 'Expense · ';
export const reversed = (moment: string) => `reversed ${moment}`;

// CreditDialog --------------------------------------------------------------------------------------------------------
export const theRefundVoucherCancelsRest =
  'The refund voucher cancels the rest of the receipt voucher. Use it if the receipt voucher names another company. Payments stay as they are. A refund that you record gets its own refund voucher.';
export const theCreditNoteCancelsWholeInvoice = 'The credit note cancels the whole invoice,';
export const youCanThenIssueNewOne = '. You can then issue a new one. Payments stay as they are.';
export const refundVoucher = 'Refund voucher';
export const creditNote = 'Credit note';
export const issueFor = (name: string, number: string) => `Issue ${name} for ${number}?`;
export const theShowsIt = (name: string) => `The ${name} shows it.`;
export const issue = (name: string) => `Issue ${name}`;
export const issued = (name: string, number: string) => `${name} ${number} issued`;

// EntryLine -----------------------------------------------------------------------------------------------------------
export const guest = 'Guest';

// FeeDialog -----------------------------------------------------------------------------------------------------------
export const theBookingCosts = (bookingReference: string, amount: string) =>
  `, ${bookingReference}. The booking costs ${amount}.`;
export const thisIsMoreThanCancellationPolicy = (amount: string) =>
  `This is ${amount} more than the cancellation policy allows. The guest can object, and an admin then decides.`;
export const theyGetRefundOf = (amount: string) => `They get a refund of ${amount}.`;
export const noRefundIsDue2 = 'No refund is due.';
export const theGuestNoLongerOwesFee = (amount: string, text: string) =>
  `The guest no longer owes the fee of ${amount}. ${text}`;
export const weEmailGuestAmountYourReason = 'We email the guest the amount, your reason, and how to pay or object.';
export const enterReasonInOneLine3 = 'Enter a reason, in one line. We email it to the guest.';
export const balanceDue = (amount: string) => `Balance due: ${amount}`;
export const nothingMoreIsDue = 'Nothing more is due';
export const noShowFeeCharged = (text: string) => `No-show fee charged. ${text}`;
export const chargeNoShowFee = 'Charge no-show fee?';
export const changeNoShowFee = 'Change no-show fee?';
export const charge = (amount: string) => `Charge ${amount}`;
export const chargeNoShowFee2 = 'Charge no-show fee';
export const totalFee = 'Total fee (₹)';
export const yourCancellationPolicy = 'Your cancellation policy is in your own words. Enter the fee that it allows.';
export const theCancellationPolicyAllowsFirstNight = (amount: string) =>
  `The cancellation policy allows the first night or the advance: ${amount}.`;
export const reason = 'Reason';
export const theGuestHasPaidOfIt = (amount: string) => `The guest has paid ${amount} of it. `;
export const theGuestGetsRefundOf = (amount: string) => `The guest gets a refund of ${amount}.`;
export const balanceDueOf = (amount: string) => `Balance due: ${amount}. Record it under Payments when the guest pays.`;
export const nothingMoreIsDue2 = 'Nothing more is due.';
export const waiveNoShowFee = 'Waive no-show fee?';
export const weEmailItToGuest = 'We email it to the guest.';
export const waiveNoShowFee2 = 'Waive no-show fee';
export const noShowFeeWaived = 'No-show fee waived';
export const youKeepAsCancellationPolicySays = (amount: string) =>
  ` You keep ${amount}, as the cancellation policy says.`;

// InvoicePaper --------------------------------------------------------------------------------------------------------
export const from = 'From';
export const to2 = 'To';
export const lines = 'Lines';

// InvoiceScreen -------------------------------------------------------------------------------------------------------
export const chooseInvoice = 'Choose an invoice. You find invoices by month under Till, and in each booking.';
export const goToTill = 'Go to till';
export const downloadPdf = 'Download PDF';
export const print = 'Print';
export const openBooking = 'Open booking';
export const thePdfCannotShowTheseLetters = (text: string) =>
  `The PDF cannot show these letters: ${text}. Select “Print” instead and save as PDF.`;
export const weCouldNotMakePdf = 'We could not make the PDF. Try again.';

// InvoicesPanel -------------------------------------------------------------------------------------------------------
export const invoicesAndVouchersAppearHere = 'Invoices and vouchers appear here.';
export const forOf = (number: string) => `for ${number}`;
export const youCanIssueInvoiceFromCheckOf = (day: string) =>
  `You can issue an invoice from ${day}, the check-in date, or once the booking is paid in full.`;
export const issueReceiptVoucherFor = (amount: string) => `Issue receipt voucher for ${amount}`;
export const invoicesAndVouchers = 'Invoices and vouchers';
export const youKeepOfThisBookingNow = (amount: string) =>
  `You keep ${amount} of this booking now. Issue a credit note, then a new invoice.`;
export const thisInvoiceWasIssuedBecauseBooking =
  'This invoice was issued because the booking was paid in advance. It is no longer fully paid. Issue a credit note.';
export const theBookingCostsNow = (amount: string) =>
  `The booking costs ${amount} now. Issue a credit note, then a new invoice.`;
export const refunds = 'refunds';
export const cancels = 'cancels';
export const refundVoucher2 = 'refund voucher';
export const creditNote2 = 'credit note';
export const cancelledBy = (text: string) => ` · cancelled by a ${text}`;
export const issueInvoiceFor = (amount: string) => `Issue invoice for ${amount}`;
export const issueInvoice = 'Issue invoice';

// MonthInvoices -------------------------------------------------------------------------------------------------------
export const invoicesOfMonth = 'Invoices of the month';
export const downloadAsCsv = 'Download as CSV';
export const noInvoicesInThisMonth = 'No invoices in this month. To issue one, open its booking.';
export const number = 'Number';
export const taxableValue = 'Taxable value';
export const tax = 'Tax';
export const total = 'Total';
export const invoices = 'Invoices';
export const vouchers = 'Vouchers';
export const all = 'All';
export const noLongerKept = 'No longer kept';

// PaymentsPanel -------------------------------------------------------------------------------------------------------
export const noShowFee = (amount: string) => `No-show fee: ${amount}.`;
export const ofItIsAdvance = (amount: string) => `${amount} of it is the advance`;
export const susegadStaysHasOfMoney = (amount: string) =>
  `Susegad Stays has ${amount} of the money. It is not in your till.`;
export const recordPayment = 'Record payment';
export const recordReportedPayment = 'Record reported payment';
export const refundGuest = 'Refund guest';
export const waiveFee = 'Waive fee';
export const paymentsAndRefundsAppearHere = 'Payments and refunds appear here.';
export const markAsReceived = 'Mark as received';
export const reject = 'Reject';
export const recordRefund = 'Record refund';
export const payments = 'Payments';
export const overpaid = 'Overpaid';
export const balanceDue2 = 'Balance due';
export const whichGuestPaysToSusegadStays = ', which the guest pays to Susegad Stays';
export const dueByOf = (moment: string) => `, due by ${moment}. Without it the booking expires.`;
export const theBookingDoesNotExpireWhile = ' The booking does not expire while a payment is reported.';
export const changeFee = 'Change fee';

// RefundsDue ----------------------------------------------------------------------------------------------------------
export const refundsDue = 'Refunds due';
export const refundsThatAreDueAppearHere = 'Refunds that are due appear here.';
export const toOf = (guestName: string) => `to ${guestName}`;

// ReverseCashDialog ---------------------------------------------------------------------------------------------------
export const itStaysInListAndNo = (moment: string) => `, ${moment}. It stays in the list and no longer counts.`;
export const reverseOpeningCash = 'Reverse opening cash';
export const reverseExpense = 'Reverse expense';
export const reverseCount = 'Reverse count';
export const itStaysWithEntry = 'It stays with the entry.';
export const reversedOf = (amount: string) => `${amount} reversed`;

// TillScreen ----------------------------------------------------------------------------------------------------------
export const dayBefore = 'Day before';
export const dayAfter = 'Day after';
export const downloadDayAsCsv = 'Download day as CSV';
export const paymentsAndRefundsOfDay = 'Payments and refunds of the day';
export const paymentsAndRefundsOfThisDay =
  'Payments and refunds of this day appear here. To record one, open its booking.';
export const nothingWasReceivedOrRefunded = 'Nothing was received or refunded on this day.';
export const method = 'Method';
export const received2 = 'Received';
export const net = 'Net';
export const and = ' and ';
export const susegadStays = (text: string) => `Susegad Stays ${text}.`;
export const notInYourTill = 'Not in your till:';
export const noPropertyIsLiveYet = 'No property is live yet.';
export const onceYourListingIsApproved = 'Once your listing is approved, your guests’ payments appear here by day.';
export const you = 'You';
export const day = 'Day';
export const receivedOf = (amount: string) => `received ${amount}`;
export const refunded2 = (amount: string) => `refunded ${amount}`;
export const sums = 'Sums';

// tillCsv -------------------------------------------------------------------------------------------------------------
export const time = 'Time';
export const kind = 'Kind';
export const amount = 'Amount';
export const cashInTill2 = 'Cash in the till';
export const reference = 'Reference';
export const booking = 'Booking';
export const recordedBy = 'Recorded by';
export const reversed2 = 'Reversed';
export const reversed3 = (cashWord: string) => `${cashWord} reversed`;

// FiguresTable --------------------------------------------------------------------------------------------------------
export const occupancy = 'Occupancy';
export const revenue = 'Revenue';
export const nightsSold = 'Nights sold';
export const onSale = 'On sale';
export const adr = 'ADR';
export const revpar = 'RevPAR';
export const gst = 'GST';

// HouseReport ---------------------------------------------------------------------------------------------------------
export const downloadCsv = 'Download CSV';
export const monthByMonth = 'Month by month';
export const byRoomType = (when: string) => `By room type, ${when}`;
export const bySource = (when: string) => `By source, ${when}`;
export const bookingsOfThisYearAppearHere = 'Bookings of this year appear here.';
export const eachNightCountsInItsOwn = (day: string) =>
  `Each night counts in its own month, at the price it was sold for. Occupancy is the share of rooms on sale that were sold. Blocked rooms are not on sale. ADR (average daily rate) is revenue before GST per room night sold. RevPAR is revenue before GST per room night on sale. Rooms count from ${day}, when the property went live. Future months show bookings so far.`;
export const financialYear = 'Financial year';
export const aprilToMarch = (text: string, count: number) => `April ${text} to March ${count}`;
export const theYear = (yearWords: string) => `the year ${yearWords}`;
export const figuresByMonth = 'Figures by month';
export const figuresByRoomType = (when: string) => `Figures by room type, ${when}`;
export const figuresBySource = (when: string) => `Figures by source, ${when}`;
export const bookedBy = 'Booked by';
export const ofRoomNights = (count: string, count2: string) => `${count} of ${count2} room nights`;
export const perRoomNightSoldBeforeGst = 'per room night sold, before GST';
export const perRoomNightOnSaleBefore = 'per room night on sale, before GST';
export const includingGst = (amount: string) => `including ${amount} GST`;
export const figuresOf = (when: string) => `Figures of ${when}`;

// LostStays -----------------------------------------------------------------------------------------------------------
export const cancellationsAndNoShows = (when: string) => `Cancellations and no-shows, ${when}`;
export const noCancellationsOrNoShows = 'No cancellations or no-shows.';
export const andWithInTotal = (cancellations: string, noShows: string, roomNights: string, amount: string) =>
  `${cancellations} and ${noShows}, with ${roomNights} in total. The property keeps ${amount} of what guests paid for them.`;

// PayoutList ----------------------------------------------------------------------------------------------------------
export const payouts = 'Payouts';
export const payout2 = 'Payout';
export const paidOn = (day: string) => `Paid on ${day}`;
export const reversedOn = (day: string) => `Reversed on ${day}`;
export const payoutsByDay = 'Payouts, by day';

// PayoutsScreen -------------------------------------------------------------------------------------------------------
export const today = (balanceWords: string) => `Today: ${balanceWords}`;
export const bookings = 'Bookings';
export const bookingsAppearHereOnDay =
  'Bookings appear here on the day of arrival, or on cancellation if an amount is kept.';
export const payoutsToYourBankAccount = 'Payouts to your bank account in this month appear here.';
export const advancesForLaterStays = 'Advances for later stays';
export const weHaveReceivedThese = 'We have received these. They become due to you on the day of arrival.';
export const wePayOutWhatWeReceived = 'We pay out what we received for a booking from the day of arrival, less refunds';
export const ifBookingIsCancelledWePay = (feeWords: string) =>
  `. If a booking is cancelled, we pay out the part that the guest does not get back. ${feeWords}`;
export const payoutsStartWithYourFirstLive = 'Payouts start with your first live property.';
export const whenWeApproveYourListing =
  'When we approve your listing and guests book it, this page lists what we received and paid out to you.';
export const sumsOf = (statementTitle: string) => `Sums: ${statementTitle}`;
export const openingBalance = 'Opening balance';
export const andOurFee = ' and our fee';
export const eachBookingKeepsFeeOfDay =
  ' Each booking keeps the fee of the day it was made. Bookings that you make yourself have no fee.';
export const yourPropertyIsNotRegistered =
  ' Your property is not registered for GST. We pay the GST of bookings made on our site and deduct it (CGST Act 2017, section 9(5)).';

// ReportSkeleton ------------------------------------------------------------------------------------------------------
export const loadingReport = 'Loading report';

// ReportsScreen -------------------------------------------------------------------------------------------------------
export const reportsStartWithYourFirstLive = 'Reports start with your first live property.';
export const whenWeApproveYourListingAndGuests =
  'When we approve your listing and guests book it, its occupancy and revenue appear here, month by month.';

// ShareTable ----------------------------------------------------------------------------------------------------------
export const receivedByUs = 'Received by us';
export const refunds2 = 'Refunds';
export const fee = 'Fee';
export const outstanding = 'Outstanding';
export const outstanding2 = 'outstanding';
export const forYou = 'For you';
export const dueToYou = 'Due to you';
export const byBooking = (caption: string) => `${caption}, by booking`;
export const nothingDue = 'Nothing due';

// StatementFiles ------------------------------------------------------------------------------------------------------
export const thePdfCannotShowTheseLettersOf = (text: string) =>
  `The PDF cannot show these letters: ${text}. Download the CSV instead.`;
