import { editDistance } from '../editDistance.ts';
import { isLandmark, type PlaceKind } from './places.ts';
import type { Destination, Destinations } from './search.ts';

export type SuggestedHotel = Destinations['hotels'][number];
export type Suggested = { place: Destination; hotel?: never } | { hotel: SuggestedHotel; place?: never };

export interface Names {
  placeName: (name: string) => string;
  inEnglish: (typed: string) => string;
}

const maxSuggestions = 8;
const maxAlike = 3;
/** Shorter texts resemble too many names. */
const minSlip = 4;
/** The same limit as in private.correct_typo. */
const likeEnough = 0.33;
const generic = /^(beach(es)?|goa|guesthouses?|homestays?|hostels?|hotels?|near|resorts?|rooms?|stays?|villas?|with)$/;
/** The order of equal matches: guests type towns more than talukas. */
const kindsByUse: readonly (PlaceKind | null)[] = [
  'region',
  'town',
  null,
  'beach',
  'taluka',
  'airport',
  'station',
  'landmark',
];

/** Removes Latin accents. Vowel signs of other scripts stay. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
const staysIn = ({ hotel_count }: Destination) => hotel_count ?? 1;

/** Returns how well a place matches, lower is better: exact name, start of name, other name or word, part of the name. Null if no match. */
function rank({ name, names, kind, pincodes }: Destination, wanted: string, { placeName }: Names): number | null {
  if (/^\d[\d ]*$/.test(wanted)) return pincodes.some((code) => code.startsWith(wanted.replaceAll(' ', ''))) ? 1 : null;
  const own = plain(placeName(name));
  const others = [name, ...names].map(plain);
  if (wanted && [own, ...others].includes(wanted)) return -1;
  if (own.startsWith(wanted)) return 0;
  if (others.some((other) => other.startsWith(wanted))) return 1;
  if (own.includes(` ${wanted}`)) return 2;
  // "Anj" is in "Panjim". For the many landmarks such a match means nothing.
  return own.includes(wanted) && kind !== 'landmark' ? 3 : null;
}

/** "Goa" begins many landmark names, but means a region first. */
function turn({ kind }: Destination, fit: number): number {
  if (fit < 0) return fit;
  if (kind === 'region' && fit < 2) return 0;
  return kind === 'landmark' ? fit + 1.5 : fit;
}

/** The same as PostgreSQL's pg_trgm. */
const trigrams = (text: string) =>
  new Set(text.split(' ').flatMap((word) => [...` ${word}`].map((_, at) => `  ${word} `.slice(at, at + 3))));

/** Returns the share of trigrams that a text shares with the start of a name or word; 0 if more than a quarter of its letters differ. */
function likeness(name: string, wanted: string): number {
  const parts = trigrams(wanted);
  const most = Math.floor(wanted.length / 4);
  const starts = [...plain(name).matchAll(/(?<!\S)\S/g)].map(({ index }) => plain(name).slice(index));
  return Math.max(
    ...starts.map((start) => {
      const cuts = [-1, 0, 1].map((more) => start.slice(0, wanted.length + more).trim());
      if (cuts.every((cut) => editDistance(wanted, cut) > most)) return 0;
      const begun = trigrams(cuts[1] ?? '');
      const shared = [...begun].filter((part) => parts.has(part)).length;
      return shared / (begun.size + parts.size - shared);
    }),
  );
}

function allBelow(places: readonly Destination[], above: readonly Destination[]): readonly Destination[] {
  const ids = new Set(above.map(({ id }) => id));
  return places.filter((place) => {
    const isBelow = place.in !== null && ids.has(place.in) && !ids.has(place.id);
    if (isBelow) ids.add(place.id);
    return isBelow;
  });
}

const bySize = (a: Destination, b: Destination) =>
  Number(b.kind === 'region') - Number(a.kind === 'region') || staysIn(b) - staysIn(a);
const byUse = (a: Destination, b: Destination) => kindsByUse.indexOf(a.kind) - kindsByUse.indexOf(b.kind);

/**
 * Returns at most eight suggestions: exact name, names that begin with the text, other names and words, landmarks, hotels, places inside an exact
 * match.
 * A text without a match gets up to three similar names. An empty text gets regions and the places with most hotels.
 */
export function suggest({ destinations, hotels }: Destinations, typed: string, names: Names): readonly Suggested[] {
  const wanted = plain(typed);
  const called = plain(names.inEnglish(typed)) || wanted;
  if (!wanted) {
    const places = destinations.filter((place) => staysIn(place) > 0 && place.kind !== 'landmark');
    return places
      .toSorted(bySize)
      .slice(0, maxSuggestions)
      .map((place) => ({ place }));
  }
  const fits = destinations.flatMap((place) => {
    const fit = rank(place, wanted, names) ?? rank(place, called, names);
    return fit === null ? [] : [{ place, turn: turn(place, fit) }];
  });
  const places = fits
    .toSorted(
      (a, b) =>
        a.turn - b.turn ||
        Number(staysIn(a.place) === 0) - Number(staysIn(b.place) === 0) ||
        byUse(a.place, b.place) ||
        bySize(a.place, b.place),
    )
    .map(({ place }) => place);
  const named = fits.flatMap((fit) => (fit.turn < 0 ? [fit.place] : []));
  const holds = (name: string, text: string) => ` ${name}`.includes(` ${text}`);
  const houses = hotels.filter(({ name }) => [wanted, called].some((text) => holds(plain(name), text)));
  const below = allBelow(destinations, named).filter((place) => !places.includes(place));
  const found: readonly Suggested[] = [
    ...places.map((place) => ({ place })),
    ...houses.map((hotel) => ({ hotel })),
    ...below
      .toSorted((a, b) => Number(isLandmark(a)) - Number(isLandmark(b)) || bySize(a, b))
      .map((place) => ({ place })),
  ];
  return (found.length > 0 ? found : muchAlike({ destinations, hotels }, wanted, names)).slice(0, maxSuggestions);
}

/** A landmark named after a town must be more similar than all others, because it adds nothing. */
function muchAlike({ destinations, hotels }: Destinations, wanted: string, names: Names): readonly Suggested[] {
  if (wanted.length < minSlip) return [];
  const like = (called: readonly string[]) => Math.max(...called.map((name) => likeness(name, wanted)));
  const all = [
    ...destinations.map((place) => ({
      like: like([names.placeName(place.name), place.name, ...place.names]),
      shown: { place },
    })),
    ...hotels.map((hotel) => ({ like: like([hotel.name]), shown: { hotel } })),
  ].filter((one) => one.like >= likeEnough);
  const isNear = ({ shown: { place } }: { shown: Suggested }) => place?.kind === 'landmark';
  const most = Math.max(...all.filter((one) => !isNear(one)).map((one) => one.like));
  return all
    .filter((one) => !isNear(one) || one.like > most)
    .toSorted((a, b) => b.like - a.like)
    .slice(0, maxAlike)
    .map(({ shown }) => shown);
}

/** Returns at most three suggestions for a text that finds nothing: for the whole text, or for its longest word that has any. */
export function didYouMean(list: Destinations, typed: string, names: Names): readonly Suggested[] {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word.length >= minSlip && !generic.test(word))
    .toSorted((a, b) => b.length - a.length);
  for (const text of [typed, ...words]) {
    const found = suggest(list, text, names);
    if (text.trim() && found.length > 0) return found.slice(0, maxAlike);
  }
  return [];
}

export const regionsOf = ({ destinations }: Destinations) =>
  destinations.filter(({ kind, hotel_count }) => kind === 'region' && hotel_count).map(({ name }) => name);
