/** Why saved hotels could not be kept in the account. */

export const savedOften = 'Too many changes to your saved hotels. Try again in one minute.';
export const savedFailed = 'We could not update your saved hotels. Try again.';
export const savedPricesFailed = 'We could not load prices and available rooms. Try again.';
export const savedFull = (most: number) => `You can save up to ${most} hotels.`;
export const takeOneOut = 'Remove one to save another.';
