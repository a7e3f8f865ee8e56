import { type Place, placeKey, readPlaces } from '#src/content/places.ts';

/**
 * What a destination means, read plainly off `content/places.yaml`: the tests hold the database against it. Written for clearness, with
 * nothing of what the database uses.
 */

export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const list = readPlaces();
const childrenOf = Map.groupBy(list, (place) => place.in);
const withAllBelow = (place: Place): Place[] => [place, ...(childrenOf.get(place.id) ?? []).flatMap(withAllBelow)];
/** In the order of the tree. */
export const places = list.filter((place) => !place.in).flatMap(withAllBelow);
const byId = new Map(places.map((place) => [place.id, place]));
const isLandmark = (place: Place) => place.kind === 'airport' || place.kind === 'station';
export const isBelow = (place: Place, above: Place) => withAllBelow(above).includes(place);
export function regionOf(place: Place): Place {
  const parent = place.in && byId.get(place.in);
  return parent ? regionOf(parent) : place;
}

const named = new Map(
  places.flatMap((place) => {
    const town = place.in ? byId.get(place.in) : undefined;
    const meant = place.kind === 'beach' && place.name === `${town?.name} Beach` && town ? town : place;
    return [place.name, ...place.names].map((name) => [placeKey(name), meant] as const);
  }),
);
const emptyWords = new Set(
  `goa india beach beaches taluka taluk tehsil district dist state region area city town village hotel hotels stay stays resort
   resorts homestay homestays guesthouse guesthouses villa villas hostel hostels accommodation property properties place places room
   rooms near nearby around close to in at on by of the and for from side within`.split(/\s+/),
);

interface Token {
  word: string;
  key: string;
  role: 'place' | 'word' | 'pin' | 'empty';
}

/** The words of a text, what each is for, and the place they name. */
function read(text: string, most: number, withLandmarks: boolean): { tokens: Token[]; place: Place | null } {
  const tokens = plain(text)
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, most)
    .map((word): Token => {
      const key = placeKey(word);
      const isPin = places.some(({ pincodes }) => pincodes.includes(key));
      return { word, key, role: emptyWords.has(key) ? 'empty' : isPin ? 'pin' : 'word' };
    });
  let place: Place | null = null;
  for (let start = 0; start < tokens.length; ) {
    let taken = 0;
    for (let length = Math.min(6, tokens.length - start); length > 0 && !taken; length -= 1) {
      const words = tokens.slice(start, start + length);
      const found = named.get(words.map(({ key }) => key).join(' '));
      if (!found || (isLandmark(found) && !withLandmarks)) continue;
      taken = length;
      const isDeeper: boolean = !place || (isBelow(found, place) && !isLandmark(place));
      const isOther: boolean =
        place !== null && !isDeeper && !isBelow(place, found) && !isLandmark(found) && !isLandmark(place);
      if (isDeeper) place = found;
      for (const token of words) token.role = isOther ? 'word' : 'place';
    }
    start += taken || 1;
  }
  return { tokens, place };
}

/** The place of a hotel. */
export function placeOfHotel(city: string, address: string): Place | null {
  const { tokens, place } = read(`${city}, ${address}`, 60, false);
  const pins = tokens.filter(({ role }) => role === 'pin').map(({ key }) => key);
  return place ?? places.find(({ pincodes }) => pincodes.some((pin) => pins.includes(pin))) ?? null;
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

/** A hotel as a destination sees it. */
export interface Findable {
  place: Place | null;
  /** Plain. */
  text: string;
  spot: Spot | null;
}

export interface Meaning {
  place: Place | null;
  typed: string | null;
  hasWords: boolean;
  near: Spot | null;
  means: (hotel: Findable) => boolean;
}

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

function meaningOf(text: string, near: Spot | null): { meaning: Meaning; tokens: Token[] } {
  const { tokens, place } = read(text, 12, true);
  let meant: Place[] | null = place && !isLandmark(place) ? withAllBelow(place) : null;
  let shown = place;
  for (const token of tokens.filter(({ role }) => role === 'pin')) {
    const pinned = places.filter(({ pincodes }) => pincodes.includes(token.key));
    const [first] = pinned;
    if (place) {
      token.role = pinned.some((one) => isBelow(one, place) || isBelow(place, one)) ? 'empty' : 'word';
    } else if (first) {
      shown = meant === null && pinned.every((one) => isBelow(one, first)) ? first : null;
      meant = [...(meant ?? []), ...pinned.flatMap(withAllBelow)];
    }
  }
  const all = tokens.filter(({ role }) => role !== 'empty').map(({ word }) => word);
  const words = tokens.filter(({ role }) => role === 'word').map(({ word }) => word);
  const mayBeInName = words.length > 0 || tokens.some(({ role }) => role === 'pin');
  const spot = near ?? (place && isLandmark(place) ? spotOf(place) : null);
  const holds = (hotel: Findable, wanted: string[]) => wanted.slice(0, 6).every((word) => hotel.text.includes(word));
  return {
    tokens,
    meaning: {
      place: shown,
      typed: null,
      hasWords: words.length > 0,
      near: spot,
      means: (hotel) =>
        holds(hotel, words) &&
        (meant === null ||
          (hotel.place !== null && meant.includes(hotel.place)) ||
          (mayBeInName && holds(hotel, all))) &&
        (spot === null || (hotel.spot !== null && kilometres(spot, hotel.spot) <= 20)),
    },
  };
}

/** What a destination means among these hotels. */
export function resolve(text: string, hotels: readonly Findable[], isExact: boolean, near: Spot | null): Meaning {
  const cut = text.slice(0, 80);
  let { meaning, tokens } = meaningOf(cut, null);
  for (let slips = 0; slips <= 2; slips += 1) {
    if (isExact || !meaning.hasWords || hotels.some(meaning.means)) {
      const settled = meaningOf(tokens.map(({ word }) => word).join(' '), near).meaning;
      return { ...settled, typed: slips > 0 ? cut.trim() : null };
    }
    const better = tokens
      .flatMap((_, start) => [1, 2, 3].map((length) => ({ start, words: tokens.slice(start, start + length), length })))
      .filter(({ words, length }) => words.length === length && words.some(({ role }) => role === 'word'))
      .filter(({ words }) => words.every(({ key, role }) => key !== '' && (role === 'word' || role === 'empty')))
      .map((window) => ({ ...window, key: window.words.map(({ key }) => key).join(' ') }))
      .flatMap((window) =>
        [...named.keys()].map((name) => ({ ...window, name, likeness: similarity(window.key, name) })),
      )
      .filter(({ key, name }) => key.length >= 4 && name.length >= 4 && Math.abs(key.length - name.length) <= 3)
      .filter(({ likeness }) => likeness >= 0.4)
      .sort((a, b) => b.likeness - a.likeness || b.key.length - a.key.length || (a.name < b.name ? -1 : 1))
      .at(0);
    if (!better) break;
    const written = tokens.map(({ word }) => word);
    written.splice(better.start, better.length, better.name);
    ({ meaning, tokens } = meaningOf(written.join(' '), null));
  }
  return meaningOf(cut, near).meaning;
}
