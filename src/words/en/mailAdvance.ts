/** The mails to a guest about money: that some has come, was given back or was not found. */

export const payment = 'Payment';
export const stayPaidInFull = 'Your stay is paid in full.';

export const confirmedAt = (hotel: string) => `Your stay at ${hotel} is confirmed`;
export const confirmedSubject = (hotel: string) => `Your stay at ${hotel} is confirmed: your advance has come`;
export const paymentSubject = (hotel: string) => `Your payment has come: ${hotel}`;
export const partSubject = (hotel: string) => `Part of your advance has come: ${hotel}`;
export const paymentHasCome = 'Your payment has come';
export const partHasCome = 'Part of your advance has come';
export const hasCome = (amount: string) => `${amount} has come, thank you.`;
export const hasComeForAll = (amount: string) =>
  `${amount} has come, thank you: your stay is confirmed, and does not end by itself any more.`;
/** For a stay that is off: cancelled, or nobody came. */
export const hasComeForOff = (amount: string, isNoShow: boolean) =>
  `${amount} has come for a stay that ${isNoShow ? 'has ended' : 'is cancelled'}.`;
export const questions = 'Questions about your payment? Answer this mail.';

export const refundSubject = (amount: string, hotel: string) => `Refund sent: ${amount}, ${hotel}`;
export const refundPreview = (amount: string) => `${amount} of what you paid has gone back to you.`;
export const goneBack = (amount: string) => `${amount} has gone back to you`;
/** Whether it stands, or how it ended. */
const yourStay = { kept: 'your stay', cancelled: 'your cancelled stay', missed: 'your stay that has ended' } as const;
export const weSent = (amount: string, stay: keyof typeof yourStay) =>
  `We have sent ${amount} of what you paid for ${yourStay[stay]} back to you.`;
/** `way`: "by UPI", or nothing. */
export const hotelGave = (hotel: string, amount: string, way: string, stay: keyof typeof yourStay) =>
  `${hotel} has noted that it gave ${amount} of what you paid for ${yourStay[stay]} back to you${way && ` ${way}`}.`;
export const bankTakesDays = 'Your bank may take a few days to show it.';
export const moreComes = (amount: string) => `${amount} more comes back to you.`;
export const moreComesBy = (amount: string, day: string) => `${amount} more comes back to you by ${day}.`;
export const allSent = 'All that was to come back to you has been sent.';
export const refund = 'Refund';
export const paymentReference = 'Reference of the payment';
export const noted = 'Noted';
export const notCome = 'Has it not come, or do you expect another sum? Answer this mail.';

export const paymentCorrected = 'A correction about your payment';
export const comeTakenBack = (amount: string) =>
  `We wrote to you that ${amount} had come for your stay. That entry has been corrected: it does not count as paid.`;
export const refundCorrected = 'A correction about your refund';
export const backTakenBack = (amount: string) =>
  `We wrote to you that ${amount} had gone back to you. That entry has been corrected: it does not count as given back.`;
export const correctionSubject = (heading: string, hotel: string) => `${heading}: your stay at ${hotel}`;
export const showPayment =
  'Have you paid it? Answer this mail with a picture of the payment, and we look into it with you.';
export const showRefund = 'Has it come to you all the same? Answer this mail, and we look into it with you.';

export const notFoundSubject = (hotel: string) => `We could not find your payment: your stay at ${hotel}`;
export const lookAtUtr = 'Please look at its UTR again.';
export const notFound = 'We could not find your payment';
export const youToldUs = (at: string, amount: string, hotel: string) =>
  `You told us on ${at} that you have paid ${amount} for your stay at ${hotel}. We looked for it in our bank, and have not found it.`;
export const haveYouPaid =
  'Have you paid? Then please look at the UTR in your UPI app again, and tell it to us on the page of your stay; or send us a picture of the payment on WhatsApp.';
/** `way`: the sentences that say how to pay. */
export const notPaidYet = (way: string) => `Have you not paid yet? ${way}`;
export const dueBy = (by: string) => `It is due by ${by}; without it the booking ends by itself then.`;
