/** What became of a payment, for who comes back from its page. */

export const askAgain = 'Ask again';
export const asking = 'We ask whether your payment has come…';
export const cancelled = 'This stay is cancelled.';
export const hasCome = 'Your payment has come, thank you.';
export const confirmedByIt =
  'Your booking is confirmed by it. We write to you too, and the receipt is below, with the price.';
export const cameSoFar = (amount: string) => `${amount} of your advance has come so far.`;
export const stillDue = (amount: string) =>
  `${amount} of it is still due: the stay costs more than when you began to pay, or less has come.`;
export const noneYet = 'No payment has come yet.';
export const whatNow =
  'If you did not pay, nothing was charged: pay below, as long as your booking waits. If you did, it can take a few minutes; we hear of it by ourselves and write to you.';
