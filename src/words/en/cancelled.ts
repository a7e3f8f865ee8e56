import { refundDays } from './cancellation.ts';

/** The refund of a cancelled booking. */

export const weLookAlso = (reported: string) => `We are also checking your payment of ${reported}.`;
export const weLook = (reported: string) =>
  `We are checking your payment of ${reported}. Once we find it, we email you about the refund.`;
export const refunded = (amount: string) => `${amount} of your payment was refunded.`;
export const expiredUnpaid = (advance: string) =>
  `It expired because we did not receive the advance of ${advance} in time.`;
export const noPayment = 'We received no payment for it.';
export const nothingDue =
  'Nothing is due. If you have paid, write to us with your reference. We look into it with you.';
export const policy = (words: string) => `Your cancellation policy: ${words}`;
export const askOfRest = (refunded: string) =>
  `${refunded} of your payment was refunded. Write to us with your reference, and we tell you how much of the rest is refunded.`;
export const askRefund = 'Write to us with your reference, and we tell you how much of your payment is refunded.';
export const cancelledOn = (moment: string) => `It was cancelled on ${moment}.`;
export const fee = (amount: string) => `The hotel charges a no-show fee of ${amount}.`;
export const paidOfFee = (amount: string) => `You have paid ${amount}.`;
export const feeDue = (amount: string) => `Balance due: ${amount}. You pay it to the hotel.`;
export const feePaid = 'It is paid in full.';
/** Nobody arrived. */
export const endedOn = (moment: string) => `It ended on ${moment}.`;
/** `when`: one of these two. */
export const noRefund = (when: string) => `${when} No refund.`;
/** How long it takes, and until which day that is, where it is known. */
const within = (day: string | null) => `within ${refundDays}${day ? ` (by ${day})` : ''}`;
export const refundInAll = (when: string, inAll: string, refunded: string, other: string, day: string | null) =>
  `${when} Your refund is ${inAll}. ${refunded} was refunded already. You get the other ${other} back ${within(day)}.`;
export const feeRefund = (amount: string, day: string | null) => `You get ${amount} back ${within(day)}.`;
export const refund = (when: string, amount: string, day: string | null) =>
  `${when} You get ${amount} back ${within(day)}.`;
