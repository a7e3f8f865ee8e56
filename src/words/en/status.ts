/** The status of a booking, and of its payment. */

export const waitingForHotel = 'Waiting for the hotel';
export const stayed = 'Stayed';
export const expired = 'Expired';
export const cancelled = 'Cancelled';
export const noShow = 'No-show';
export const paymentChecked = 'Payment being checked';
export const advanceDueBy = (moment: string) => `Advance due by ${moment}`;
export const advanceDue = 'Advance due';
export const confirmedByAdvance = 'Confirmed by advance';
export const booked = 'Booked';

export const paymentReported = 'Payment reported';
export const partlyRefunded = 'Partly refunded';
/** By the state of the payment, where there is an advance, and where there is none. */
export const advanceStates = {
  pending: 'Advance not paid',
  paid: 'Advance paid',
  failed: 'Payment of the advance failed',
  refunded: 'Advance refunded',
} as const;
export const paymentStates = {
  pending: 'At the hotel',
  paid: 'Paid',
  failed: 'Payment failed',
  refunded: 'Refunded',
} as const;
