import type { StepAbout } from '#src/features/listing/wizard/step.ts';
import * as say from '#src/words/staff/listing.ts';

export const step: StepAbout = {
  title: say.photos,
  lead: say.guestsLookAtPhotosFirst,
  load: async () => (await import('./PhotosStep.tsx')).PhotosStep,
  isBegun: ({ photos }) => photos.length > 0,
};
