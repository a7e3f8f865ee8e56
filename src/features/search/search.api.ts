import type { NearestStay, SearchPage } from '#src/domain/hotel/search.ts';
import { stayArguments } from '#src/domain/stay.ts';
import { type Failure, isLost, type Result, success } from '#src/lib/result.ts';
import { nearestStays, searchHotels } from '#src/server/calls/search.ts';
import { callAsGuest } from '#src/server/guest.ts';
import type { SearchQuery } from './searchQuery.ts';

/** What a search finds: a page of hotels, or why these dates or guests cannot be searched for. It says what was asked. */
export type SearchAnswer =
  | { kind: 'found'; query: SearchQuery; page: SearchPage }
  | { kind: 'refused'; query: SearchQuery; failure: Failure };

const placeArguments = ({ destination, isExact, near }: SearchQuery) => ({
  destination: destination || null,
  exact: isExact,
  near_lat: near?.latitude ?? null,
  near_lng: near?.longitude ?? null,
});

/** Finds one page of the hotels that can take the party, with the price of the stay when there are dates. */
export async function findHotels(query: SearchQuery): Promise<Result<SearchAnswer>> {
  const found = await callAsGuest(searchHotels, {
    ...placeArguments(query),
    ...stayArguments(query.stay),
    min_price: query.minPrice,
    max_price: query.maxPrice,
    stars: query.stars,
    amenities: query.amenities,
    sort: query.sort,
    page: query.page,
  });
  if (found.ok) return success({ kind: 'found', query, page: found.value });
  return isLost(found.failure) ? found : success({ kind: 'refused', query, failure: found.failure });
}

/** Dates near those of the search, with as many nights, on which the party finds a room. Filters do not count. */
export async function findNearestStays(query: SearchQuery): Promise<Result<readonly NearestStay[]>> {
  const found = await callAsGuest(nearestStays, {
    ...placeArguments(query),
    ...stayArguments(query.stay),
  });
  return found.ok ? success(found.value.stays) : found;
}
