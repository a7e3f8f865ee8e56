import * as say from '../../words/staff/listing.ts';
import type { ListingStep } from './steps.ts';

/** The parts of a live listing by the names its owner reads: each is a step of the wizard, where it is changed. */
export const listingParts = {
  basics: say.basicDetails,
  amenities: say.amenities,
  rooms: say.roomsAndPrices,
  photos: say.photos,
  policies: say.policies,
  compliance: say.taxAndPayout,
} as const satisfies Partial<Record<ListingStep, string>>;
export type ListingPart = keyof typeof listingParts;
export const partNames = Object.keys(listingParts) as ListingPart[];
