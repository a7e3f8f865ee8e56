/** What is said when saved stays and the account do not come together. */

export const savedOften = 'You have saved very many hotels. Please try again in a minute.';
export const savedFailed = 'Your saved hotels could not be brought up to date. Please try again.';
export const savedPricesFailed = 'We could not load prices and free rooms. Please try again.';
export const savedFull = (most: number) => `You can save up to ${most} hotels.`;
export const takeOneOut = 'Take one out to save another.';
