import { type Place, placeKey } from '#src/content/placeSchema.ts';
import { readPlaces } from '#src/content/places.ts';

/** Resolves destinations plainly from `content/places.yaml`, as an oracle for the tests of the database. */

export const plain = (text: string) =>
  text
    .replaceAll(/['`´ʹʻʼ‘’‛′＇\u200c\u200d]/g, '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const list = readPlaces();
const childrenOf = Map.groupBy(list, (place) => place.in);
const withAllBelow = (place: Place): Place[] => [place, ...(childrenOf.get(place.id) ?? []).flatMap(withAllBelow)];
export const places = list.filter((place) => !place.in).flatMap(withAllBelow);
const byId = new Map(places.map((place) => [place.id, place]));
const isLandmark = (place: Place) => ['airport', 'station', 'landmark'].includes(place.kind);
export const isBelow = (place: Place, above: Place) => withAllBelow(above).includes(place);
export function regionOf(place: Place): Place {
  const parent = place.in && byId.get(place.in);
  return parent ? regionOf(parent) : place;
}

const named = Map.groupBy(
  list.flatMap((place) => {
    const town = place.in ? byId.get(place.in) : undefined;
    const meant = place.kind === 'beach' && place.name === `${town?.name} Beach` && town ? town : place;
    return [place.name, ...place.names].map((name) => ({ key: placeKey(name), meant }));
  }),
  ({ key }) => key,
);
const emptyWords = new Set(
  `goa india beach beaches taluka taluk tehsil district dist state region area city town village hotel hotels stay stays resort
   resorts homestay homestays guesthouse guesthouses villa villas hostel hostels accommodation property properties place places room
   rooms near nearby around close me to in at on by of the and for from side within`.split(/\s+/),
);

interface Token {
  word: string;
  key: string;
  role: 'place' | 'word' | 'pin' | 'empty';
}

function read(text: string, most: number, withLandmarks: boolean) {
  const tokens = plain(text)
    .replaceAll(/(?<![\p{L}\p{N}_])(403)[\s-]+([0-9]{3})(?![\p{L}\p{N}_])/gu, '$1$2')
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, most)
    .map((word): Token => {
      const key = placeKey(word);
      const isPin = places.some(({ pincodes }) => pincodes.includes(key));
      return { word, key, role: emptyWords.has(key) ? 'empty' : isPin ? 'pin' : 'word' };
    });
  let all: Place[] = [];
  let other: Place | null = null;
  for (let start = 0; start < tokens.length; ) {
    let taken = 0;
    for (let length = Math.min(6, tokens.length - start); length > 0 && !taken; length -= 1) {
      const words = tokens.slice(start, start + length);
      const [found, second] = (named.get(words.map(({ key }) => key).join(' ')) ?? []).map(({ meant }) => meant);
      if (!found || (isLandmark(found) && !withLandmarks)) continue;
      taken = length;
      for (const token of words) token.role = 'place';
      if (all.length === 0) other = second ?? null;
      if (all.length === 0) all = [found];
      else if (isLandmark(found) || all.some(isLandmark)) continue;
      // If one place is inside the other, use the narrower.
      else if (all.some((one) => isBelow(found, one))) all = all.map((one) => (isBelow(found, one) ? found : one));
      else if (!all.some((one) => isBelow(one, found))) all.push(found);
    }
    start += taken || 1;
  }
  return { tokens, named: all, other };
}

export function placeOfHotel(city: string, address: string): Place | null {
  const { tokens, named: all } = read(`${city}, ${address}`, 60, false);
  const pins = tokens.filter(({ role }) => role === 'pin').map(({ key }) => key);
  return all[0] ?? places.find(({ pincodes }) => pincodes.some((pin) => pins.includes(pin))) ?? null;
}

export interface Spot {
  latitude: number;
  longitude: number;
}
export const spotOf = ({ at: [latitude, longitude] }: Place): Spot => ({ latitude, longitude });

export function kilometres(from: Spot, to: Spot): number {
  const across = (to.longitude - from.longitude) * Math.cos(from.latitude * (Math.PI / 180));
  return 111.195 * Math.sqrt((to.latitude - from.latitude) ** 2 + across ** 2);
}

export interface Findable {
  name: string;
  place: Place | null;
  text: string;
  spot: Spot | null;
}

export interface Meaning {
  named: Place[];
  other: Place | null;
  typed: string | null;
  shown: string | null;
  unnamed: string | null;
  hasWords: boolean;
  near: Spot | null;
  fits: (hotel: Findable) => boolean;
}

const isNear = ({ spot }: Findable, to: Spot | null) => to === null || (spot !== null && kilometres(to, spot) <= 20);
export const isMeant = ({ fits, near }: Meaning, hotel: Findable) => fits(hotel) && isNear(hotel, near);

const trigrams = (text: string) =>
  new Set(
    text.split(' ').flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3));
    }),
  );
function similarity(left: string, right: string): number {
  const [a, b] = [trigrams(left), trigrams(right)];
  const shared = a.intersection(b).size;
  return shared / (a.size + b.size - shared);
}

