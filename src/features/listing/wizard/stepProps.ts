import type { ListingForm, ProblemCode } from '#src/domain/listing/listing.ts';

/** Something that is missing or wrong: where (`basics.pincode`, `rooms.0.name`) and what, by the code of its sentence. */
export interface Problem {
  path: string;
  code: ProblemCode;
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
}
