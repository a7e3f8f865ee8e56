import type { Review } from '#src/domain/hotel/hotel.ts';
import { hotelReviews } from '#src/server/calls/hotelReviews.ts';
import type { AnswerOf } from '#src/server/door.ts';
import { callAsGuest } from '#src/server/guest.ts';
import type { AskedReviews } from './askedReviews.ts';

/** Apart from hotel.api.ts: it comes when the reviews are opened. */

/** How many reviews an answer brings at most. */
const reviewsAtOnce = 20;

/** Reviews of a hotel after the first `after` of those that are asked for. */
export const fetchReviews = (hotel_id: string, { sort, party, words }: AskedReviews, after: number) =>
  callAsGuest(hotelReviews, { hotel_id, sort, party: party || null, words: words || null, after });

/** Adds an answer to those before. One that was written or hidden since then moves the others: none is shown twice, and the last answer ends it. */
export function joinReviews(before: readonly Review[], { count, reviews }: AnswerOf<typeof hotelReviews>) {
  const rows = [...new Map([...before, ...reviews].map((review) => [review.id, review])).values()];
  return { rows, count: reviews.length < reviewsAtOnce ? rows.length : count };
}
