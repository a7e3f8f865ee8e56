import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Amenities',
  lead: 'What every guest may use, whichever room they book.',
  load: async () => (await import('./AmenitiesStep.tsx')).AmenitiesStep,
  isBegun: ({ amenities }) => amenities.length > 0,
};