/** True if at most so many changed, missing or added letters separate the two. */
function isWithin(most: number, one: string, other: string): boolean {
  if (one === other) return true;
  if (one[0] === other[0]) return isWithin(most, one.slice(1), other.slice(1));
  if (most === 0 || Math.abs(one.length - other.length) > most) return false;
  const [ofOne, ofOther] = [one.slice(1), other.slice(1)];
  return [
    [ofOne, ofOther],
    [ofOne, other],
    [one, ofOther],
  ].some(([left = '', right = '']) => isWithin(most - 1, left, right));
}
const sorted = (word: string) => [...word].sort().join('');
function isWordSlip(typed: string, meant: string): boolean {
  const most = Math.min(3, Math.floor(Math.min(typed.length, meant.length) / 3));
  return isWithin(sorted(typed) === sorted(meant) ? Math.max(2, most) : most, typed, meant);
}
function isSlip(typed: string, meant: string): boolean {
  const [ofTyped, ofMeant] = [typed.split(' '), meant.split(' ')];
  return ofTyped.length === ofMeant.length
    ? ofTyped.every((word, i) => isWordSlip(word, ofMeant[i] ?? ''))
    : isWordSlip(typed.replaceAll(' ', ''), meant.replaceAll(' ', ''));
}

function meaningOf(text: string): { meaning: Meaning; tokens: Token[] } {
  const { tokens, named: all, other } = read(text, 12, true);
  const shown = [...all];
  for (const token of tokens.filter(({ role }) => role === 'pin')) {
    const pinned = places.filter(({ pincodes }) => pincodes.includes(token.key));
    if (all.length > 0) {
      const isKnown = pinned.some((pin) => all.some((one) => isBelow(pin, one) || isBelow(one, pin)));
      token.role = isKnown ? 'empty' : 'word';
    } else {
      const outer = pinned.filter((one) => !pinned.some((two) => one !== two && isBelow(one, two)));
      shown.push(...outer.filter((one) => !shown.includes(one)));
    }
  }
  const landmark = all.find(isLandmark);
  const meant = shown.length > 0 && !landmark ? shown.flatMap(withAllBelow) : null;
  const every = tokens.filter(({ role }) => role !== 'empty').map(({ word }) => word);
  const words = tokens.filter(({ role }) => role === 'word').map(({ word }) => word);
  const mayBeInName = words.length > 0 || tokens.some(({ role }) => role === 'pin');
  const holds = (hotel: Findable, wanted: string[]) => wanted.slice(0, 6).every((word) => hotel.text.includes(word));
  return {
    tokens,
    meaning: {
      named: shown,
      other,
      typed: null,
      shown: null,
      unnamed: null,
      hasWords: words.length > 0,
      near: landmark ? spotOf(landmark) : null,
      fits: (hotel) =>
        holds(hotel, words) &&
        (meant === null ||
          (hotel.place !== null && meant.includes(hotel.place)) ||
          (mayBeInName && holds(hotel, every))),
    },
  };
}

function withoutSlip(tokens: readonly Token[], hotels: readonly Findable[]): string | null {
  const nameWords = new Set(
    hotels.flatMap(({ name }) => placeKey(name).split(' ')).filter((word) => word.length >= 4 && !emptyWords.has(word)),
  );
  const better = tokens
    .flatMap((_, start) => [1, 2, 3].map((length) => ({ start, words: tokens.slice(start, start + length), length })))
    .filter(({ words, length }) => words.length === length && words.some(({ role }) => role === 'word'))
    .filter(({ words }) => words.every(({ key, role }) => key !== '' && (role === 'word' || role === 'empty')))
    .map((window) => ({ ...window, key: window.words.map(({ key }) => key).join(' ') }))
    .flatMap((window) => [
      ...[...named.keys()].map((name) => ({ ...window, name })),
      ...(window.length > 1 || nameWords.has(window.key) ? [] : [...nameWords])
        .filter((name) => !named.has(name))
        .map((name) => ({ ...window, name })),
    ])
    .filter(({ key, name }) => key.length >= 4 && name.length >= 4 && Math.abs(key.length - name.length) <= 3)
    .map((one) => ({ ...one, likeness: similarity(one.key, one.name) }))
    .filter(({ likeness, key, name }) => likeness >= 0.33 && isSlip(key, name))
    .sort((a, b) => b.likeness - a.likeness || b.key.length - a.key.length || (a.name < b.name ? -1 : 1))
    .at(0);
  if (!better) return null;
  const written = tokens.map(({ word }) => word);
  written.splice(better.start, better.length, better.name);
  return written.join(' ');
}

export function resolve(text: string, hotels: readonly Findable[], isExact: boolean, near: Spot | null): Meaning {
  const cut = plain(text.slice(0, 80)).slice(0, 80);
  const asked = meaningOf(cut);
  const words = asked.tokens.filter(({ role }) => role === 'word').map(({ word }) => word);
  let settled: Meaning | null = null;
  let { meaning, tokens } = asked;
  for (let slips = 0, written: string | null = cut; written !== null && slips <= 2; slips += 1) {
    ({ meaning, tokens } = meaningOf(written));
    const found = hotels.filter((hotel) => isMeant(meaning, hotel));
    if (isExact || !meaning.hasWords || found.length > 0) {
      settled = meaning;
      if (slips > 0) settled.typed = text.slice(0, 80).trim();
      if (slips > 0 && meaning.hasWords) settled.shown = found.length === 1 ? (found[0]?.name ?? null) : written;
      break;
    }
    written = withoutSlip(tokens, hotels);
  }
  if (!settled && asked.meaning.named.length > 0) {
    const { named: all, near: spot } = asked.meaning;
    const meant = all.flatMap(withAllBelow);
    const fits = ({ place }: Findable) => spot !== null || (place !== null && meant.includes(place));
    settled = { ...asked.meaning, hasWords: false, unnamed: words.join(' '), fits };
  }
  const meant = settled ?? asked.meaning;
  if (near) return { ...meant, near };
  const [only] = meant.named;
  if (only && meant.named.length === 1 && !meant.hasWords && !meant.near && !hotels.some(meant.fits)) {
    return { ...meant, near: spotOf(only), fits: () => true };
  }
  return meant;
}
