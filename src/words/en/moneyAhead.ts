/** How much of a booking is due, by when, and how it is paid. */

export const remainingAtHotel = (amount: string) => `You pay the remaining ${amount} at the hotel.`;
export const reported = (amount: string) =>
  `You reported a payment of ${amount}. We are checking our bank account, usually within one working day, and will email you.`;
export const moreDue = (amount: string) => `Another ${amount} of the advance is due before you arrive.`;
export const moreDueLater = (amount: string) =>
  `Another ${amount} of the advance is due before you arrive. You can pay it here once we have found your first payment.`;
export const wholePrice = 'the whole price';
export const ofTotal = (percent: number) => `${percent}% of the total`;
/** Which part of the price the advance is, where that is said. */
const aside = (part: string | null) => (part ? ` (${part})` : '');
export const advanceIsDue = (advance: string, part: string | null) =>
  `The advance of ${advance}${aside(part)} is due before you arrive. If it is unpaid then, you pay it at the hotel. Your booking does not expire.`;
export const advanceIsDueBy = (advance: string, part: string | null, moment: string) =>
  `The advance of ${advance}${aside(part)} is due by ${moment}. Without it your booking expires.`;
export const partReceived = (advance: string, part: string | null, paid: string, due: string) =>
  `We received ${paid} of the ${advance} advance${aside(part)}. The other ${due} is due before you arrive. Your booking no longer expires.`;
export const partReceivedBy = (advance: string, part: string | null, paid: string, due: string, moment: string) =>
  `We received ${paid} of the ${advance} advance${aside(part)}. The other ${due} is due by ${moment}. Without it your booking expires.`;
export const paidInFullThanks = 'Your booking is paid in full. Thank you.';
export const refunded = 'Your payment was refunded.';
export const partRefunded = 'Part of your payment was refunded.';
export const advanceReceived = (paid: string) => `We received your advance of ${paid}. Thank you.`;
export const received = (paid: string) => `We received ${paid}. Thank you.`;
export const nothingDue = (amount: string) => `Nothing is due before you arrive. You pay ${amount} at the hotel.`;
/** After check-out. */
export const balanceIsDue = (amount: string) => `${amount} of your booking is still due.`;
export const balanceAtHotel = 'Pay it at the hotel.';
export const moreOfBalance = (amount: string) => `Another ${amount} is due.`;
export const moreOfBalanceLater = (amount: string) =>
  `Another ${amount} is due. You can pay it here once we have found your first payment.`;
export const orByUpi = 'Or pay by UPI to our account';

export const loading = 'Loading';
export const qrToPay = (amount: string, upiId: string) => `QR code to pay ${amount} by UPI to ${upiId}`;
export const payWithApp = (amount: string) => `Pay ${amount} with a UPI app`;
export const noAnswerToButton = 'No app opened?';
/** `scan`: the words below, or nothing. */
export const payByUpi = (amount: string, upiId: string, note: string, scan: string) =>
  `Pay ${amount} by UPI to ${upiId}. Enter ${note} as the note.${scan}`;
export const orScan = ' Or scan this code with any UPI app: it fills in the amount and reference.';
export const fromAnotherPhone = 'Pay from another phone';
