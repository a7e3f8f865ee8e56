import * as v from 'valibot';
import {
  longestDestination,
  maxAmenities,
  maxPages,
  ratingChoices,
  type Sort,
  sortNames,
  starChoices,
  typeChoices,
} from '#src/domain/hotel/searchChoices.ts';
import type { PropertyType } from '#src/domain/listing/listing.ts';
import type { Spot } from '#src/domain/map/projection.ts';
import { readRupees, typedRupees } from '#src/domain/money.ts';
import { readStayQuery, type StayQuery, writeStayQuery } from '#src/domain/stay.ts';

export interface SearchQuery {
  destination: string;
  isExact: boolean;
  /** The visitor's location, rounded to about a kilometre, for a search nearby. */
  near: Spot | null;
  stay: StayQuery;
  sort: Sort;
  /** Paise per night; null for no limit. The address has rupees in every currency. */
  minPrice: number | null;
  maxPrice: number | null;
  stars: readonly number[];
  amenities: readonly string[];
  types: readonly PropertyType[];
  /** The lowest guest score, one of `ratingChoices`; null for any. */
  minRating: number | null;
  isFreeToCancel: boolean;
  page: number;
  /** Shows the map. It does not affect the results. */
  isMap: boolean;
}

export const noFilters = {
  minPrice: null,
  maxPrice: null,
  stars: [],
  amenities: [],
  types: [],
  minRating: null,
  isFreeToCancel: false,
} as const satisfies Partial<SearchQuery>;

/** Replaces control characters (Postgres refuses NUL) and text-direction overrides by spaces, and never cuts a character. */
function plainText(text: string): string {
  const clean = text.slice(0, 4 * longestDestination).replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ');
  return [...clean.replace(/\s+/g, ' ').trim()].slice(0, longestDestination).join('').trim();
}

const SortSchema = v.fallback(v.picklist(sortNames), 'recommended');

const PageSchema = v.fallback(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(maxPages)),
  1,
);

const PriceSchema = v.fallback(
  v.nullable(v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,2})?$/), v.transform(readRupees))),
  null,
);

/** Rounds a location to 0.01 degree, about a kilometre, before it is stored, sent or shown. */
export const roughly = ({ latitude, longitude }: Spot): Spot => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

const NearSchema = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,2}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/),
      v.transform((text) => text.split(',').map(Number)),
      v.transform(([latitude = 0, longitude = 0]) => roughly({ latitude, longitude })),
      v.check(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180),
    ),
  ),
  null,
);

export const writeNear = ({ latitude, longitude }: Spot) => `${latitude},${longitude}`;

/** Reads a search from URL parameters. Invalid values fall back to the default. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const low = v.parse(PriceSchema, params.get('minPrice')) || null;
  const high = v.parse(PriceSchema, params.get('maxPrice')) || null;
  const isSwapped = low !== null && high !== null && low > high;
  const stars = params.getAll('stars');
  const types = params.getAll('type');
  const amenities = params.getAll('amenities').slice(0, maxAmenities).map(plainText).filter(Boolean);
  return {
    destination: plainText(params.get('destination') ?? ''),
    isExact: params.get('exact') === '1',
    near: v.parse(NearSchema, params.get('near')),
    stay: readStayQuery(params),
    sort: v.parse(SortSchema, params.get('sort')),
    minPrice: isSwapped ? high : low,
    maxPrice: isSwapped ? low : high,
    stars: starChoices.filter((star) => stars.includes(String(star))),
    amenities: [...new Set(amenities)],
    types: typeChoices.filter((type) => types.includes(type)),
    minRating: ratingChoices.find((rating) => params.get('rating') === String(rating)) ?? null,
    isFreeToCancel: params.get('cancellation') === 'free',
    page: v.parse(PageSchema, params.get('page')),
    isMap: params.get('view') === 'map',
  };
}

/** Writes a search as URL parameters without defaults. `readSearchQuery` reverses it. */
export function writeSearchQuery(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.destination) params.set('destination', query.destination);
  if (query.isExact) params.set('exact', '1');
  if (query.near) params.set('near', writeNear(query.near));
  // A single date is no stay, but the visitor chose it.
  if (query.stay.check_in_date) params.set('checkIn', query.stay.check_in_date);
  if (query.stay.check_out_date) params.set('checkOut', query.stay.check_out_date);
  writeStayQuery(query.stay, params);
  if (query.sort !== 'recommended') params.set('sort', query.sort);
  if (query.minPrice !== null) params.set('minPrice', typedRupees(query.minPrice));
  if (query.maxPrice !== null) params.set('maxPrice', typedRupees(query.maxPrice));
  for (const star of query.stars) params.append('stars', String(star));
  for (const amenity of query.amenities) params.append('amenities', amenity);
  for (const type of query.types) params.append('type', type);
  if (query.minRating !== null) params.set('rating', String(query.minRating));
  if (query.isFreeToCancel) params.set('cancellation', 'free');
  if (query.page > 1) params.set('page', String(query.page));
  if (query.isMap) params.set('view', 'map');
  return params;
}

/** Returns the key of a search: equal keys have equal answers. */
export const searchKey = (query: SearchQuery) => String(writeSearchQuery({ ...query, isMap: false }));

export function countFilters(query: SearchQuery): number {
  const single = [query.minPrice !== null || query.maxPrice !== null, query.minRating !== null, query.isFreeToCancel];
  return single.filter(Boolean).length + query.stars.length + query.amenities.length + query.types.length;
}

export function toggled<T>(items: readonly T[], item: T): readonly T[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
