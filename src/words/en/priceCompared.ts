/** The price of a stay as it was beside what it will be. */

export const partOfPrice = 'Part of the price';
export const asBooked = 'As booked';
export const now = 'Now';
export const costsTheSame = 'The stay costs what it did.';
export const moreThanBefore = (amount: string) => `${amount} more than before.`;
export const lessThanBefore = (amount: string) => `${amount} less than before.`;
