/** Compares the price of a booking before and after a change. */

export const partOfPrice = 'Part of the price';
export const asBooked = 'As booked';
export const now = 'Now';
export const costsTheSame = 'The price does not change.';
export const moreThanBefore = (amount: string) => `${amount} more than before.`;
export const lessThanBefore = (amount: string) => `${amount} less than before.`;
