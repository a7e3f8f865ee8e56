import { enterReason } from './dialogs.ts';

// Labels of several screens -------------------------------------------------------------------------------------------
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

export const alreadyReversed = 'Someone has reversed this already. Load the page again.';
export const alreadyRecorded = 'This was recorded already, with other values. Load the page again.';
export const bookingIsBusy = 'Someone else is changing this booking. Try again.';

// Payments and refunds of a booking -----------------------------------------------------------------------------------
export const methods = {
  cash: 'Cash',
  card: 'Card',
  upi: 'UPI',
  bank: 'Bank transfer',
  other: 'Other method',
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
/** A payment gateway or the cancellation policy did it. */
export const recordedAutomatically = 'Recorded automatically';
export const reversedAt = (moment: string) => `Reversed ${moment}`;
export const endedAt: Record<string, (moment: string) => string> = {
  rejected: (moment) => `Rejected ${moment}`,
  reversed: reversedAt,
  cancelled: (moment) => `Cancelled ${moment}`,
  failed: (moment) => `Failed ${moment}`,
};
export const overdueSince = (day: string) => `Overdue since ${day}`;
export const dueBy = (day: string) => `Due by ${day}`;
export const gatewayIsSendingRefund = (deadline: string) => `The payment gateway is sending it. ${deadline}`;
export const toSusegadStays = (method: string) => `To Susegad Stays · ${method}`;
export const bySusegadStays = (method: string) => `By Susegad Stays · ${method}`;
export const notInYourTill = 'Not in your till';
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
  `Susegad Stays received ${amount} of it. We pay it to the property with its payouts, less refunds and our fee.`;
export const recordPayment = 'Record payment';
export const recordReportedPayment = 'Report payment';
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
  not_found: 'You no longer have access to this property or booking. Choose another one, or ask the owner for access.',
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

export const reverseDialogs = {
  reported: { name: 'Reject payment', done: (amount: string) => `${amount} rejected` },
  payment: { name: 'Reverse payment', done: (amount: string) => `${amount} reversed` },
  refund: { name: 'Reverse refund', done: (amount: string) => `${amount} reversed` },
  opening: { name: 'Reverse opening cash', done: (amount: string) => `${amount} reversed` },
  expense: { name: 'Reverse expense', done: (amount: string) => `${amount} reversed` },
  count: { name: 'Reverse count', done: (amount: string) => `${amount} reversed` },
};
export const changeExpiresForGood =
  'This payment is for a change of the booking. If that change still waits, it expires. You cannot undo this.';
export const reasonAppearsWithEntry = 'It appears with the entry.';
export const reversedEntryStays = (entry: string, amount: string, moment: string) =>
  `${entry}: ${amount}, ${moment}. It stays in the list and no longer counts.`;

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
