import * as say from '../../words/en/party.ts';
import { propertyTypes } from '../../words/en/site.ts';
import type { PropertyType } from '../listing/listing.ts';

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

/** The lowest guest scores that can be asked for, of 5; the search counts the hotels of each. */
export const ratingChoices = [4.5, 4, 3.5] as const;

/** Property types in the order of the database, with what guests read. */
export const typeNames: Readonly<Record<PropertyType, string>> = propertyTypes;
export const typeChoices = Object.keys(typeNames) as PropertyType[];

/** The database reads this much of a destination; a longer one is a mistake or an attack. */
export const longestDestination = 80;
export const maxAmenities = 20;
export const maxPages = 9999;
