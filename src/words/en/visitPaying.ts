/** Paying the advance of a stay, and telling that it is paid. */

export const openingPage = 'Opening the payment page…';
export const payNow = (amount: string) => `Pay ${amount} now`;
export const howItIsPaid =
  'By card, UPI or net banking, on a page of Razorpay; it leads you back here. We never see your card, and the payment is confirmed at once.';

export const toldOn = (moment: string) => `, told on ${moment}`;
export const haveYouPaid = 'Have you paid? Tell us the UTR, and we look for it.';
export const haveYouPaidInTime = 'Have you paid? Tell us the UTR, and your booking does not end while we look for it.';
export const correctUtr = 'Correct the UTR';
export const iHavePaid = 'I have paid';
export const loading = 'Loading…';
