/** A change of a booking that waits for its payment, and whether it was paid. */

export const stayLine = (checkIn: string, checkOut: string, room: string, rooms: string, guests: string) =>
  `${checkIn} to ${checkOut}, ${room}, ${rooms}, ${guests}`;
export const waitsTitle = 'Your change is not confirmed yet';
export const payToChange = (amount: string, total: string, by: string) =>
  `Pay ${amount} by ${by} to confirm it. The new total is ${total}.`;
export const onHold = 'We hold the new nights for you until then. Your booking does not change before you pay.';
export const weLook = (amount: string, by: string) =>
  `You reported a payment of ${amount}. We are checking it and will email you. Once we find it, we change your booking. We hold the new nights for you until ${by}.`;
export const pay = (amount: string) => `Pay ${amount}`;
export const openingPage = 'Opening the payment page…';
export const withdraw = 'Withdraw change';
export const withdrawTitle = 'Withdraw change?';
export const cancel = 'Cancel';
export const withdrawn = 'Change withdrawn';
export const withdrawWords = 'Your booking stays as it is. The new nights become available to others.';
export const ifPaid = 'If you paid, we refund the payment in full.';

export const checkAgain = 'Check again';
export const checking = 'Checking your payment…';
export const paidAndChanged = 'Payment received, booking changed';
export const changedTo = (stay: string) => `Your booking is now: ${stay}. We also email you.`;
export const notPaid = 'No payment received yet. Your booking has not changed.';
export const stillWaits = (by: string) =>
  `If you paid, it can take a few minutes. We keep checking. If you did not pay, you can pay below until ${by}.`;
export const timeIsOver =
  'The time to pay is over. If you paid, it can take a few minutes. We then change your booking or refund you in full.';
export const notChanged = 'We received your payment but could not change your booking';
export const refundedInFull = (amount: string) =>
  `You get ${amount} back in full within 5–7 business days. The change was no longer possible. Your booking is as it was.`;
