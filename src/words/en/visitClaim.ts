/** The number of a payment that a guest tells of, and taking that back. */

export const lookingFor = (amount: string) => `We look for your ${amount}`;
export const doesNotEnd = 'Your booking does not end while we look, for a week at most, and we write to you.';
export const utrOfPayment = 'UTR of your payment';
export const utrHint =
  '12 digits that your UPI app shows with the payment, as UTR or UPI reference. A transaction ID with letters is another number.';
export const sending = 'Sending…';
export const tellUs = 'Tell us';
export const notNow = 'Not now';

export const notPaid = 'I have not paid';
export const notPaidTitle = 'You have not paid';
export const keepLooking = 'Keep looking';
export const stopLooking = 'Stop looking for it';
export const lookedNoMore = 'We do not look for a payment any more';
export const whatFollows =
  'We stop looking for the payment that you told us of. The advance is awaited again, by the time that is then shown here.';
