import { type ComponentType, lazy } from 'react';
import type { ListingForm } from '#src/domain/listing/listing.ts';
import { problemsIn } from '#src/domain/listing/submission.ts';
import { $compliance } from '#src/features/listing/keep/compliance.store.ts';
import { readCompliance } from './complianceProblems.ts';
import { type StepAbout, type StepProps, summaryStep } from './stepProps.ts';

export interface Step extends StepAbout {
  Component: ComponentType<StepProps>;
  /** Fetches the step's code before it is opened, so that it opens without the network too. */
  prepare(): Promise<unknown>;
}

function step(load: () => Promise<ComponentType<StepProps>>, about: StepAbout): Step {
  return { ...about, Component: lazy(async () => ({ default: await load() })), prepare: load };
}

/** The wizard, in order. A new step is one file in steps/ and one entry here. */
export const steps: readonly Step[] = [
  step(async () => (await import('./steps/ImportStep.tsx')).ImportStep, {
    title: 'Import Data',
    lead: 'Listed elsewhere already? Bring it over. Or go on and type it in.',
    parts: [],
    problems: () => [],
    isBegun: () => false,
  }),
  step(async () => (await import('./steps/BasicsStep.tsx')).BasicsStep, {
    title: 'Basic Details',
    lead: 'What your place is called, what it is, and where guests find it.',
    parts: ['basics'],
    problems: (form) => problemsIn('basics', form),
    isBegun: ({ basics }) => basics.name !== '' || basics.address !== '',
  }),
  step(async () => (await import('./steps/AmenitiesStep.tsx')).AmenitiesStep, {
    title: 'Amenities',
    lead: 'What every guest may use, whichever room they book.',
    parts: ['amenities'],
    problems: (form) => problemsIn('amenities', form),
    isBegun: ({ amenities }) => amenities.length > 0,
  }),
  step(async () => (await import('./steps/RoomsStep.tsx')).RoomsStep, {
    title: 'Rooms & Pricing',
    lead: 'One entry for each kind of room, with its price before tax.',
    parts: ['rooms'],
    problems: (form) => problemsIn('rooms', form),
    isBegun: ({ rooms }) => rooms.length > 0,
  }),
  step(async () => (await import('./steps/PhotosStep.tsx')).PhotosStep, {
    title: 'Photos',
    lead: 'The first thing guests look at. The cover stands on the search page.',
    parts: ['photos'],
    problems: (form) => problemsIn('photos', form),
    isBegun: ({ photos }) => photos.length > 0,
  }),
  step(async () => (await import('./steps/PoliciesStep.tsx')).PoliciesStep, {
    title: 'Policies',
    lead: 'When guests come and go, and what holds when they cancel.',
    parts: ['policies'],
    problems: (form) => problemsIn('policies', form),
    isBegun: ({ policies }) => policies.cancellation_policy !== '',
  }),
  step(async () => (await import('./steps/ComplianceStep.tsx')).ComplianceStep, {
    title: 'Compliance',
    lead: 'Tax numbers, the account we pay to, and the papers that show the place is yours to let.',
    parts: ['compliance', 'documents'],
    // What is not loaded is not judged; the server knows it.
    problems: () => ($compliance.get().state === 'ready' ? readCompliance() : []),
    isBegun: () => $compliance.get().saved_at !== null,
  }),
  step(async () => (await import('./steps/SummaryStep.tsx')).SummaryStep, {
    title: 'Review & Submit',
    lead: 'Read it once more as a guest would, then send it in.',
    parts: [],
    problems: () => [],
    isBegun: () => false,
  }),
];

export type StepState = 'done' | 'current' | 'missing' | 'open';

/** How a step stands in the rail: done, open now, left with something missing, or still ahead. */
export function stepState(number: number, form: ListingForm, at: { step: number; furthest: number }): StepState {
  const entry = steps[number - 1];
  if (!entry || number === at.step) return 'current';
  const isPassed = number < at.furthest || entry.isBegun(form);
  if (!isPassed || number === summaryStep) return 'open';
  return entry.problems(form).length > 0 ? 'missing' : 'done';
}
