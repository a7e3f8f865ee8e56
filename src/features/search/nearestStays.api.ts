import type { NearestStay } from '#src/domain/hotel/nearestStays.ts';
import { stayArguments } from '#src/domain/stay.ts';
import { type Result, success } from '#src/lib/result.ts';
import { nearestStays } from '#src/server/calls/nearestStays.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { placeArguments } from './search.api.ts';
import type { SearchQuery } from './searchQuery.ts';

/** Finds near dates with the same number of nights, for any hotel of the place. It ignores filters. */
export async function findNearestStays(query: SearchQuery): Promise<Result<readonly NearestStay[]>> {
  const found = await callAsGuest(nearestStays, {
    ...(await placeArguments(query)),
    ...stayArguments(query.stay),
  });
  return found.ok ? success(found.value.stays) : found;
}
