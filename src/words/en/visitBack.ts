/** Whether a payment was received, for a guest who returns from the page of the gateway. */

export const checkAgain = 'Check again';
export const checking = 'Checking your payment…';
export const received = 'We received your payment. Thank you.';
export const confirmedByIt = 'Your booking is confirmed.';
/** After check-out. */
export const paidByIt = 'Your booking is paid in full.';
export const weEmail = 'We also email you.';
export const receiptIsBelow = 'The receipt is below with the price.';
export const balanceStillDue = (amount: string) =>
  `${amount} is due. If you did not pay, no money was taken. You can pay below. If you paid, it can take a few minutes to show here. We keep checking and email you.`;
export const receivedSoFar = (amount: string) => `We received ${amount} of your advance so far.`;
export const stillDue = (amount: string) =>
  `Another ${amount} is due. If you did not pay it, no money was taken. You can pay below. If you paid, it can take a few minutes to show here. We keep checking and email you.`;
export const noneYet = 'We have not received a payment yet.';
export const whatNow =
  'If you did not pay, no money was taken. Pay below before your booking expires. If you paid, it can take a few minutes to show here. We keep checking and email you.';
