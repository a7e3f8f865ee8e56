import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Photos',
  lead: 'The first thing guests look at. The cover stands on the search page.',
  load: async () => (await import('./PhotosStep.tsx')).PhotosStep,
  isBegun: ({ photos }) => photos.length > 0,
};
