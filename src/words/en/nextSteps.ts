/** What happens from a booking to the arrival. */

export const whatHappensNext = 'What happens next';
export const theAdvance = 'The advance';
export const thePayment = 'The payment';
/** Sentences with a link: what stands before it, in it and behind it. */
export const changeOrCancel = ['Change dates and guests, or cancel, on ', 'your booking page', '.'] as const;
export const changedByHotel = 'To change or cancel your stay now, please talk to the hotel.';
export const bookedUnder = (day: string) => ['You booked under our ', 'terms', ` of ${day}.`] as const;
export const ifPlansChange = 'If plans change';
export const askTerms = 'Ask us about the terms of cancellation of this hotel.';
export const theArrival = 'The arrival';
export const roomIsReady = (day: string, time: string, lastTime: string, lastDay: string) =>
  `Your room is ready on ${day} from ${time}, and yours until ${lastTime} on ${lastDay}.`;
