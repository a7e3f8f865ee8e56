import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  load: async () => (await import('./PoliciesStep.tsx')).PoliciesStep,
  isBegun: ({ policies }) => policies.cancellation_policy !== '',
};
