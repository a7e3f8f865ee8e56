/** The emails to a guest about money: a payment that was reported, received, not found or corrected, and a refund. */

export const payment = 'Payment';
export const amount = 'Amount';
export const paidInFull = 'Your booking is paid in full.';

export const confirmedSubject = (hotel: string) => `Advance received, booking confirmed: ${hotel}`;
export const confirmedAt = (hotel: string) => `Your booking at ${hotel} is confirmed`;
export const receivedSubject = (hotel: string) => `Payment received: ${hotel}`;
export const receivedHeading = 'We received your payment';
export const partSubject = (hotel: string) => `Part of your advance received: ${hotel}`;
export const partHeading = 'We received part of your advance';
export const received = (amount: string) => `We received ${amount}. Thank you.`;
export const receivedConfirms = (amount: string) =>
  `We received ${amount}. Your booking is confirmed and no longer expires.`;
/** For a booking that has ended: it was cancelled, or nobody arrived. */
export const receivedForEnded = (amount: string, isNoShow: boolean) =>
  `We received ${amount} for a booking that ${isNoShow ? 'has ended' : 'is cancelled'}.`;
export const questions = 'If you have questions about your payment, reply to this email.';

export const refundSubject = (amount: string, hotel: string) => `Refund of ${amount} sent: ${hotel}`;
export const refundPreview = (amount: string) => `${amount} of your payment was refunded.`;
export const refunded = (amount: string) => `${amount} refunded`;
/** The booking, by whether and how it ended. */
const yourBooking = {
  kept: 'your booking',
  cancelled: 'your cancelled booking',
  missed: 'your booking that has ended',
} as const;
export const weRefunded = (amount: string, booking: keyof typeof yourBooking) =>
  `We refunded ${amount} of your payment for ${yourBooking[booking]}.`;
/** `way`: "by UPI", or nothing. */
export const hotelRefunded = (hotel: string, amount: string, way: string, booking: keyof typeof yourBooking) =>
  `${hotel} has recorded that it refunded ${amount} of your payment for ${yourBooking[booking]}${way && ` ${way}`}.`;
export const bankTakesDays = 'Your bank may take a few days to show it.';
export const moreDue = (amount: string) => `You get another ${amount} back.`;
export const moreDueBy = (amount: string, day: string) => `You get another ${amount} back by ${day}.`;
export const allRefunded = 'Nothing more is due to you.';
export const refund = 'Refund';
export const paymentReference = 'Refund reference';
export const recorded = 'Recorded';
export const notArrived = 'If it does not arrive, or you expected another amount, reply to this email.';

export const paymentCorrected = 'Payment corrected';
export const paymentReversed = (amount: string) =>
  `We emailed you that we received ${amount} for your booking. We have corrected that: the amount does not count as paid.`;
export const refundCorrected = 'Refund corrected';
export const refundReversed = (amount: string) =>
  `We emailed you that ${amount} was refunded to you. We have corrected that: the amount does not count as refunded.`;
export const correctedSubject = (heading: string, hotel: string) => `${heading}: ${hotel}`;
export const showPayment =
  'If you have paid it, reply to this email with a screenshot of the payment. We will look into it with you.';
export const showRefund = 'If you have received it, reply to this email. We will look into it with you.';

export const reportedSubject = (hotel: string) => `Payment reported: ${hotel}`;
export const reportedHeading = 'We are checking the payment';
export const reported = (amount: string, hotel: string) =>
  `You reported a payment of ${amount} for your booking at ${hotel}.`;
export const reportedByReference = (amount: string, hotel: string) =>
  `Someone reported a payment of ${amount} for your booking at ${hotel}, with your booking reference only.`;
export const reportByLinkToo =
  'If this was you, open your booking with the button below and report the number there too. Until then nothing changes for your booking.';
export const weLookForIt =
  'We look for the payment in our bank account, usually within one working day. Then we email you.';
export const ifNumberDiffers =
  'Compare the UTR below with your UPI app. If it differs, correct it on your booking page. If you have not paid, withdraw the report there.';
export const notReportedByYou = 'If this was not you, reply to this email.';

export const notFoundSubject = (hotel: string) => `Payment not found: ${hotel}`;
export const checkUtr = 'Check the UTR, then report the payment again.';
export const notFound = 'We could not find your payment';
export const youReported = (at: string, amount: string, hotel: string) =>
  `We did not find your payment of ${amount} in our bank account. You reported it on ${at} for your booking at ${hotel}.`;
export const ifPaid =
  'If you have paid, check the UTR in your UPI app. Then report it again on your booking page, or send us a screenshot of the payment on WhatsApp.';
export const ifNotPaid = 'If you have not paid, the advance is still due.';
export const ifNotPaidBy = (by: string) =>
  `If you have not paid, the advance is due by ${by}. Without it your booking expires.`;
export const balanceIfNotPaid = (amount: string) => `If you have not paid, ${amount} of your booking is still due.`;

export const invoiceSubject = (invoice: string, hotel: string) => `${invoice}: ${hotel}`;
export const invoiceIssued = (hotel: string, invoice: string) => `${hotel} has issued ${invoice} for your booking.`;
export const saveInvoice = 'You can read it and save it on your booking page.';
export const issuedOn = 'Issued on';
export const voucherTotals = {
  receipt_voucher: 'Advance received, taxes included',
  refund_voucher: 'Advance refunded, taxes included',
} as const;
export const invoiceQuestions = 'If something on it is incorrect, reply to this email.';

export const changedSubject = (hotel: string) => `Payment received, booking changed: ${hotel}`;
export const changedHeading = 'We received your payment and changed your booking';
export const receivedForChange = (amount: string) => `We received ${amount} and changed your booking as you asked.`;
export const changedOnceFound =
  'We change your booking once we find the payment. Until then it stays as it is. If the new nights are sold out by then, we refund you in full.';
export const changeNotMade =
  'Your booking is unchanged. If you have paid, reply to this email with a screenshot of the payment. We then change your booking, or refund you in full.';
export const notChangedSubject = (hotel: string) => `Change not possible, refund due: ${hotel}`;
export const notChangedHeading = 'We could not change your booking';
export const notChanged = (amount: string) =>
  `We received ${amount} for a change of your booking. The change was no longer possible when the payment arrived.`;
export const allBack = (amount: string, day: string | null) =>
  day ? `You get ${amount} back in full by ${day}.` : `You get ${amount} back in full.`;
export const asItWas = 'Your booking stays as it was.';
