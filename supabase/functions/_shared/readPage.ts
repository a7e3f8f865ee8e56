import { Parser } from 'htmlparser2';
import { knownState, type PropertyData, tidyAmenities } from '../../../src/domain/imports.ts';
import type { PropertyType } from '../../../src/domain/listing.ts';

/** What the page of a listing says about it: JSON-LD first, then embedded page data, then Open Graph and meta. */

type Json = Record<string, unknown>;

const types: Record<string, PropertyType> = {
  Hotel: 'hotel',
  Motel: 'hotel',
  Resort: 'resort',
  BedAndBreakfast: 'guest_house',
  Hostel: 'guest_house',
  Apartment: 'apartment',
  House: 'villa',
};
const lodgings = new Set([...Object.keys(types), 'LodgingBusiness', 'VacationRental', 'Accommodation']);
const photoHosts = /(^|\.)(bstatic\.com|muscache\.com)$/;

/** Null when nothing on the page names a property. */
export function readPage(html: string): PropertyData | null {
  const { meta, scripts } = collect(html);
  const nodes = scripts.flatMap(objectsOf);
  const lodging = nodes.find((node) => [own(node, '@type')].flat().some((type) => lodgings.has(String(type)))) ?? {};
  const address = object(own(lodging, 'address'));
  const geo = object(own(lodging, 'geo'));
  const type = [own(lodging, '@type')]
    .flat()
    .map(String)
    .find((one) => Object.hasOwn(types, one));
  const first = (key: string) =>
    nodes.map((node) => own(node, key)).find((value) => value !== undefined && value !== null);
  const name =
    plain(own(lodging, 'name'), 120) || plain(first('listingTitle'), 120) || plain(meta.get('og:title'), 120);
  if (!name) return null;
  const amenities = [own(lodging, 'amenityFeature')].flat().map((one) => plain(own(object(one), 'name') ?? one, 60));
  const groups = [first('seeAllAmenitiesGroups')].flat().flatMap((group) => [own(object(group), 'amenities')].flat());
  const offered = groups.filter((one) => own(object(one), 'available') !== false);
  const pictures = [
    ...[own(lodging, 'image')]
      .flat()
      .map((one) => ({ url: own(object(one), 'url') ?? one, alt: own(object(one), 'caption') })),
    ...nodes
      .filter((node) => Object.hasOwn(node, 'baseUrl'))
      .map((node) => ({ url: node.baseUrl, alt: own(node, 'accessibilityLabel') })),
    { url: meta.get('og:image'), alt: undefined },
  ];
  const stars = plain(own(object(own(lodging, 'starRating')), 'ratingValue'), 3);
  const latitude =
    own(geo, 'latitude') ?? own(lodging, 'latitude') ?? first('lat') ?? meta.get('place:location:latitude');
  const longitude =
    own(geo, 'longitude') ?? own(lodging, 'longitude') ?? first('lng') ?? meta.get('place:location:longitude');
  const pincode = plain(own(address, 'postalCode'), 10).replace(/\s/g, '');
  return {
    name,
    property_type: type ? types[type] : '',
    star_rating: /^[1-5]$/.test(stars) ? stars : '',
    description:
      plain(own(lodging, 'description'), 5000) ||
      plain(own(object(first('htmlDescription')), 'htmlText'), 5000) ||
      plain(meta.get('og:description') ?? meta.get('description'), 5000),
    address: plain(own(address, 'streetAddress'), 300),
    city: plain(own(address, 'addressLocality'), 80),
    state: knownState(plain(own(address, 'addressRegion'), 80)) ?? '',
    pincode: /^\d{6}$/.test(pincode) ? pincode : '',
    latitude: degrees(latitude, 90),
    longitude: degrees(longitude, 180),
    amenities: tidyAmenities([...amenities, ...offered.map((one) => plain(own(object(one), 'title'), 60))]),
    policies: {
      check_in_time: clock(own(lodging, 'checkinTime')),
      check_out_time: clock(own(lodging, 'checkoutTime')),
    },
    photos: photosOf(pictures),
  };
}

function collect(html: string) {
  const meta = new Map<string, string>();
  const scripts: string[] = [];
  let open: string[] | null = null;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const name = attributes.property ?? attributes.name;
      if (tag === 'meta' && name && meta.size < 200 && !meta.has(name)) meta.set(name, attributes.content ?? '');
      const holdsData = /json/.test(attributes.type ?? '') || attributes.id?.startsWith('data-deferred-state');
      if (tag === 'script' && holdsData && scripts.length < 40) open = [];
    },
    ontext: (text) => void open?.push(text),
    onclosetag(tag) {
      if (tag !== 'script' || !open) return;
      scripts.push(open.join(''));
      open = null;
    },
  });
  parser.end(html);
  return { meta, scripts };
}

/** Every object of a JSON text, the outer ones first, to a bounded depth and number. Keys are read, never copied. */
function objectsOf(text: string): Json[] {
  let level: unknown[];
  try {
    level = [JSON.parse(text)];
  } catch {
    return [];
  }
  const found: Json[] = [];
  for (let depth = 0; depth < 40 && level.length > 0 && found.length < 20_000; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value)) found.push(value as Json);
      for (const inner of Object.values(value)) if (next.length < 50_000) next.push(inner);
    }
    level = next;
  }
  return found;
}

const own = (node: Json, key: string): unknown => (Object.hasOwn(node, key) ? node[key] : undefined);
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** Words without markup, control and direction characters; nothing for what is neither text nor number. */
function plain(value: unknown, maximum: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag(tag) {
      if (tag === 'script' || tag === 'style') hidden += 1;
      if (tag === 'br' || tag === 'p' || tag === 'li') text += ' ';
    },
    ontext: (part) => {
      if (hidden === 0) text += part;
    },
    onclosetag(tag) {
      if (tag === 'script' || tag === 'style') hidden -= 1;
    },
  });
  parser.end(String(value).slice(0, 40_000));
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maximum)
    .trim();
}

function degrees(value: unknown, limit: number): string {
  const text = plain(value, 24);
  return /^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit ? text : '';
}

/** '14:00' of '14:00:00' or '2:00 pm'. */
function clock(value: unknown): string {
  const [, hours, minutes = '00', half] =
    /^T?(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap]m)?/i.exec(plain(value, 20)) ?? [];
  if (!hours) return '';
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : '';
}

function photosOf(pictures: { url: unknown; alt: unknown }[]): NonNullable<PropertyData['photos']> {
  const photos = new Map<string, string>();
  for (const { url, alt } of pictures) {
    if (typeof url !== 'string' || url.length > 1000 || !URL.canParse(url)) continue;
    const parsed = new URL(url);
    const isKnown =
      parsed.protocol === 'https:' && !parsed.port && !parsed.username && photoHosts.test(parsed.hostname);
    if (isKnown && photos.size < 30 && !photos.has(parsed.href)) photos.set(parsed.href, plain(alt, 300));
  }
  return [...photos].map(([url, alt], index) => ({ url, alt, is_cover: index === 0 }));
}
