/** Refusals when a guest pays the advance on the page of a payment gateway. */

export const pageUnreachable = 'The payment page does not answer. Nothing was paid. Try again in a moment.';
export const notSetUp = 'Paying online is switched off. Pay another way, or write to us on WhatsApp.';
export const nothingToPay = 'This booking is over or cancelled. Nothing is due for it here.';
export const nothingDue = 'Nothing is due.';
export const noChange = 'The time to pay for this change is over, and nothing was paid. Choose it again.';
export const beingChecked =
  'We are checking a payment that you reported. If you have not paid, withdraw the report first, or write to us.';
export const paidOften = 'You opened the payment page 20 times today. Write to us on WhatsApp, and we help you pay.';
export const payFailed = 'We could not reach the server. Nothing was paid. Check your connection and try again.';
export const backFailed = 'We could not check your payment. If you paid, it is not lost: we keep checking.';
