import { NearestStaysSchema } from '#src/domain/hotel/nearestStays.ts';
import { noOtherDates, noOtherDatesOfHotel, noOtherDatesOfRoom } from '#src/words/en/search.ts';
import type { Call } from '../apiClient.ts';

export const nearestStays = {
  path: 'rest/v1/rpc/nearest_stays',
  answer: NearestStaysSchema,
  failed: noOtherDates,
} as const satisfies Call;

export const nearestToRoom = {
  ...nearestStays,
  failed: noOtherDatesOfRoom,
} as const satisfies Call;

export const nearestToHotel = {
  ...nearestStays,
  failed: noOtherDatesOfHotel,
} as const satisfies Call;
