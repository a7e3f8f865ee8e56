import type { NearestStay } from '#src/domain/hotel/nearestStays.ts';
import { nightsBetween, type StayQuery, stayArguments } from '#src/domain/stay.ts';
import { type Result, success } from '#src/lib/result.ts';
import { nearestToHotel } from '#src/server/calls/nearestStays.ts';
import { callAsGuest } from '#src/server/guest.ts';

const offeredStays = 3;

/** Returns the nearest dates on which one of these rooms takes the party, with the same number of nights. */
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
