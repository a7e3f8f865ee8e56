import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Amenities',
  lead: 'What every guest can use, in any room type.',
  load: async () => (await import('./AmenitiesStep.tsx')).AmenitiesStep,
  isBegun: ({ amenities }) => amenities.length > 0,
};
