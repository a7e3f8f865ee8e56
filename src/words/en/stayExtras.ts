// Extras that guests order on their booking page.
export const extras = 'Extras';
export const offers = (names: string) => `The hotel offers: ${names}.`;
export const add = 'Add extras';
export const addTitle = 'Add extras to your booking';
export const addLead = 'Choose what you want to add. You pay for it with your balance.';
export const newPrice = (total: string, more: string) => `Your booking then costs ${total}: ${more} more.`;
export const addThem = 'Add to booking';
export const added = 'Extras added. The hotel gets an email.';
export const remove = 'Remove';
export const removeOne = (name: string) => `Remove ${name}`;
export const removeTitle = (name: string) => `Remove ${name}?`;
export const costsThen = (total: string, less: string) => `Your booking then costs ${total}: ${less} less.`;
export const removed = (name: string) => `${name} removed. The hotel gets an email.`;

export const refusals = {
  extra_gone:
    'The hotel no longer offers this extra, or it is no longer on your booking. You see your booking as it is now.',
  invalid_extras: 'Choose the number of each extra again.',
  too_many_extras: 'Your booking has too many extras. Ask the hotel to add more.',
} as const;
