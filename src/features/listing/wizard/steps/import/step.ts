import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  load: async () => (await import('./ImportStep.tsx')).ImportStep,
  isBegun: () => false,
};
