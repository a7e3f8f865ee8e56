/** Money that keeps an account from being deleted. Apart from the words of calls: other pages ask who is signed in. */

export const refundDue = (amount: string, reference: string, day: string) =>
  `You get ${amount} of your booking ${reference} back by ${day}. You can delete your account after that: until then we must know whom to pay.`;
export const cancellationOpen = (reference: string) =>
  `The hotel says that you cancelled your booking ${reference}. Open the link in our email and answer first: until then we must know whom to pay.`;
export const paymentReported = (amount: string, reference: string) =>
  `We still look for the ${amount} that you reported for your booking ${reference}. You can delete your account as soon as we have emailed you the result. If you have not paid, withdraw the report on your booking page, or write to us.`;
