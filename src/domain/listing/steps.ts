import * as v from 'valibot';

/** Drafts store these names. A new step needs an entry here and a folder in `src/features/listing/wizard/steps/`. */
export const listingSteps = [
  'import',
  'basics',
  'amenities',
  'rooms',
  'photos',
  'policies',
  'compliance',
  'summary',
] as const;
export type ListingStep = (typeof listingSteps)[number];

export const StepSchema = v.fallback(v.picklist(listingSteps), listingSteps[0]);

export const stepNumber = (step: ListingStep) => listingSteps.indexOf(step) + 1;

export const laterStep = (one: ListingStep, other: ListingStep) => (stepNumber(one) > stepNumber(other) ? one : other);
