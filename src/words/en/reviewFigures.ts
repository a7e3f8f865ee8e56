import { counted } from '../../domain/stay.ts';

/** How guests' stars are spread, and the photos of reviews: fetched when the reviews are opened. */

export const reviewsByStars = 'Reviews by stars';
export const countStars = (count: number) => counted(count, 'star');
/** Behind a number of reviews, for who listens. */
export const ofReviews = (count: number) => (count === 1 ? 'review' : 'reviews');
export const byAspect = (reviews: number) => `By aspect, from ${counted(reviews, 'review')}`;
/** Behind a mean of stars. */
export const ofFive = 'of 5';
/** What stands before, in, between and behind its two links: the figures, and the script that counts them. */
export const checkLine = [
  'Each review is an entry in a public log, hidden ones too. An entry that is changed or taken out shows to whoever has an earlier copy of it. ',
  'Check these figures',
  ' with ',
  'a short script',
  ' for Node: it recounts them from the log, and compares it with a copy that you kept.',
] as const;

export const guestPhoto = (month: string) => `Photo by a guest, ${month}`;
export const guestPhotoOf = (place: number, count: number, month: string) =>
  `Photo ${place} of ${count} by a guest, ${month}`;

/** Above the reviews: their order, whose they are, and a search. */
export const chooseReviews = 'Sort and search reviews';
export const sortBy = 'Sort by';
export const sorts = { newest: 'Newest first', highest: 'Highest rating', lowest: 'Lowest rating' } as const;
export const whoStayed = 'Who stayed';
export const everybody = 'All guests';
export const searchReviews = 'Search reviews';
export const noneFound = 'No review matches.';
export const showAll = 'Show all reviews';
