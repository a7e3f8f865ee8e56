/** What became of a payment, for who comes back from its page. */

export const askAgain = 'Ask again';
export const asking = 'We ask whether your payment has come…';
export const hasCome = 'Your payment has come, thank you.';
export const confirmedByIt =
  'Your booking is confirmed by it. We write to you too, and the receipt is below, with the price.';
export const cameSoFar = (amount: string) => `${amount} of your advance has come so far.`;
export const stillDue = (amount: string) =>
  `${amount} of it is still due. If you did not pay just now, nothing was taken: you can pay it below. If you did and it is not in that sum yet, it can take a few minutes; we hear of it by ourselves and write to you.`;
export const noneYet = 'No payment has come yet.';
export const whatNow =
  'If you did not pay, nothing was charged: pay below, as long as your booking waits. If you did, it can take a few minutes; we hear of it by ourselves and write to you.';
