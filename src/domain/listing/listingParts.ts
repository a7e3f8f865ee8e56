import type { ListingStep } from './steps.ts';

/** The parts of a live listing by the names its owner reads: each is a step of the wizard, where it is changed. */
export const listingParts = {
  basics: 'Basic details',
  amenities: 'Amenities',
  rooms: 'Rooms and prices',
  photos: 'Photos',
  policies: 'Policies',
  compliance: 'Tax and payout',
} as const satisfies Partial<Record<ListingStep, string>>;
export type ListingPart = keyof typeof listingParts;
export const partNames = Object.keys(listingParts) as ListingPart[];
