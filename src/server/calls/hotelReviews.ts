import * as v from 'valibot';
import { count, ReviewSchema } from '#src/domain/hotel/hotel.ts';
import { checkConnection } from '#src/words/en/hotel.ts';
import type { Call } from '../apiClient.ts';

/** Twenty reviews a page; `count` is the number that match the filter. */
export const hotelReviews = {
  path: 'rest/v1/rpc/hotel_reviews',
  answer: v.object({ count, reviews: v.array(ReviewSchema) }),
  failed: checkConnection,
} as const satisfies Call;
