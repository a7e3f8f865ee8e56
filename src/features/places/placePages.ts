import { places as allPlaces, type StayWords, stayWords } from '#src/content/content.ts';
import type { Place } from '#src/content/places.ts';
import { type PublishedHotel, publishedHotels } from '#src/server/published.ts';

/** A place that has a page: words of its own, and stays to choose from. */
export interface PlacePage {
  place: Place;
  words: StayWords;
  /** In it and below it: our own houses first, then the best rated. */
  stays: PublishedHotel[];
  /** Where they are: the places that the map names first. */
  spots: Place[];
  /** What it lies in that has a page too; null for a region. */
  within: Place | null;
}

/** One stay is no choice: its own page says all there is. */
const fewest = 2;

/** The regions and towns that have pages, in the order of `content/places.yaml`. None where the build knows no hotels. */
export async function placePages(): Promise<PlacePage[]> {
  const [places, words, hotels] = [await allPlaces(), await stayWords(), (await publishedHotels()) ?? []];
  const byId = new Map(places.map((place) => [place.id, place]));
  /** A place and all it lies in. */
  const upwards = (id: string | undefined | null): string[] => (id ? [id, ...upwards(byId.get(id)?.in)] : []);
  const isWithin = (id: string) => (found: PublishedHotel) => upwards(found.hotel.place_id).includes(id);
  const pages = places.flatMap((place) => {
    const own = words.get(place.id);
    const stays = hotels.filter(isWithin(place.id)).sort(bestFirst);
    return own && stays.length >= fewest ? [{ place, words: own, stays }] : [];
  });
  const havePages = new Set(pages.map(({ place }) => place.id));
  return pages.map((page) => {
    const above = upwards(page.place.in).find((id) => havePages.has(id));
    const spots = new Set(page.stays.map(({ hotel }) => hotel.place_id));
    return {
      ...page,
      spots: places.filter(({ id }) => spots.has(id)),
      within: (above && byId.get(above)) || null,
    };
  });
}

function bestFirst({ hotel: one }: PublishedHotel, { hotel: other }: PublishedHotel): number {
  const own = Number(other.showcase_id !== null) - Number(one.showcase_id !== null);
  return own || (other.rating ?? 0) - (one.rating ?? 0) || one.name.localeCompare(other.name);
}
