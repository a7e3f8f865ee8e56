import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Policies',
  lead: 'When guests come and go, and what holds when they cancel.',
  load: async () => (await import('./PoliciesStep.tsx')).PoliciesStep,
  isBegun: ({ policies }) => policies.cancellation_policy !== '',
};
