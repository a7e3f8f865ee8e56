import type { ComponentType } from 'react';
import type { ListingForm } from '#src/domain/listing/listing.ts';
import type { ListingStep } from '#src/domain/listing/steps.ts';
import type { Problem } from '#src/domain/listing/submission.ts';

/** What the wizard knows of a step without its code: the `step` of `steps/{name}/step.ts`. */
export interface StepAbout {
  title: string;
  /** What the step asks for, in a sentence. */
  lead: string;
  load(): Promise<ComponentType<StepProps>>;
  /** Whether the owner has put something in. */
  isBegun(form: ListingForm): boolean;
  /** What it asks for of a listing, the first words of the paths of its problems; without it what is called as the step is. */
  parts?: readonly string[];
  /** What is missing or wrong; without it what the rules of its part find. */
  problems?(form: ListingForm): Problem[];
}

/** What every step of the wizard gets. */
export interface StepProps {
  form: ListingForm;
  edit(change: Partial<ListingForm>): void;
  /** Of this step, shown after Next. */
  problems: Problem[];
  property_id: string;
  /** Makes sure that the listing has a row on the server. */
  ensureSaved(): Promise<boolean>;
  /** Opens the step of a problem at its field, which says what is wrong. `problems`: all that is known of that step. */
  leadTo(step: ListingStep, problem: Problem, problems: readonly Problem[]): void;
}

/** What `Summary` of `steps/{name}/Summary.tsx` gets, which shows in the last step what was put in. */
export type SummaryProps = Pick<StepProps, 'form' | 'property_id'>;
