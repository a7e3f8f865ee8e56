import type { Place } from '#src/content/placeSchema.ts';
import type { PublishedHotel } from '#src/server/published.ts';

export interface Arranged<Words> {
  place: Place;
  words: Words;
  /** The stays in the place and its parts: our own hotels first, then the best rated. */
  stays: PublishedHotel[];
  spots: Place[];
  /** The next larger place that has a page; null for a region. */
  within: Place | null;
  /** Neighbours with pages on the same level. For a region: the places in it. */
  near: Place[];
}

/** One stay is no choice, so its place gets no page. */
const fewest = 2;

/** Returns the places that have pages, in their order, with the content of each. */
export function arrangePlaces<Words>(
  places: readonly Place[],
  words: ReadonlyMap<string, Words>,
  hotels: readonly PublishedHotel[],
): Arranged<Words>[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const upwards = (id: string | undefined | null): string[] => (id ? [id, ...upwards(byId.get(id)?.in)] : []);
  const isWithin = (id: string) => (found: PublishedHotel) => upwards(found.hotel.place_id).includes(id);
  const pages = places.flatMap((place) => {
    const own = words.get(place.id);
    const stays = hotels.filter(isWithin(place.id)).sort(bestFirst);
    return own && stays.length >= fewest ? [{ place, words: own, stays }] : [];
  });
  const havePages = new Set(pages.map(({ place }) => place.id));
  const aboveOf = new Map(pages.map(({ place }) => [place.id, upwards(place.in).find((id) => havePages.has(id))]));
  return pages.map((page) => {
    const { id } = page.place;
    const above = aboveOf.get(id);
    const spots = new Set(page.stays.map(({ hotel }) => hotel.place_id));
    return {
      ...page,
      spots: places.filter((place) => spots.has(place.id)),
      within: (above && byId.get(above)) || null,
      near: pages
        .map(({ place }) => place)
        .filter((other) => other.id !== id && aboveOf.get(other.id) === (above ?? id)),
    };
  });
}

function bestFirst({ hotel: one }: PublishedHotel, { hotel: other }: PublishedHotel): number {
  const own = Number(other.showcase_id !== null) - Number(one.showcase_id !== null);
  return own || (other.rating ?? 0) - (one.rating ?? 0) || one.name.localeCompare(other.name);
}
