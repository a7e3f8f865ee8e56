import type { StepAbout } from '#src/features/listing/wizard/step.ts';
import * as say from '#src/words/staff/listing.ts';

export const step: StepAbout = {
  title: say.amenities,
  lead: say.whatEveryGuestCanUse,
  load: async () => (await import('./AmenitiesStep.tsx')).AmenitiesStep,
  isBegun: ({ amenities }) => amenities.length > 0,
};
