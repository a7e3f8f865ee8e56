import { knownState, type PropertyData, tidyAmenities } from '../../../src/domain/listing/imports.ts';
import type { bedConfigs, PropertyType } from '../../../src/domain/listing/listing.ts';
import { isElsewhere } from './india.ts';
import { type Json, list, object, own, type PageParts, plain, takeApart } from './pageParts.ts';

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
const kinds: readonly (readonly [RegExp, PropertyType])[] = [
  [/resort/i, 'resort'],
  [/hotel/i, 'hotel'],
  [/guest\s?house|bed (and|&) breakfast|hostel/i, 'guest_house'],
  [/app?art[ae]?ment|condo|flat|rental unit|loft|wohnung/i, 'apartment'],
  [/private room|shared room|homestay|farm stay/i, 'homestay'],
  [/villa|bungalow|cottage|house|home/i, 'villa'],
];
const photoHosts = /(^|\.)(bstatic\.com|muscache\.com)$/;
const arrival = /check.?in|arriv|anreise|llegada|entrada/i;
const departure = /check.?out|d[ée]part|abreise|salida|sa[ií]da/i;

export type PageResult = { data: PropertyData } | { nothing: 'nothing_found' | 'not_in_india' };

export function readPage(html: string): PageResult {
  const parts = takeApart(html);
  const { meta, embedded } = parts;
  const lodging = lodgingOf(parts);
  const first = (key: string) =>
    embedded.map((node) => own(node, key)).find((value) => value !== undefined && value !== null);
  const shared = sharedWords(parts);
  const name = plain(own(lodging, 'name'), 120) || plain(first('listingTitle'), 120) || shared.name;
  if (!name) return { nothing: 'nothing_found' };

  const address = object(own(lodging, 'address'));
  // 'Anjuna, Goa, India', where the host shows its map.
  const map =
    embedded.find((node) => typeof own(node, 'lat') === 'number' && typeof own(node, 'lng') === 'number') ?? {};
  const around = plain(own(map, 'subtitle'), 200)
    .split(/\s*,\s*/)
    .filter(Boolean);
  const geo = object(own(lodging, 'geo'));
  const [, mapLatitude, mapLongitude] = /[?&]center=(-?[\d.]+),(-?[\d.]+)/.exec(String(own(lodging, 'hasMap'))) ?? [];
  const pick = (places: unknown[], limit: number) => places.map((one) => degrees(one, limit)).find(Boolean) ?? '';
  const latitude = pick(
    [own(geo, 'latitude'), own(lodging, 'latitude'), mapLatitude, own(map, 'lat'), meta.get('place:location:latitude')],
    90,
  );
  const longitude = pick(
    [
      own(geo, 'longitude'),
      own(lodging, 'longitude'),
      mapLongitude,
      own(map, 'lng'),
      meta.get('place:location:longitude'),
    ],
    180,
  );
  const country =
    plain(own(object(own(address, 'addressCountry')), 'name') ?? own(address, 'addressCountry'), 80) ||
    (around.length > 2 ? (around.at(-1) ?? '') : '');
  if (isElsewhere(country, latitude, longitude)) return { nothing: 'not_in_india' };

  const stars = plain(own(object(own(lodging, 'starRating')), 'ratingValue'), 3);
  const pincode = plain(own(address, 'postalCode'), 10).replace(/\s/g, '');
  const city = cityOf(address, around);
  return {
    data: {
      name,
      property_type: typeOf(lodging, plain(first('propertyType'), 80)),
      star_rating: /^[1-5]$/.test(stars) ? stars : '',
      description:
        plain(own(lodging, 'description'), 5000) ||
        plain(own(object(first('htmlDescription')), 'htmlText'), 5000) ||
        shared.description,
      address: streetOf(address, [city, country, pincode]),
      city,
      state: [own(address, 'addressRegion'), ...around].map((one) => knownState(plain(one, 80))).find(Boolean) ?? '',
      pincode: /^\d{6}$/.test(pincode) ? pincode : '',
      latitude,
      longitude,
      amenities: amenitiesOf(lodging, first('seeAllAmenitiesGroups')),
      rooms: roomsOf(lodging, parts, {
        kind: plain(first('propertyType'), 120),
        guests: first('personCapacity'),
        title: embedded.map((node) => plain(own(node, 'title'), 300)).find((title) => title.includes(' · ')) ?? '',
      }),
      policies: policiesOf(lodging, embedded),
      photos: photosOf([
        ...list(lodging, 'image').map((one) => ({
          url: own(object(one), 'url') ?? one,
          alt: own(object(one), 'caption'),
        })),
        ...embedded
          .filter((node) => Object.hasOwn(node, 'baseUrl'))
          .map((node) => ({ url: node.baseUrl, alt: own(node, 'accessibilityLabel') })),
        { url: meta.get('og:image'), alt: undefined },
      ]),
    },
  };
}

