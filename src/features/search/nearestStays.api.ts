import type { NearestStay } from '#src/domain/hotel/nearestStays.ts';
import { stayArguments } from '#src/domain/stay.ts';
import { type Result, success } from '#src/lib/result.ts';
import { nearestStays } from '#src/server/calls/nearestStays.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { placeArguments } from './search.api.ts';
import type { SearchQuery } from './searchQuery.ts';

/** Dates near those of the search, with as many nights, on which the party finds a room. Filters do not count. */
export async function findNearestStays(query: SearchQuery): Promise<Result<readonly NearestStay[]>> {
  const found = await callAsGuest(nearestStays, {
    ...(await placeArguments(query)),
    ...stayArguments(query.stay),
  });
  return found.ok ? success(found.value.stays) : found;
}
