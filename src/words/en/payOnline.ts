/** What is refused of paying the advance on the page of a payment gateway. */

export const pageUnreachable =
  'The payment page does not answer just now, and nothing was paid. Please try again in a moment.';
export const notSetUp = 'Paying online is switched off just now. Please pay another way, or write to us on WhatsApp.';
export const nothingToPay = 'This stay is over or cancelled: nothing is to be paid for it here.';
export const nothingDue = 'Nothing of the advance is open any more.';
export const beingChecked =
  'You told us that you have paid, and we look for it. If you have not, correct that first, or write to us.';
export const paidOften =
  'The payment page was opened twenty times today. Please write to us on WhatsApp: we help you to pay.';
export const payFailed =
  'We could not reach the server, and nothing was paid. Please check your connection and try again.';
export const backFailed = 'We could not ask whether your payment has come. It is not lost: we hear of it by ourselves.';
