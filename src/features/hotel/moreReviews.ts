import type { Review } from '#src/domain/hotel/hotel.ts';
import type { Result } from '#src/lib/result.ts';
import { hotelReviews } from '#src/server/calls/hotelReviews.ts';
import { callAsGuest } from '#src/server/guest.ts';

/** Apart from hotel.api.ts: it comes when the reviews are opened. */

/** How many reviews a press brings. */
export const reviewsAtOnce = 20;

/** Reviews of a hotel after its latest `from`, in the order of those: newest first. */
export const fetchReviews = (hotelId: string, from: number): Promise<Result<Review[]>> =>
  callAsGuest(
    hotelReviews,
    {},
    {
      select: 'id,reviewer_name,rating,title,comment,is_verified,created_at,reply,replied_at,photos',
      hotel_id: `eq.${hotelId}`,
      order: 'created_at.desc,id.asc',
      offset: String(from),
      limit: String(reviewsAtOnce),
    },
  );
