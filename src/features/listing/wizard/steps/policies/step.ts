import type { StepAbout } from '#src/features/listing/wizard/step.ts';
import * as say from '#src/words/staff/listing.ts';

export const step: StepAbout = {
  title: say.policies,
  lead: say.checkInAndCheckOutTimes,
  load: async () => (await import('./PoliciesStep.tsx')).PoliciesStep,
  isBegun: ({ policies }) => policies.cancellation_policy !== '',
};
