import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Photos',
  lead: 'Guests look at photos first. The cover photo appears in search results.',
  load: async () => (await import('./PhotosStep.tsx')).PhotosStep,
  isBegun: ({ photos }) => photos.length > 0,
};
