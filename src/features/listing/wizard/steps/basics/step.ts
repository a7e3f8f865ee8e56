import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Basic Details',
  lead: 'The name, type and location of your property.',
  load: async () => (await import('./BasicsStep.tsx')).BasicsStep,
  isBegun: ({ basics }) => basics.name !== '' || basics.address !== '',
};
