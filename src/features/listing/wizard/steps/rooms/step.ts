import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  load: async () => (await import('./RoomsStep.tsx')).RoomsStep,
  isBegun: ({ rooms }) => rooms.length > 0,
};
