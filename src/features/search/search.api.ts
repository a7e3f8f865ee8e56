import * as v from 'valibot';
import { type NearestStay, NearestStaysSchema, SearchAnswerSchema, type SearchPage } from '#src/domain/hotel/hotel.ts';
import { type DateRefusal, dateRefusals, stayArguments } from '#src/domain/stay.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { api } from '#src/server/supabase.ts';
import type { SearchQuery } from './searchQuery.ts';

/** What a search finds: a page of hotels, or why these dates or guests cannot be searched for. It says what was asked. */
export type SearchAnswer =
  | { kind: 'found'; query: SearchQuery; page: SearchPage }
  | { kind: 'refused'; query: SearchQuery; reason: string; isAboutGuests: boolean };

const refusals: Record<string, string | undefined> = {
  ...(dateRefusals satisfies Record<DateRefusal, string>),
  invalid_guests: 'Please choose fewer guests or rooms.',
  invalid_filters: 'Please take some filters away.',
};

/** Finds one page of the hotels that can take the party, with the price of the stay when there are dates. */
export async function findHotels(query: SearchQuery): Promise<Result<SearchAnswer>> {
  const { data, error } = await api.rpc('search_hotels', {
    destination: query.destination || null,
    ...stayArguments(query.stay),
    min_price: query.minPrice,
    max_price: query.maxPrice,
    stars: query.stars,
    amenities: query.amenities,
    sort: query.sort,
    page: query.page,
  });
  if (error) return failure('We could not load the hotels. Please try again.');
  const answer = v.parse(SearchAnswerSchema, data);
  if (answer.ok) return success({ kind: 'found', query, page: answer });
  return success({
    kind: 'refused',
    query,
    reason: refusals[answer.code] ?? 'Please change your search and try again.',
    isAboutGuests: answer.code === 'invalid_guests',
  });
}

/** Dates near those of the search, with as many nights, on which the party finds a room. Filters do not count. */
export async function findNearestStays(query: SearchQuery): Promise<Result<readonly NearestStay[]>> {
  const { data, error } = await api.rpc('nearest_stays', {
    destination: query.destination || null,
    ...stayArguments(query.stay),
  });
  if (error) return failure('Other dates could not be loaded.');
  return success(v.parse(NearestStaysSchema, data).stays);
}
