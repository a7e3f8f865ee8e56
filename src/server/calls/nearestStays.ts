import { NearestStaysSchema } from '#src/domain/hotel/nearestStays.ts';
import type { Call } from '../door.ts';

export const nearestStays = {
  path: 'rest/v1/rpc/nearest_stays',
  answer: NearestStaysSchema,
  failed: 'Other dates could not be loaded.',
} as const satisfies Call;

/** The same for one room, on its booking page. */
export const nearestToRoom = {
  ...nearestStays,
  failed: 'We could not look for other dates.',
} as const satisfies Call;

/** The same for the rooms of one hotel. */
export const nearestToHotel = {
  ...nearestStays,
  failed: 'The nearest free dates could not be loaded.',
} as const satisfies Call;
