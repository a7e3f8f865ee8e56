import type { StepAbout } from '#src/features/listing/wizard/step.ts';
import * as say from '#src/words/staff/listing.ts';

export const step: StepAbout = {
  title: say.roomsPricing,
  lead: say.oneEntryForEachRoomType,
  load: async () => (await import('./RoomsStep.tsx')).RoomsStep,
  isBegun: ({ rooms }) => rooms.length > 0,
};
