import type { Destination, Destinations } from '#src/domain/hotel/search.ts';
import { stays } from '#src/words/en/counts.ts';
import { inEnglish, placeName } from '#src/words/en/placeNames.ts';
import * as say from '#src/words/en/searchBar.ts';

/** What is offered while a destination is typed. Its code comes with the list of places, so that no page waits for it. */
export interface Suggestion {
  /** Unlike all others. */
  key: string;
  name: string;
  /** Where it is. */
  where: string | null;
  /** How many stays there are, or that it is one. */
  stays: string;
}

const maxSuggestions = 8;
/** Shorter texts are much like too many names. */
const minSlip = 4;
/** As the database understands a slip in a hotel's name. */
const likeEnough = 0.33;

/** Without accents. The vowels of other letters, which are marks too, stay. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
const staysIn = ({ hotel_count }: Destination) => hotel_count ?? 1;

/** How well a place fits what was typed, best first: it is called so, its name begins so, one of its names or words does, its name holds it; null where none does. */
function rank({ name, names }: Destination, wanted: string): number | null {
  const own = plain(placeName(name));
  const others = [name, ...names].map(plain);
  if (wanted && [own, ...others].includes(wanted)) return -1;
  if (own.startsWith(wanted)) return 0;
  if (others.some((other) => other.startsWith(wanted))) return 1;
  if (own.includes(` ${wanted}`)) return 2;
  return own.includes(wanted) ? 3 : null;
}

/** Groups of three letters of each word, as PostgreSQL's pg_trgm makes them. */
const trigrams = (text: string) =>
  new Set(text.split(' ').flatMap((word) => [...` ${word}`].map((_, at) => `  ${word} `.slice(at, at + 3))));

/** How much a text is like the beginning of a name, or of one of its words: from 0 to 1, the share of trigrams they have in common. */
function likeness(name: string, wanted: ReadonlySet<string>, length: number): number {
  const starts = [...plain(name).matchAll(/(?<!\S)\S/g)].map(({ index }) =>
    trigrams(plain(name).slice(index, index + length)),
  );
  return Math.max(
    ...starts.map((start) => {
      const shared = [...start].filter((part) => wanted.has(part)).length;
      return shared / (start.size + wanted.size - shared);
    }),
  );
}

const ofPlace = (place: Destination): Suggestion => {
  const isLandmark = place.kind === 'airport' || place.kind === 'station';
  const shown = isLandmark ? say.staysNearby : place.hotel_count ? stays(place.hotel_count) : say.noStays;
  return {
    key: `${place.kind} ${place.name}`,
    name: placeName(place.name),
    where: place.region && placeName(place.region),
    stays: shown,
  };
};
const ofHotel = ({ name, city }: Destinations['hotels'][number]): Suggestion => ({
  key: `hotel ${name} ${city}`,
  name,
  where: city,
  stays: say.stay,
});

/** Those that lie in one of these places, however deep. The list has each place after the one it lies in. */
function allBelow(places: readonly Destination[], above: readonly Destination[]): readonly Destination[] {
  const ids = new Set(above.map(({ id }) => id));
  return places.filter((place) => {
    const isBelow = place.in !== null && ids.has(place.in) && !ids.has(place.id);
    if (isBelow) ids.add(place.id);
    return isBelow;
  });
}

/**
 * What is called like what was typed: the place of that name first, then places with stays before those without, the better fit first, of
 * equals the wider one and the one with more stays; then stays; then what lies in the place of that name. Where nothing is, what is
 * written much alike. While nothing is typed, regions and the places with most stays.
 */
export function suggest({ destinations, hotels }: Destinations, typed: string): readonly Suggestion[] {
  const wanted = plain(typed);
  /** The same where it is another spelling of a name. */
  const called = plain(inEnglish(typed)) || wanted;
  const fits = destinations.flatMap((place) => {
    const fit = rank(place, wanted) ?? rank(place, called);
    return fit !== null && (wanted || staysIn(place) > 0) ? [{ place, fit }] : [];
  });
  const bySize = (a: Destination, b: Destination) =>
    Number(b.kind === 'region') - Number(a.kind === 'region') || staysIn(b) - staysIn(a);
  const places = fits
    .toSorted(
      (a, b) =>
        Number(b.fit < 0) - Number(a.fit < 0) ||
        Number(staysIn(a.place) === 0) - Number(staysIn(b.place) === 0) ||
        a.fit - b.fit ||
        bySize(a.place, b.place),
    )
    .map(({ place }) => place);
  const named = fits.flatMap(({ place, fit }) => (fit < 0 ? [place] : []));
  const holds = (name: string, text: string) => ` ${name}`.includes(` ${text}`);
  const houses = wanted ? hotels.filter(({ name }) => [wanted, called].some((text) => holds(plain(name), text))) : [];
  const below = allBelow(destinations, named).filter((place) => !places.includes(place));
  const found = [...places.map(ofPlace), ...houses.map(ofHotel), ...below.toSorted(bySize).map(ofPlace)];
  return (found.length > 0 ? found : muchAlike({ destinations, hotels }, wanted)).slice(0, maxSuggestions);
}

function muchAlike({ destinations, hotels }: Destinations, wanted: string): readonly Suggestion[] {
  if (wanted.length < minSlip) return [];
  const parts = trigrams(wanted);
  const like = (names: readonly string[]) => Math.max(...names.map((name) => likeness(name, parts, wanted.length)));
  return [
    ...destinations.map((place) => ({
      like: like([placeName(place.name), place.name, ...place.names]),
      shown: ofPlace(place),
    })),
    ...hotels.map((hotel) => ({ like: like([hotel.name]), shown: ofHotel(hotel) })),
  ]
    .filter((one) => one.like >= likeEnough)
    .toSorted((a, b) => b.like - a.like)
    .slice(0, 3)
    .map(({ shown }) => shown);
}
