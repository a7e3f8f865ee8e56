import * as v from 'valibot';

/**
 * The steps of the wizard by their names, in order; a draft keeps the name of the one that was open last. A new step is one
 * entry here, and its folder in `src/features/listing/wizard/steps/`.
 */
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

/** A stored step; one that there is no more is the first. */
export const StepSchema = v.fallback(v.picklist(listingSteps), listingSteps[0]);

/** Its number as people read it, from 1. */
export const stepNumber = (step: ListingStep) => listingSteps.indexOf(step) + 1;

/** The later one of two. */
export const laterStep = (one: ListingStep, other: ListingStep) => (stepNumber(one) > stepNumber(other) ? one : other);