/** Returns one JSON-LD node: the one with this page's address, else the first with a name. Never mixes two. */
function lodgingOf({ linked, canonical, meta }: PageParts): Json {
  const named = linked.filter(
    (node) => list(node, '@type').some((type) => lodgings.has(String(type))) && plain(own(node, 'name'), 120),
  );
  const here = pathOf(canonical) || pathOf(meta.get('og:url'));
  return named.find((node) => here !== '' && pathOf(own(node, 'url')) === here) ?? named[0] ?? {};
}

function pathOf(address: unknown): string {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname : '';
}

function sharedWords({ meta, canonical }: PageParts): { name: string; description: string } {
  const isListing =
    /hotel|listing|lodging/i.test(meta.get('og:type') ?? '') ||
    [canonical, meta.get('og:url')].some((address) => /^\/(hotel|rooms|h)\/./.test(pathOf(address)));
  if (!isListing) return { name: '', description: '' };
  const [title, text, about] = ['og:title', 'og:description', 'description'].map((key) => plain(meta.get(key), 5000));
  // Airbnb puts 'Home in Anjuna · ★4.87 · 2 bedrooms' in the title, and the name in the description.
  if (title?.includes(' · ')) return { name: (text ?? '').slice(0, 120), description: about ?? '' };
  // Booking.com adds 'Anjuna (updated prices 2026)'.
  const name = (title ?? '').replace(/,[^,]*[(–-]\s*updated[^,]*$/i, '').replace(/\s*\(updated[^)]*\)$/i, '');
  return { name: name.slice(0, 120), description: text || about || '' };
}

