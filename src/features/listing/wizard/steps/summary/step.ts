import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Review & Submit',
  lead: 'Read it as a guest would, then submit it.',
  load: async () => (await import('./SummaryStep.tsx')).SummaryStep,
  isBegun: () => false,
};
