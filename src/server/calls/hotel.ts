import * as v from 'valibot';
import { HotelDetailsSchema, ReviewSchema } from '#src/domain/hotel/hotel.ts';
import type { Call } from '../door.ts';

/** The only refusal: there is no such hotel. */
export const hotelDetails = {
  path: 'rest/v1/rpc/hotel_details',
  answer: HotelDetailsSchema,
  failed: 'Please check your connection and try again.',
} as const satisfies Call;

/** Rows of reviews, of which guests are sent the visible ones. */
export const hotelReviews = {
  path: 'rest/v1/reviews',
  method: 'GET',
  answer: v.array(ReviewSchema),
  failed: 'Please check your connection and try again.',
} as const satisfies Call;
