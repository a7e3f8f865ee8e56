import { type ComponentType, lazy } from 'react';
import { type ListingForm, ListingSchema } from '#src/domain/listing/listing.ts';
import { type ListingStep, laterStep, listingSteps } from '#src/domain/listing/steps.ts';
import { type ListingProblem, problemsIn } from '#src/domain/listing/submission.ts';
import { stepLeads, stepTitles } from '#src/words/staff/listing.ts';
import type { StepAbout, StepProps } from './step.ts';

export interface Step extends Required<StepAbout> {
  name: ListingStep;
  title: string;
  lead: string;
  Component: ComponentType<StepProps>;
}

const folders = import.meta.glob<StepAbout>('./steps/*/step.ts', { eager: true, import: 'step' });
const isPart = (name: string): name is keyof typeof ListingSchema.entries => name in ListingSchema.entries;

export const steps: readonly Step[] = listingSteps.map((name) => {
  const about = folders[`./steps/${name}/step.ts`];
  if (!about) throw new Error(`The step ${name} has no folder.`);
  return {
    parts: [name],
    problems: (form) => (isPart(name) ? problemsIn(name, form) : []),
    ...about,
    name,
    title: stepTitles[name],
    lead: stepLeads[name],
    Component: lazy(async () => ({ default: await about.load() })),
  };
});

export const allProblems = (form: ListingForm): ListingProblem[] => steps.flatMap(({ problems }) => problems(form));

export type StepState = 'done' | 'current' | 'missing' | 'open';

export function stepState(
  { name, isBegun, problems }: Step,
  form: ListingForm,
  at: { step: ListingStep; furthest: ListingStep },
): StepState {
  if (name === at.step) return 'current';
  const isPassed = laterStep(name, at.furthest) !== name || isBegun(form);
  if (!isPassed || name === listingSteps.at(-1)) return 'open';
  return problems(form).length > 0 ? 'missing' : 'done';
}
