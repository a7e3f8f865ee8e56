import { describedIn } from '#src/domain/hotel/ownWords.ts';
import type { NamedPlace, SearchPage } from '#src/domain/hotel/search.ts';
import { stayArguments } from '#src/domain/stay.ts';
import { fetchOwnTexts } from '#src/features/stay/ownTexts.ts';
import { type Failure, isOutcomeUnknown, type Result, success } from '#src/lib/result.ts';
import { searchHotels } from '#src/server/calls/search.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { calledAsTyped, placeAsked } from '#src/words/en/search.ts';
import type { SearchQuery } from './searchQuery.ts';

/** The hotels of a search, or the reason why these dates or guests are refused. `query` is the search answered. */
export type SearchAnswer =
  | { kind: 'found'; query: SearchQuery; page: SearchPage }
  | { kind: 'refused'; query: SearchQuery; failure: Failure };

export const placeArguments = async ({ destination, isExact, near }: SearchQuery) => ({
  destination: (await placeAsked(destination)) || null,
  exact: isExact,
  near_lat: near?.latitude ?? null,
  near_lng: near?.longitude ?? null,
});

export async function findHotels(query: SearchQuery): Promise<Result<SearchAnswer>> {
  const found = await callAsGuest(searchHotels, {
    ...(await placeArguments(query)),
    ...stayArguments(query.stay),
    min_price: query.minPrice,
    max_price: query.maxPrice,
    stars: query.stars,
    amenities: query.amenities,
    types: query.types,
    min_rating: query.minRating,
    free_cancellation: query.isFreeToCancel,
    sort: query.sort,
    page: query.page,
  });
  if (found.ok) {
    const page = await inOwnTexts(await inLettersTyped(found.value, query));
    return success({ kind: 'found', query, page });
  }
  return isOutcomeUnknown(found.failure) ? found : success({ kind: 'refused', query, failure: found.failure });
}

/** Returns the page with our own hotels described in its language. */
async function inOwnTexts(page: SearchPage): Promise<SearchPage> {
  const texts = await fetchOwnTexts(page.hotels.some(({ showcase_id }) => showcase_id !== null));
  if (!texts) return page;
  const hotels = page.hotels.map((hotel) => ({ ...hotel, description: describedIn(texts, hotel.description) }));
  return { ...page, hotels };
}

/** Returns place names in the script of the typed destination. */
async function inLettersTyped(page: SearchPage, { destination }: SearchQuery): Promise<SearchPage> {
  const called = await calledAsTyped(destination);
  const { place, nearest_place: nearest, meaning } = page;
  const named = <P extends NamedPlace>(one: P) => ({
    ...one,
    name: called(one.name),
    region: one.region && called(one.region),
  });
  return {
    ...page,
    place: place && named(place),
    nearest_place: nearest && named(nearest),
    meaning: { ...meaning, places: meaning.places.map(called), other: meaning.other && called(meaning.other) },
  };
}
