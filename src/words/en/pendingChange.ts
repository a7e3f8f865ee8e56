/** A change of a booking that waits for its payment, and whether it was paid. */

export const stayLine = (checkIn: string, checkOut: string, room: string, rooms: string, guests: string) =>
  `${checkIn} to ${checkOut}, ${room}, ${rooms}, ${guests}`;
export const waitsTitle = 'Your change waits for its payment';
export const payToChange = (amount: string, total: string, by: string) =>
  `Pay ${amount} by ${by}, and your booking becomes this. The new total is ${total}.`;
export const onHold = 'Until then the new nights are on hold for you. Your booking stays as it is.';
export const weLook = (amount: string, by: string) =>
  `You reported a payment of ${amount}. We look for it and email you. Once we find it we change your booking. The new nights are on hold for you until ${by}.`;
export const pay = (amount: string) => `Pay ${amount}`;
export const openingPage = 'Opening the payment page…';
export const withdraw = 'Withdraw change';
export const withdrawTitle = 'Withdraw change?';
export const cancel = 'Cancel';
export const withdrawn = 'Change withdrawn';
export const withdrawWords = 'Your booking stays as it is, and the new nights are available to others.';
export const ifPaid = 'If you paid, we refund the payment in full.';

export const checkAgain = 'Check again';
export const checking = 'Checking your payment…';
export const paidAndChanged = 'Paid and changed';
export const changedTo = (stay: string) => `Your booking is now: ${stay}. We email you too.`;
export const notPaid = 'Not paid: your booking is unchanged';
export const stillWaits = (by: string) =>
  `If you paid, it can take a few minutes: we keep checking. If not, you can pay below until ${by}.`;
export const timeIsOver =
  'The time to pay is over. If you paid, it can take a few minutes: we then change your booking, or refund you in full.';
export const notChanged = 'Paid, but we could not change your booking';
export const refundedInFull = (amount: string) =>
  `The change was no longer possible. You get ${amount} back in full, within 5–7 business days. Your booking is as it was.`;
