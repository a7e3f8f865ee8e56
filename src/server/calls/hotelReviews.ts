import * as v from 'valibot';
import { ReviewSchema } from '#src/domain/hotel/hotel.ts';
import { checkConnection } from '#src/words/en/hotelAlso.ts';
import type { Call } from '../door.ts';

/** Rows of reviews, of which guests are sent the visible ones. */
export const hotelReviews = {
  path: 'rest/v1/reviews',
  method: 'GET',
  answer: v.array(ReviewSchema),
  failed: checkConnection,
} as const satisfies Call;
