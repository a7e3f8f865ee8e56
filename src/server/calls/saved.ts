import * as v from 'valibot';
import { SavedHotelSchema, SavedStaySchema } from '#src/domain/hotel/savedStays.ts';
import { savedFailed, savedOften, savedPricesFailed } from '#src/words/en/search.ts';
import type { Call } from '../apiClient.ts';

/** {add, remove}: hotels to save, and ids of hotels to remove first. */
export const savedStays = {
  path: 'rest/v1/rpc/saved_stays',
  answer: v.object({ is_full: v.boolean(), stays: v.array(SavedStaySchema) }),
  refusals: { rate_limited: savedOften },
  failed: savedFailed,
} as const satisfies Call;

/** {stays}: 20 at most; answers their current data. */
export const savedHotels = {
  path: 'rest/v1/rpc/saved_hotels',
  answer: v.object({ hotels: v.array(v.nullable(SavedHotelSchema)) }),
  failed: savedPricesFailed,
} as const satisfies Call;
