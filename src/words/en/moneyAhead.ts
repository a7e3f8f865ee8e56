/** What of a stay is to be paid, by when and how. */

export const remainingAtHotel = (amount: string) => `The remaining ${amount} is paid at the hotel.`;
export const toldPaid = (claimed: string) =>
  `You told us that you have paid ${claimed}. We look for it in our bank, mostly within a working day, and write to you; meanwhile, for a week at most, your booking does not end.`;
export const anotherDue = (amount: string) => `Another ${amount} of the advance is due before you arrive.`;
export const anotherDueLater = (amount: string) =>
  `Another ${amount} of the advance is due before you arrive: once we have found the first payment, you can pay it here.`;
export const stayIsBooked = 'Your stay is booked.';
export const wholePrice = 'the whole price';
export const ofTotal = (percent: number) => `${percent}% of the total`;
/** Which part of the price the advance is, where that is said. */
const aside = (part: string | null) => (part ? `, ${part},` : '');
export const advanceIsDue = (advance: string, part: string | null) =>
  `Its advance of ${advance}${aside(part)} is due before you arrive.`;
export const advanceIsDueBy = (advance: string, part: string | null, moment: string) =>
  `Its advance of ${advance}${aside(part)} is due by ${moment}: without it the booking ends by itself then.`;
export const partHasCome = (advance: string, part: string | null, paid: string, open: string) =>
  `Of its advance of ${advance}${aside(part) || ','} ${paid} has come, and ${open} is due before you arrive. Your booking does not end by itself any more.`;
export const partHasComeBy = (advance: string, part: string | null, paid: string, open: string, moment: string) =>
  `Of its advance of ${advance}${aside(part) || ','} ${paid} has come, and ${open} is due by ${moment}: without it the booking ends by itself then.`;
export const paidInFullThanks = 'Your stay is paid in full, thank you.';
export const wasRefunded = 'What you paid was refunded.';
export const partRefunded = 'Part of what you paid was refunded.';
export const advanceHasCome = (paid: string) => `Your advance of ${paid} has come, thank you.`;
export const hasCome = (paid: string) => `${paid} has come, thank you.`;
export const nothingDue = (amount: string) => `Nothing is due before you arrive; ${amount} is paid at the hotel.`;
export const orByUpi = 'Or pay by UPI to our account';

export const loading = 'Loading';
export const qrToPay = (amount: string, upiId: string) => `QR code to pay ${amount} by UPI to ${upiId}`;
export const payWithApp = (amount: string) => `Pay ${amount} with a UPI app`;
export const noAnswerToButton = 'No answer to the button?';
/** `scan`: the words below, or nothing. */
export const payByUpi = (amount: string, upiId: string, note: string, scan: string) =>
  `Pay ${amount} by UPI to ${upiId}, with ${note} as the note${scan}.`;
export const orScan = ', or scan this with any UPI app: amount and reference are filled in';
export const fromAnotherPhone = 'Pay from another phone';
