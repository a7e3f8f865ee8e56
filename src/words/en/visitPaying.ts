/** Paying the advance of a booking, and reporting that it is paid. */

export const payAdvance = (amount: string) => `Pay the advance: ${amount}`;
export const payBalance = (amount: string) => `Pay the balance: ${amount}`;
export const balanceReported = (amount: string) => `Payment of ${amount} reported`;
export const advanceReported = (amount: string) => `Advance of ${amount} reported`;
export const openingPage = 'Opening the payment page…';
export const payNow = (amount: string) => `Pay ${amount}`;
export const howItIsPaid =
  'Pay by card, UPI or net banking on Razorpay’s page. You then return here. We never see your card, and we confirm your payment immediately.';

export const reportedOn = (moment: string) => `, reported on ${moment}`;
export const ifYouPaid = 'If you have paid, report the UTR so that we can find your payment.';
export const notFound = (amount: string) =>
  `We did not find the payment of ${amount} that you reported. If you paid it, check the UTR in your UPI app and report it again.`;
export const correctUtr = 'Correct the UTR';
export const iHavePaid = 'I have paid';
export const loading = 'Loading…';
