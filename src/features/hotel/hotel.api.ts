import type { HotelDetails, Review } from '#src/domain/hotel/hotel.ts';
import type { NearestStay } from '#src/domain/hotel/nearestStays.ts';
import { nightsBetween, type StayQuery, stayArguments } from '#src/domain/stay.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { isLost, type Result, success } from '#src/lib/result.ts';
import { hotelDetails, hotelReviews } from '#src/server/calls/hotel.ts';
import { nearestToHotel } from '#src/server/calls/nearestStays.ts';
import { callAsGuest } from '#src/server/guest.ts';

/** A hotel with its rooms and latest reviews; with both dates also what is free and what the stay costs. `null`: no such hotel. */
export async function fetchHotel(id: string, stay: StayQuery): Promise<Result<HotelDetails | null>> {
  if (!readUuid(id)) return success(null);
  const found = await callAsGuest(hotelDetails, {
    hotel_id: id,
    ...stayArguments(stay),
  });
  return found.ok || isLost(found.failure) ? found : success(null);
}

/** How many reviews a press brings. */
export const reviewsAtOnce = 20;

/** Reviews of a hotel after its latest `from`, in the order of those: newest first. */
export const fetchReviews = (hotelId: string, from: number): Promise<Result<Review[]>> =>
  callAsGuest(
    hotelReviews,
    {},
    {
      select: 'id,reviewer_name,rating,title,comment,is_verified,created_at',
      hotel_id: `eq.${hotelId}`,
      order: 'created_at.desc,id.asc',
      offset: String(from),
      limit: String(reviewsAtOnce),
    },
  );

const offeredStays = 3;

/** The nearest dates on which one of these rooms takes the party, with as many nights: each room is asked for its own. */
export async function fetchFreeStays(roomIds: readonly string[], stay: StayQuery): Promise<Result<NearestStay[]>> {
  const answers = await Promise.all(
    roomIds.map((room_category_id) =>
      callAsGuest(nearestToHotel, {
        destination: '',
        ...stayArguments(stay),
        room_category_id,
      }),
    ),
  );
  const cheapest = new Map<string, NearestStay>();
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const free of answer.value.stays) {
      const other = cheapest.get(free.check_in_date);
      if (!other || free.from_total < other.from_total) cheapest.set(free.check_in_date, free);
    }
  }
  const daysAway = (free: NearestStay) => Math.abs(nightsBetween(stay.check_in_date ?? '', free.check_in_date));
  const nearest = [...cheapest.values()].sort(
    (one, other) => daysAway(one) - daysAway(other) || one.check_in_date.localeCompare(other.check_in_date),
  );
  return success(nearest.slice(0, offeredStays));
}
