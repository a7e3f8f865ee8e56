import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  load: async () => (await import('./BasicsStep.tsx')).BasicsStep,
  isBegun: ({ basics }) => basics.name !== '' || basics.address !== '',
};
