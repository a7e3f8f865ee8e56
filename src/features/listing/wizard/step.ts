import type { ComponentType } from 'react';
import type { ListingForm } from '#src/domain/listing/listing.ts';
import type { ListingStep } from '#src/domain/listing/steps.ts';
import type { ListingProblem } from '#src/domain/listing/submission.ts';

/** The data of a step without its texts: the `step` of `steps/{name}/step.ts`. */
export interface StepAbout {
  load(): Promise<ComponentType<StepProps>>;
  isBegun(form: ListingForm): boolean;
  /** The first parts of its problems' paths. Default: the step's name. */
  parts?: readonly string[];
  /** Default: the problems found by the rules of its part. */
  problems?(form: ListingForm): ListingProblem[];
}

export interface StepProps {
  form: ListingForm;
  edit(change: Partial<ListingForm>): void;
  problems: ListingProblem[];
  property_id: string;
  /** Makes sure that the listing has a row on the server, which files need. */
  ensureRow(): Promise<boolean>;
  /** Opens another step at the field of a problem. `problems`: all known problems of that step. */
  leadTo(step: ListingStep, problem: ListingProblem, problems: readonly ListingProblem[]): void;
}

/** The props of `Summary` in `steps/{name}/Summary.tsx`, which the last step shows. */
export type SummaryProps = Pick<StepProps, 'form' | 'property_id'>;
