import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Basic Details',
  lead: 'What your place is called, what it is, and where guests find it.',
  load: async () => (await import('./BasicsStep.tsx')).BasicsStep,
  isBegun: ({ basics }) => basics.name !== '' || basics.address !== '',
};
