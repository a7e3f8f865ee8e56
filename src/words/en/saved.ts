/** Saved hotels, and those that were opened last. */

export const title = 'Saved hotels';
export const description =
  'The hotels in Goa that you saved, with current prices and available rooms, and the hotels you viewed last.';
export const needsScript = 'This page needs JavaScript, because your saved hotels are kept in your browser.';
export const withAccount = (email: string) => `Saved in your account, ${email}. You see them on all your devices.`;
/** Before the link to sign in, in it and behind it. */
export const onDevice = 'Saved on this device only. ';
export const signIn = 'Sign in';
export const toOthers = ' to see them on your other devices too.';
export const nothing = 'You have no saved hotels yet. Select the heart on a hotel to save it here.';
export const searchStays = 'Search hotels';
export const saved = (n: number) => (n === 1 ? '1 hotel saved' : `${n} hotels saved`);
export const showMore = 'Show more';
export const notLoaded = 'We could not load your saved hotels';
export const gone = 'A hotel you saved is not listed at the moment.';
export const forget = 'Remove it';

export const ratingOf = (rating: string, reviews: number) =>
  `${rating} of 5, ${reviews === 1 ? '1 review' : `${reviews} reviews`}`;
export const datesFor = (from: string, to: string, party: string) => `${from} to ${to}, ${party}`;
export const datesOver = (party: string) => `Your dates are in the past. For ${party}`;
export const withoutDates = (party: string) => `Without dates, for ${party}`;
export const soldOut = 'Sold out on these dates. Open the hotel to get an email if a room becomes available.';
export const notLet = 'Not available for these dates and guests.';
export const noRoom = 'No room for this many guests at the moment.';
/** Before the lowest price of a night, and behind it. */
export const from = 'from ';
export const aNight = 'a night, taxes included';
/** Behind the price of the stay. */
export const nights = (n: number) => (n === 1 ? '1 night' : `${n} nights`);
export const forNights = (nights: string) => `for ${nights}, taxes included`;

export const recentlySeen = 'Recently seen';
export const clearList = 'Clear this list';
export const recentNote = 'The hotels you opened last. This list stays on this device.';