/** Numbers, lists and words of streets: no name of a town has them. */
const streetWords =
  /[\d,/#]|\b(road|rd|street|st|lane|marg|path|galli|gully|highway|cross|w?[av]add[oi]|wad[oi]|near|opp(osite)?|behind|house|plot|survey|flat|floor|building|phase|sector|apartments?|complex)\b\.?/i;

/** Booking.com may have the town after the postal code of `streetAddress`; Airbnb names it before the state or the country. */
function cityOf(address: Json, around: readonly string[]): string {
  const [, afterCode = ''] = /\b\d{3} ?\d{3}\s+([^,\d]+)/.exec(plain(own(address, 'streetAddress'), 300)) ?? [];
  const state = around.findIndex((one) => knownState(one));
  const candidates = [
    plain(own(address, 'addressLocality'), 80),
    afterCode.trim(),
    around[(state >= 0 ? state : around.length - 1) - 1] ?? '',
  ];
  return candidates.find((one) => one && !streetWords.test(one) && !knownState(one))?.slice(0, 80) ?? '';
}

function streetOf(address: Json, others: readonly string[]): string {
  const parts = plain(own(address, 'streetAddress'), 300).split(/\s*,\s*/);
  const said = new Set(others.map((one) => one.toLowerCase()));
  const isSaid = (part: string) => {
    const words = part.toLowerCase().replace(/^\d{3} ?\d{3}\b\s*/, '');
    return words === '' || said.has(words) || knownState(words) !== undefined;
  };
  const last = parts.findLastIndex((part) => !isSaid(part));
  return parts.slice(0, last + 1).join(', ');
}

type Room = NonNullable<PropertyData['rooms']>[number];
const beds: readonly (readonly [RegExp, (typeof bedConfigs)[number]])[] = [
  [/queen/i, 'Queen Bed'],
  [/king/i, 'King Bed'],
  [/twin/i, 'Twin Beds'],
  [/bunk/i, 'Bunk Bed'],
  [/sofa/i, 'Sofa Bed'],
  [/double/i, 'Double Bed'],
  [/single/i, 'Single Bed'],
];
const mostRooms = 40;

/** Skips prices: no source says which taxes they include. */
function roomsOf(
  lodging: Json,
  { linked, table }: PageParts,
  whole: { kind: string; guests: unknown; title: string },
): Room[] {
  const parts = ['containsPlace', 'hasPart', 'makesOffer'].flatMap((key) => list(lodging, key).map(object));
  const offered = parts.map((part) => {
    const item = object(own(part, 'itemOffered'));
    return Object.keys(item).length > 0 ? item : part;
  });
  const byId = new Map(
    linked.filter((one) => own(one, 'name') && own(one, '@id')).map((one) => [own(one, '@id'), one]),
  );
  const resolved = offered.map((part) => (own(part, 'name') ? part : (byId.get(own(part, '@id')) ?? part)));
  const named = resolved.map((part): Room => {
    const occupancy = object(own(part, 'occupancy'));
    const size = object(own(part, 'floorSize'));
    const bed = list(part, 'bed').map((one) =>
      plain(own(object(one), 'typeOfBed') ?? own(object(one), 'name') ?? one, 80),
    );
    return {
      name: plain(own(part, 'name'), 120),
      description: plain(own(part, 'description'), 2000),
      base_price: '',
      max_guests: guestsOf(own(occupancy, 'maxValue') ?? own(occupancy, 'value') ?? own(part, 'occupancy')),
      bed_config: bedOf(bed.join(' ') || plain(own(part, 'name'), 120)),
      room_size: sizeOf(size),
    };
  });
  const listed = table
    .filter((one) => own(one, 'b_name') && Array.isArray(own(one, 'b_blocks')))
    .map((one): Room => {
      const guests = list(one, 'b_blocks').map((block) => Number(own(object(block), 'b_max_persons')) || 0);
      const name = plain(own(one, 'b_name'), 120);
      return {
        name,
        description: '',
        base_price: '',
        max_guests: guestsOf(Math.max(0, ...guests)),
        bed_config: bedOf(name),
      };
    });
  const guests = guestsOf(whole.guests);
  const about = whole.title.split(' · ').filter((one) => /\b(bedrooms?|beds?|baths?)\b/i.test(one));
  const asWhole =
    whole.kind && guests
      ? [{ name: whole.kind, description: about.join(', '), base_price: '', max_guests: guests }]
      : [];
  const found = [named, listed, asWhole]
    .map((rooms) => rooms.filter(({ name }) => name))
    .find((rooms) => rooms.length > 0);
  return [...new Map((found ?? []).map((room) => [room.name, room])).values()].slice(0, mostRooms).map(withoutEmpty);
}

const withoutEmpty = (room: Room): Room => {
  const { name, description, base_price, max_guests, ...more } = room;
  const said = Object.fromEntries(Object.entries(more).filter(([, value]) => value));
  return { name, description, base_price, max_guests: max_guests || '2', ...said };
};

function guestsOf(value: unknown): string {
  const text = plain(value, 4);
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 50 ? String(Number(text)) : '';
}

const bedOf = (words: string) => beds.find(([pattern]) => pattern.test(words))?.[1] ?? '';

function sizeOf(size: Json): string {
  const value = plain(own(size, 'value'), 8);
  const unit = { MTK: 'm²', FTK: 'sq ft' }[plain(own(size, 'unitCode'), 3)];
  return unit && /^\d+(\.\d+)?$/.test(value) ? `${value} ${unit}` : '';
}

function typeOf(lodging: Json, kind: string): PropertyType | '' {
  const type = list(lodging, '@type')
    .map(String)
    .find((one) => Object.hasOwn(types, one));
  return (type && types[type]) || kinds.find(([words]) => words.test(kind))?.[1] || '';
}

function amenitiesOf(lodging: Json, groups: unknown): string[] {
  const linked = list(lodging, 'amenityFeature')
    .filter((one) => ![false, 'False', 'false'].includes(own(object(one), 'value') as never))
    .map((one) => plain(own(object(one), 'name') ?? one, 60));
  const shown = [groups]
    .flat()
    .flatMap((group) => list(object(group), 'amenities'))
    .filter((one) => own(object(one), 'available') !== false)
    .map((one) => plain(own(object(one), 'title'), 60));
  return tidyAmenities([...linked, ...shown]);
}

function policiesOf(lodging: Json, embedded: readonly Json[]): NonNullable<PropertyData['policies']> {
  const under = (key: string) => embedded.flatMap((node) => list(node, key)).map(object);
  const sections = under('houseRulesSections').flatMap((section) => list(section, 'items').map(object));
  const rules = (sections.length > 0 ? sections : under('houseRules')).map((rule) =>
    [own(rule, 'title'), own(rule, 'subtitle'), own(object(own(rule, 'html')), 'htmlText')]
      .map((words) => plain(words, 2000))
      .filter(Boolean)
      .join(': '),
  );
  const timeOf = (words: RegExp) => clock(rules.find((rule) => words.test(rule) && clock(rule)));
  const rangeOf = (key: string, end: string) =>
    clock(
      under(key)
        .map((range) => own(range, end))
        .find(Boolean),
    );
  const isTime = (rule: string) => (arrival.test(rule) || departure.test(rule)) && clock(rule) !== '';
  const kept = [...new Set(rules)].filter((rule) => rule && !isTime(rule));
  return {
    check_in_time:
      clock(own(lodging, 'checkinTime')) || rangeOf('checkinTimeRange', 'fromFormatted') || timeOf(arrival),
    check_out_time:
      clock(own(lodging, 'checkoutTime')) || rangeOf('checkoutTimeRange', 'untilFormatted') || timeOf(departure),
    house_rules: kept.join('\n').slice(0, 2000).trim(),
  };
}

function degrees(value: unknown, limit: number): string {
  const text = plain(value, 24);
  return /^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit ? text : '';
}

/** Returns the first time in the words: '14:00' of '14:00:00', '2:00 pm', 'T14:00' or 'Check-in after 2 PM'. */
function clock(value: unknown): string {
  const [, hours, minutes = '00', , half] =
    /(?<![\d:.])(\d{1,2})(?=[:.h]\d\d|\s*[ap]\.?m)(?:[:.h](\d\d))?(:\d\d)?\s*([ap])?/i.exec(plain(value, 200)) ?? [];
  if (!hours) return '';
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
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
