import type { StepAbout } from '#src/features/listing/wizard/step.ts';
import * as say from '#src/words/staff/listing.ts';

export const step: StepAbout = {
  title: say.reviewSubmit,
  lead: say.readItAsGuestWouldThen,
  load: async () => (await import('./SummaryStep.tsx')).SummaryStep,
  isBegun: () => false,
};
