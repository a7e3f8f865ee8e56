import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Import Data',
  lead: 'Import your details from another site, or continue and type them in.',
  load: async () => (await import('./ImportStep.tsx')).ImportStep,
  isBegun: () => false,
};
