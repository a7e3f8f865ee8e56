import { counted } from '../../domain/stay.ts';

/** How guests' stars are spread, and the photos of reviews: fetched when the reviews are opened. */

export const reviewsByStars = 'Reviews by stars';
export const countStars = (count: number) => counted(count, 'star');
/** Follows a number of reviews, for screen readers. */
export const ofReviews = (count: number) => (count === 1 ? 'review' : 'reviews');
export const byAspect = (reviews: number) => `By aspect, from ${counted(reviews, 'review')}`;
/** Follows a mean of stars. */
export const ofFive = 'of 5';
/** The text before, in, between and after two links: the figures, and the script that counts them. */
export const checkLine = [
  'Every review is in a public log, hidden ones too. You can ',
  'check these figures',
  ' with ',
  'a short script',
  '.',
] as const;

export const guestPhoto = (month: string) => `Photo by a guest, ${month}`;
export const guestPhotoOf = (place: number, count: number, month: string) =>
  `Photo ${place} of ${count} by a guest, ${month}`;

/** Above the reviews: their order, a choice of guests, and a search. */
export const chooseReviews = 'Sort and search reviews';
export const sortBy = 'Sort by';
export const sorts = { newest: 'Newest first', highest: 'Highest rating', lowest: 'Lowest rating' } as const;
export const whoStayed = 'Who stayed';
export const everybody = 'All guests';
export const searchReviews = 'Search reviews';
export const noneFound = 'No review matches.';
export const showAll = 'Show all reviews';
