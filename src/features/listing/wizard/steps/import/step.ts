import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Import Data',
  lead: 'Listed elsewhere already? Bring it over. Or go on and type it in.',
  load: async () => (await import('./ImportStep.tsx')).ImportStep,
  isBegun: () => false,
};
