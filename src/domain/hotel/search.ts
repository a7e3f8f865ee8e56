import * as v from 'valibot';
import { fewerFilters, fewerGuests } from '../../words/en/search.ts';
import { type DateRefusal, dateRefusals } from '../stay.ts';
import { count, FittingRoomsSchema, hotelEntries, paise, whereEntries } from './hotel.ts';
import { OwnWordsSchema } from './ownWords.ts';
import { placeKinds } from './places.ts';

/** What a search answers: hotels that can take a party, the places they are in, and dates near those that are taken. */

const FoundHotelSchema = v.object({
  ...hotelEntries,
  ...whereEntries,
  /** Kilometres from the spot that was searched near, in a straight line. */
  distance_km: v.nullable(v.number()),
  description: v.string(),
  amenities: v.array(v.string()),
  /** Average of real reviews with one decimal; null for a hotel without any. */
  rating: v.nullable(v.number()),
  review_count: count,
  room_type_count: count,
  room_names: v.array(OwnWordsSchema),
  /** Lowest all-in price a night among the rooms that can take the party. */
  base_price: paise,
  currency: v.string(),
  /** Price of the whole stay in that room, when dates were given. */
  stay_total: v.nullable(paise),
  room_category_id: v.string(),
});
export type FoundHotel = v.InferOutput<typeof FoundHotelSchema>;

const placeEntries = {
  id: v.string(),
  name: v.string(),
  kind: v.picklist(placeKinds),
  /** The name of its region; null of a region. */
  region: v.nullable(v.string()),
};

const NamedPlaceSchema = v.object(placeEntries);
export type NamedPlace = v.InferOutput<typeof NamedPlaceSchema>;

const MeaningSchema = v.object({
  /** Names of the places that are meant; none where no place was named. */
  places: v.array(v.string()),
  /** Another place of the same name. */
  other: v.nullable(v.string()),
  /** Nothing but the places, or all of Goa. */
  is_all: v.boolean(),
  /** What was typed, where a slip in it was mended. */
  typed: v.nullable(v.string()),
  /** What is shown instead: the name of a stay, or the words as mended; null of places. */
  shown: v.nullable(v.string()),
  /** Words beside the place that nothing is named by, and that were passed over. */
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
  /** Lowest price a night, and of the stay where there are dates. */
  from_price: paise,
  from_total: v.nullable(paise),
});
export type FoundPlace = v.InferOutput<typeof FoundPlaceSchema>;

const RefusedSchema = v.object({ id: v.string(), name: v.string(), error: v.string() });
export type RefusedHotel = v.InferOutput<typeof RefusedSchema>;

export const SearchPageSchema = v.object({
  /** The place that the destination names; null of several, and of none. */
  place: v.nullable(NamedPlaceSchema),
  /** What the destination was understood as. */
  meaning: MeaningSchema,
  /** The nearest place with hotels, where the one asked for has none. */
  nearest_place: v.nullable(NearestPlaceSchema),
  /** How far around a spot was looked. */
  radius_km: v.nullable(count),
  fitting_rooms: FittingRoomsSchema,
  /** Where nothing was found: hotels that are available, but refuse these dates; with the sentence that says why. */
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
    /** How many have this guest score or a higher one. */
    ratings: v.array(v.object({ rating: v.number(), hotel_count: count })),
    free_cancellation: count,
    places: v.array(FoundPlaceSchema),
    min_price: v.nullable(paise),
    max_price: v.nullable(paise),
  }),
  hotels: v.array(FoundHotelSchema),
});
export type SearchPage = v.InferOutput<typeof SearchPageSchema>;

/** Sentences for the codes with which the database refuses a search. */
export const searchRefusals = {
  ...(dateRefusals satisfies Record<DateRefusal, string>),
  invalid_guests: fewerGuests,
  invalid_filters: fewerFilters,
} as const;

export const DestinationsSchema = v.object({
  destinations: v.array(
    v.object({
      /** Null of a city that no place of the list is. */
      id: v.nullable(v.string()),
      /** The id of the place it lies in. */
      in: v.nullable(v.string()),
      name: v.string(),
      kind: v.nullable(v.picklist(placeKinds)),
      region: v.nullable(v.string()),
      names: v.array(v.string()),
      pincodes: v.array(v.string()),
      /** Null of what people stay near: what is near is not counted. */
      hotel_count: v.nullable(count),
    }),
  ),
  /** The stays that come first in the order "recommended", a few hundred at most. */
  hotels: v.array(v.object({ name: v.string(), city: v.string() })),
});
export type Destinations = v.InferOutput<typeof DestinationsSchema>;
export type Destination = Destinations['destinations'][number];
