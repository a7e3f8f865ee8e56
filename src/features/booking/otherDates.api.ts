import type { NearestStay } from '#src/domain/hotel/nearestStays.ts';
import { type DatedStay, stayArguments } from '#src/domain/stay.ts';
import { isOutcomeUnknown, type Result, success } from '#src/lib/result.ts';
import { nearestToRoom } from '#src/server/calls/nearestStays.ts';
import { callAsGuest } from '#src/server/guest.ts';

export async function findNearestToRoom(room_category_id: string, stay: DatedStay): Promise<Result<NearestStay[]>> {
  const found = await callAsGuest(nearestToRoom, {
    destination: '',
    ...stayArguments(stay),
    room_category_id,
  });
  if (found.ok) return success(found.value.stays);
  // A refusal, for example for too many guests, has no other dates either.
  return isOutcomeUnknown(found.failure) ? found : success([]);
}
