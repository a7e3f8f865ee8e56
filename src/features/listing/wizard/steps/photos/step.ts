import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  load: async () => (await import('./PhotosStep.tsx')).PhotosStep,
  isBegun: ({ photos }) => photos.length > 0,
};
