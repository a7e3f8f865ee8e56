import * as v from 'valibot';
import { fewerFilters, fewerGuests } from '../../words/en/search.ts';
import { PricePlanSchema } from '../booking/pricePlan.ts';
import { type DateRefusal, dateRefusals } from '../stay.ts';
import { count, FittingRoomsSchema, hotelEntries, paise, whereEntries } from './hotel.ts';
import { OwnWordsSchema } from './ownWords.ts';
import { placeKinds } from './places.ts';

const FoundHotelSchema = v.object({
  ...hotelEntries,
  ...whereEntries,
  /** In a straight line from the searched spot. */
  distance_km: v.nullable(v.number()),
  description: v.string(),
  amenities: v.array(v.string()),
  rating: v.nullable(v.number()),
  review_count: count,
  room_type_count: count,
  room_names: v.array(OwnWordsSchema),
  /** The lowest night price with tax among rooms that fit the guests. */
  base_price: paise,
  currency: v.string(),
  /** The price of the whole stay in that room; null without dates. */
  stay_total: v.nullable(paise),
  room_category_id: v.string(),
  /** The plan of these prices; null for the standard price. Absent from answers of an older server. */
  plan: v.nullish(PricePlanSchema),
});
export type FoundHotel = v.InferOutput<typeof FoundHotelSchema>;

const placeEntries = {
  id: v.string(),
  name: v.string(),
  kind: v.picklist(placeKinds),
  region: v.nullable(v.string()),
};

const NamedPlaceSchema = v.object(placeEntries);
export type NamedPlace = v.InferOutput<typeof NamedPlaceSchema>;

const MeaningSchema = v.object({
  places: v.array(v.string()),
  other: v.nullable(v.string()),
  /** The text names only places, or all of Goa. */
  is_all: v.boolean(),
  /** The text before we corrected its spelling; null if we did not. */
  typed: v.nullable(v.string()),
  /** The hotel or corrected text that is shown instead; null for places. */
  shown: v.nullable(v.string()),
  unnamed: v.nullable(v.string()),
});

const NearestPlaceSchema = v.object({ ...placeEntries, hotel_count: count, distance_km: v.number() });
export type NearestPlace = v.InferOutput<typeof NearestPlaceSchema>;

const FoundPlaceSchema = v.object({
  id: v.string(),
  name: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  hotel_count: count,
  /** The lowest price a night, and of the stay if there are dates. */
  from_price: paise,
  from_total: v.nullable(paise),
});
export type FoundPlace = v.InferOutput<typeof FoundPlaceSchema>;

const RefusedSchema = v.object({ id: v.string(), name: v.string(), error: v.string() });
export type RefusedHotel = v.InferOutput<typeof RefusedSchema>;

export const SearchPageSchema = v.object({
  /** Null for several places, and for none. */
  place: v.nullable(NamedPlaceSchema),
  meaning: MeaningSchema,
  nearest_place: v.nullable(NearestPlaceSchema),
  radius_km: v.nullable(count),
  fitting_rooms: FittingRoomsSchema,
  /** If nothing was found: available hotels that refuse these dates, with the reason. */
  refused: v.optional(v.array(RefusedSchema), []),
  count,
  page: count,
  pages: count,
  page_size: count,
  nights: v.nullable(count),
  facets: v.object({
    amenities: v.array(v.object({ name: v.string(), hotel_count: count })),
    stars: v.array(v.object({ stars: count, hotel_count: count })),
    types: v.array(v.object({ type: v.string(), hotel_count: count })),
    /** The number of hotels with this score or a higher one. */
    ratings: v.array(v.object({ rating: v.number(), hotel_count: count })),
    free_cancellation: count,
    places: v.array(FoundPlaceSchema),
    min_price: v.nullable(paise),
    max_price: v.nullable(paise),
  }),
  hotels: v.array(FoundHotelSchema),
});
export type SearchPage = v.InferOutput<typeof SearchPageSchema>;

export const searchRefusals = {
  ...(dateRefusals satisfies Record<DateRefusal, string>),
  invalid_guests: fewerGuests,
  invalid_filters: fewerFilters,
} as const;

export const DestinationsSchema = v.object({
  destinations: v.array(
    v.object({
      id: v.nullable(v.string()),
      in: v.nullable(v.string()),
      name: v.string(),
      kind: v.nullable(v.picklist(placeKinds)),
      region: v.nullable(v.string()),
      names: v.array(v.string()),
      pincodes: v.array(v.string()),
      /** Null for landmarks, whose hotels are not counted. */
      hotel_count: v.nullable(count),
    }),
  ),
  hotels: v.array(v.object({ name: v.string(), city: v.string() })),
});
export type Destinations = v.InferOutput<typeof DestinationsSchema>;
export type Destination = Destinations['destinations'][number];
