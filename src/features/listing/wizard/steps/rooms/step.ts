import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  title: 'Rooms & Pricing',
  lead: 'One entry for each room type, with its price before tax.',
  load: async () => (await import('./RoomsStep.tsx')).RoomsStep,
  isBegun: ({ rooms }) => rooms.length > 0,
};
