import * as v from 'valibot';
import { count, ReviewSchema } from '#src/domain/hotel/hotel.ts';
import { checkConnection } from '#src/words/en/hotel.ts';
import type { Call } from '../door.ts';

/** The reviews that guests read, twenty at a time, and how many there are of what was asked for. */
export const hotelReviews = {
  path: 'rest/v1/rpc/hotel_reviews',
  answer: v.object({ count, reviews: v.array(ReviewSchema) }),
  failed: checkConnection,
} as const satisfies Call;
