import type { ComponentType } from 'react';
import type { ListingForm } from '#src/domain/listing/listing.ts';
import type { ListingStep } from '#src/domain/listing/steps.ts';
import type { Problem } from '#src/domain/listing/submission.ts';

/** The data of a step without its words and code: the `step` of `steps/{name}/step.ts`. */
export interface StepAbout {
  load(): Promise<ComponentType<StepProps>>;
  /** Returns true if the owner has entered something. */
  isBegun(form: ListingForm): boolean;
  /** The first words of the paths of its problems. Default: the name of the step. */
  parts?: readonly string[];
  /** Returns its problems. Default: those that the rules of its part find. */
  problems?(form: ListingForm): Problem[];
}

/** The props of a step of the wizard. */
export interface StepProps {
  form: ListingForm;
  edit(change: Partial<ListingForm>): void;
  /** The problems of this step, shown after Next. */
  problems: Problem[];
  property_id: string;
  /** Makes sure that the listing has a row on the server. */
  ensureSaved(): Promise<boolean>;
  /** Opens the step of a problem at its field, which says what is wrong. `problems`: all that is known of that step. */
  leadTo(step: ListingStep, problem: Problem, problems: readonly Problem[]): void;
}

/** The props of `Summary` in `steps/{name}/Summary.tsx`, which shows the entered data in the last step. */
export type SummaryProps = Pick<StepProps, 'form' | 'property_id'>;
