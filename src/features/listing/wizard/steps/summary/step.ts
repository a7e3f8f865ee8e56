import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Review & Submit',
  lead: 'Read it once more as a guest would, then send it in.',
  load: async () => (await import('./SummaryStep.tsx')).SummaryStep,
  isBegun: () => false,
};
