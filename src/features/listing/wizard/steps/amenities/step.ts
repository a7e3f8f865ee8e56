import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  load: async () => (await import('./AmenitiesStep.tsx')).AmenitiesStep,
  isBegun: ({ amenities }) => amenities.length > 0,
};
