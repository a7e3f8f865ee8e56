import type { ListingForm } from '#src/domain/listing/listing.ts';
import type { Problem } from '#src/domain/listing/submission.ts';

export const complianceStep = 7;
export const summaryStep = 8;

/** What the wizard knows of a step without its code. */
export interface StepAbout {
  title: string;
  /** What the step asks for, in a sentence. */
  lead: string;
  /** What it asks for of a listing: the first words of the paths of its problems. */
  parts: readonly string[];
  problems(form: ListingForm): Problem[];
  /** Whether the owner has put something in. */
  isBegun(form: ListingForm): boolean;
}

/** What every step of the wizard gets. */
export interface StepProps {
  /** All of them, in order. */
  steps: readonly StepAbout[];
  form: ListingForm;
  edit(change: Partial<ListingForm>): void;
  /** Of this step, shown after Next. */
  problems: Problem[];
  property_id: string;
  /** Makes sure that the listing has a row on the server. */
  ensureSaved(): Promise<boolean>;
}
