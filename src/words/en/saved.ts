/** What was saved, and what was looked at last. */

export const title = 'Saved hotels';
export const description =
  'The hotels in Goa that you have saved, with free rooms and prices as they are now, and what you looked at last.';
export const needsScript = 'This page needs JavaScript: what you saved is kept in your browser.';
export const withAccount = (email: string) => `Kept with your account, ${email}, on every device.`;
/** What stands before the link to sign in, in it and behind it. */
export const onDevice = 'Kept on this device. ';
export const signIn = 'Sign in';
export const toOthers = ', and they come along to your others.';
export const nothing = 'Nothing is saved yet. Press the heart of a hotel that you like, and it waits for you here.';
export const searchStays = 'Search hotels';
export const saved = (n: number) => (n === 1 ? '1 hotel saved' : `${n} hotels saved`);
export const showMore = 'Show more';
export const notLoaded = 'Your saved hotels could not be loaded';
export const gone = 'A hotel that you saved is no longer shown. It may be listed again.';
export const forget = 'Forget it';

export const ratingOf = (rating: string, reviews: number) =>
  `${rating} of 5, ${reviews === 1 ? '1 review' : `${reviews} reviews`}`;
export const datesFor = (from: string, to: string, party: string) => `${from} to ${to}, ${party}`;
export const datesOver = (party: string) => `The dates you looked at are over. For ${party}`;
export const withoutDates = (party: string) => `Without dates, for ${party}`;
export const soldOut = 'Sold out on these dates. Open it to be told when they free up.';
export const notLet = 'Not let for this stay.';
export const noRoom = 'No room for this party at the moment.';
/** Before the lowest price of a night, and behind it. */
export const from = 'from ';
export const aNight = 'a night, taxes included';
/** Behind the price of the stay. */
export const nights = (n: number) => (n === 1 ? '1 night' : `${n} nights`);
export const forNights = (nights: string) => `for ${nights}, taxes included`;

export const recentlySeen = 'Recently seen';
export const clearList = 'Clear this list';
export const recentNote = 'What you opened on this device last. It is kept here and sent nowhere.';
