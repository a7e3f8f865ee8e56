import type { StepAbout } from '#src/features/listing/wizard/step.ts';
import * as say from '#src/words/staff/listing.ts';

export const step: StepAbout = {
  title: say.basicDetails2,
  lead: say.theNameTypeAndLocation,
  load: async () => (await import('./BasicsStep.tsx')).BasicsStep,
  isBegun: ({ basics }) => basics.name !== '' || basics.address !== '',
};
