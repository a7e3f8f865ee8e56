import type { Review } from '#src/domain/hotel/hotel.ts';
import type { AnswerOf } from '#src/server/apiClient.ts';
import { hotelReviews } from '#src/server/calls/hotelReviews.ts';
import { callAsGuest } from '#src/server/guest.ts';
import type { AskedReviews } from './askedReviews.ts';

/** Separate from hotel.api.ts, because it loads when the reviews are opened. */

/** The most reviews of one answer. */
const reviewsAtOnce = 20;

/** Returns reviews after the first `after`. */
export const fetchReviews = (hotel_id: string, { sort, party, words }: AskedReviews, after: number) =>
  callAsGuest(hotelReviews, { hotel_id, sort, party: party || null, words: words || null, after });

/** Appends reviews without duplicates: a review written or hidden since then shifts the others. A short answer is the last. */
export function joinReviews(before: readonly Review[], { count, reviews }: AnswerOf<typeof hotelReviews>) {
  const rows = [...new Map([...before, ...reviews].map((review) => [review.id, review])).values()];
  return { rows, count: reviews.length < reviewsAtOnce ? rows.length : count };
}
