/** Reads a place from a link to Google Maps or a few other maps. */

export interface MapsLinkPlace {
  latitude: string;
  longitude: string;
}
type MapsLink =
  | { state: 'place'; place: MapsLinkPlace }
  /** A shortened link, which only the map's server can resolve. */
  | { state: 'short' }
  | { state: 'unknown' };

const number = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const pair = new RegExp(String.raw`^(?:loc:|geo:)?\s*(${number})\s*,\s*(${number})(?=$|[\s,;?(])`);
const shortHosts = new Set(['goo.gl', 'maps.app.goo.gl', 'g.co', 'share.google']);

function placeOf(latitude: string | undefined, longitude: string | undefined): MapsLinkPlace | null {
  if (latitude === undefined || longitude === undefined) return null;
  const [north, east] = [Number(latitude), Number(longitude)];
  if (Math.abs(north) > 90 || Math.abs(east) > 180) return null;
  // Seven decimals are about a centimetre.
  const text = (value: number) => String(Number(value.toFixed(7)));
  return { latitude: text(north), longitude: text(east) };
}

function readPair(text: string | null): MapsLinkPlace | null {
  const [, latitude, longitude] = pair.exec(text?.trim() ?? '') ?? [];
  return placeOf(latitude, longitude);
}

/** Reads a place from a link or two numbers. A pin has priority over a search, and both over the map's centre. */
export function readMapsLink(pasted: string): MapsLink {
  const text = pasted.trim();
  const bare = readPair(text);
  if (bare) return { state: 'place', place: bare };
  const url = parseUrl(text);
  if (!url) return { state: 'unknown' };
  const host = url.hostname.replace(/^www\./, '');
  if (shortHosts.has(host)) return { state: 'short' };

  const path = safeDecode(url.pathname + url.hash);
  const place = pinOf(path) ?? queryOf(url.searchParams) ?? pathOf(path) ?? middleOf(path, url.searchParams);
  return place ? { state: 'place', place } : { state: 'unknown' };
}

function parseUrl(text: string): URL | null {
  const link = /https?:\/\/\S+/i.exec(text)?.[0] ?? (/^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : null);
  return link !== null && URL.canParse(link) ? new URL(link) : null;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** `…/data=…!3d15.49!4d73.82`: the last pin, because earlier ones can be stops on the way. */
function pinOf(path: string): MapsLinkPlace | null {
  const pins = [...path.matchAll(new RegExp(`!3d(${number})!4d(${number})`, 'g'))];
  return placeOf(pins.at(-1)?.[1], pins.at(-1)?.[2]);
}

/** `?q=15.49,73.82` and similar parameters. */
function queryOf(params: URLSearchParams): MapsLinkPlace | null {
  for (const name of ['q', 'query', 'destination', 'daddr', 'markers', 'mlat']) {
    const place =
      name === 'mlat'
        ? placeOf(params.get('mlat') ?? undefined, params.get('mlon') ?? undefined)
        : readPair(params.get(name));
    if (place) return place;
  }
  return null;
}

/** `/maps/place/15.49,73.82/…`, `/maps/search/15.49,+73.82` or `/maps/dir//15.49,73.82/…`: the last one. */
function pathOf(path: string): MapsLinkPlace | null {
  const places = path.split('/').map((segment) => readPair(segment));
  return places.findLast((place) => place !== null) ?? null;
}

/** `/@15.49,73.82,17z`, `?ll=…`, `?center=…` or `#map=17/15.49/73.82`: the centre of the map. */
function middleOf(path: string, params: URLSearchParams): MapsLinkPlace | null {
  const [, latitude, longitude] =
    new RegExp(`@(${number}),(${number})`).exec(path) ??
    new RegExp(String.raw`#map=[\d.]+/(${number})/(${number})`).exec(path) ??
    [];
  const names = ['ll', 'sll', 'center', 'viewpoint', 'cbll'];
  return (
    placeOf(latitude, longitude) ??
    names.map((name) => readPair(params.get(name))).find((place) => place !== null) ??
    null
  );
}
