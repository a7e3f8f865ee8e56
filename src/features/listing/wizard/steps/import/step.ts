import type { StepAbout } from '#src/features/listing/wizard/step.ts';
import * as say from '#src/words/staff/listing.ts';

export const step: StepAbout = {
  title: say.importData,
  lead: say.importYourDetailsFromAnotherSite,
  load: async () => (await import('./ImportStep.tsx')).ImportStep,
  isBegun: () => false,
};
