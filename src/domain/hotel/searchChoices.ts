import * as say from '../../words/en/party.ts';
import { propertyTypes } from '../../words/en/site.ts';
import type { PropertyType } from '../listing/listing.ts';

export const sorts = {
  recommended: say.recommended,
  price: say.byPrice,
  rating: say.byRating,
  name: say.byName,
} as const;
export type Sort = keyof typeof sorts;
export const sortNames = Object.keys(sorts) as Sort[];

export const starChoices = [5, 4, 3, 2, 1] as const;

export const ratingChoices = [4.5, 4, 3.5] as const;

export const typeNames: Readonly<Record<PropertyType, string>> = propertyTypes;
export const typeChoices = Object.keys(typeNames) as PropertyType[];

/** The database reads this many characters. A longer text is a mistake or an attack. */
export const longestDestination = 80;
export const maxAmenities = 20;
export const maxPages = 9999;
