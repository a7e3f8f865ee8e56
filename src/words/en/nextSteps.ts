/** What happens from a booking to the arrival. */

export const whatHappensNext = 'What happens next';
export const theAdvance = 'Advance';
export const thePayment = 'Payment';
/** Sentences with a link: the text before it, in it and after it. */
export const changeOrCancel = ['Change dates and guests, or cancel, on ', 'your booking page', '.'] as const;
export const changedByHotel = 'To change or cancel now, contact the hotel.';
export const bookedUnder = (day: string) => ['You booked under our ', 'terms', ` of ${day}.`] as const;
export const ifPlansChange = 'If plans change';
export const askTerms = 'Ask us about this hotel’s cancellation policy.';
export const houseRules = 'House rules';
