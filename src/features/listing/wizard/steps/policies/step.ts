import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Policies',
  lead: 'Check-in and check-out times, the cancellation policy and your rules.',
  load: async () => (await import('./PoliciesStep.tsx')).PoliciesStep,
  isBegun: ({ policies }) => policies.cancellation_policy !== '',
};
