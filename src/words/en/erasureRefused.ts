/** Money that keeps an account from being deleted. These words are apart from those of calls, which other pages load too. */

export const refundDue = (amount: string, reference: string, day: string) =>
  `You get a refund of ${amount} for your booking ${reference} by ${day}. You can delete your account after that: until then, we must know whom to pay.`;
export const cancellationOpen = (reference: string) =>
  `The hotel says that you cancelled your booking ${reference}. Open the link in our email and answer first: until then, we must know whom to pay.`;
export const paymentReported = (amount: string, reference: string) =>
  `We are still checking the payment of ${amount} that you reported for your booking ${reference}. You can delete your account once we have emailed you the result. If you have not paid, withdraw the report on your booking page, or write to us.`;
