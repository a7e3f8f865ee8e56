import * as say from '../../words/en/sorting.ts';

/** What a search may ask for beside place, days and party: for the page, and for assistants. */

/** The orders of the list, with what the visitor reads. */
export const sorts = {
  recommended: say.recommended,
  price: say.byPrice,
  rating: say.byRating,
  name: say.byName,
} as const;
export type Sort = keyof typeof sorts;
export const sortNames = Object.keys(sorts) as Sort[];

export const starChoices = [5, 4, 3, 2, 1] as const;

/** The database reads this much of a destination; a longer one is a mistake or an attack. */
export const longestDestination = 80;
export const maxAmenities = 20;
export const maxPages = 9999;
