import * as v from 'valibot';

/** Rows and answers about hotels as the database gives them. A drifted column fails in these schemas, at the border. */

export const paise = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const PhotoSchema = v.object({ url: v.string(), alt: v.string() });
export type Photo = v.InferOutput<typeof PhotoSchema>;

const PoliciesSchema = v.object({
  cancellation_policy: v.optional(v.nullable(v.string())),
  house_rules: v.optional(v.nullable(v.string())),
  age_restriction: v.optional(v.nullable(v.string())),
  payment_policy: v.optional(v.nullable(v.string())),
  special_conditions: v.optional(v.nullable(v.string())),
});
export type Policies = v.InferOutput<typeof PoliciesSchema>;

/** Cancellation policies with their wording. */
export const cancellationPolicies = {
  flexible: 'Flexible: full refund up to 1 day before arrival (24 hours before check-in).',
  moderate: 'Moderate: full refund up to 7 days before arrival.',
  strict: 'Strict: 50 percent refund up to 1 week before arrival.',
  super_strict: 'Super strict: 50 percent refund up to 60 days before arrival.',
  non_refundable: 'Non-refundable: no refund after booking.',
} as const;

/** How long it takes until money is back. */
export const refundDays = '5–7 business days';

/** What every answer about a hotel says of its kind. */
const originEntries = {
  /** One of the brand's own houses: its name in content/showcase. */
  showcase_id: v.nullable(v.string()),
  /** A fictional place of the demo data. */
  is_demo: v.boolean(),
};

/** The wording of a stored cancellation policy; a hotel's own text passes as it is. */
export function cancellationText(policy: string): string {
  return policy in cancellationPolicies ? cancellationPolicies[policy as keyof typeof cancellationPolicies] : policy;
}

const hotelEntries = {
  id: v.string(),
  name: v.string(),
  address: v.string(),
  city: v.string(),
  country: v.string(),
  /** Stars of the official classification; null for a place without one. */
  star_rating: v.nullable(v.number()),
  /** Marked by the site as worth a look. */
  is_featured: v.boolean(),
  ...originEntries,
  main_image_url: v.nullable(v.string()),
};

/** Where a hotel is: its place, and its own spot or its place's, in degrees. */
const whereEntries = {
  place_id: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
};

/** The same, for a map of it. */
export const HouseSpotSchema = v.object({
  ...whereEntries,
  /** It has no spot of its own. */
  is_approximate: v.boolean(),
});
export type HouseSpot = v.InferOutput<typeof HouseSpotSchema>;

/** The smallest number of rooms in which a party finds place, and how many hotels have them; null where that is not the trouble. */
const FittingRoomsSchema = v.nullable(v.object({ rooms: count, hotel_count: count }));
export type FittingRooms = v.InferOutput<typeof FittingRoomsSchema>;

const FoundHotelSchema = v.object({
  ...hotelEntries,
  ...whereEntries,
  /** Kilometres from the spot that was searched near, as the crow flies. */
  distance_km: v.nullable(v.number()),
  description: v.string(),
  amenities: v.array(v.string()),
  /** Average of real reviews with one decimal; null for a hotel without any. */
  rating: v.nullable(v.number()),
  review_count: count,
  room_type_count: count,
  room_names: v.array(v.string()),
  /** Lowest all-in price a night among the rooms that can take the party. */
  base_price: paise,
  currency: v.string(),
  /** Price of the whole stay in that room, when dates were given. */
  stay_total: v.nullable(paise),
  room_category_id: v.string(),
});
export type FoundHotel = v.InferOutput<typeof FoundHotelSchema>;

export const placeKinds = ['region', 'taluka', 'town', 'beach', 'airport', 'station'] as const;

const placeEntries = {
  id: v.string(),
  name: v.string(),
  kind: v.picklist(placeKinds),
  /** The name of its region; null of a region. */
  region: v.nullable(v.string()),
};

const NamedPlaceSchema = v.object({
  ...placeEntries,
  /** What was typed, where a slip in it was mended. */
  typed: v.nullable(v.string()),
  /** Nothing but the place was asked for. */
  is_all: v.boolean(),
});
export type NamedPlace = v.InferOutput<typeof NamedPlaceSchema>;

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

export const SearchPageSchema = v.object({
  /** What the destination was understood as. */
  place: v.nullable(NamedPlaceSchema),
  /** The nearest place with hotels, where the one asked for has none. */
  nearest_place: v.nullable(NearestPlaceSchema),
  /** How far around a spot was looked. */
  radius_km: v.nullable(count),
  fitting_rooms: FittingRoomsSchema,
  count,
  page: count,
  pages: count,
  page_size: count,
  nights: v.nullable(count),
  facets: v.object({
    amenities: v.array(v.object({ name: v.string(), hotel_count: count })),
    stars: v.array(v.object({ stars: count, hotel_count: count })),
    places: v.array(FoundPlaceSchema),
    min_price: v.nullable(paise),
    max_price: v.nullable(paise),
  }),
  hotels: v.array(FoundHotelSchema),
});
export type SearchPage = v.InferOutput<typeof SearchPageSchema>;

export const NearestStaysSchema = v.object({
  stays: v.array(
    v.object({
      check_in_date: v.string(),
      check_out_date: v.string(),
      hotel_count: count,
      from_total: paise,
      currency: v.string(),
    }),
  ),
});
export type NearestStay = v.InferOutput<typeof NearestStaysSchema>['stays'][number];

export const DestinationsSchema = v.object({
  destinations: v.array(
    v.object({
      /** Null of a city that no place of the list is. */
      id: v.nullable(v.string()),
      name: v.string(),
      kind: v.nullable(v.picklist(placeKinds)),
      region: v.nullable(v.string()),
      names: v.array(v.string()),
      /** Null of an airport or a station: what is near is not counted. */
      hotel_count: v.nullable(count),
    }),
  ),
});
export type Destination = v.InferOutput<typeof DestinationsSchema>['destinations'][number];

export const RoomSchema = v.object({
  id: v.string(),
  hotel_id: v.string(),
  name: v.string(),
  description: v.string(),
  bed_type: v.string(),
  max_occupancy: count,
  room_size: v.nullable(v.string()),
  total_rooms: count,
  base_price: paise,
  currency: v.string(),
  tax_rate: v.number(),
  amenities: v.array(v.string()),
  photos: v.array(PhotoSchema),
  /** Rooms of the category free on every night of the stay; null without dates. */
  rooms_free: v.nullable(count),
  stay_total: v.nullable(paise),
});
export type Room = v.InferOutput<typeof RoomSchema>;

const HotelRoomSchema = v.object({
  ...RoomSchema.entries,
  /** Whether the party fits into the rooms asked for. */
  fits: v.boolean(),
});
export type HotelRoom = v.InferOutput<typeof HotelRoomSchema>;

export const ReviewSchema = v.object({
  id: v.string(),
  reviewer_name: v.string(),
  rating: v.number(),
  title: v.string(),
  comment: v.string(),
  is_verified: v.boolean(),
  created_at: v.string(),
});
export type Review = v.InferOutput<typeof ReviewSchema>;

const HotelSchema = v.object({
  ...hotelEntries,
  ...HouseSpotSchema.entries,
  description: v.string(),
  photos: v.array(PhotoSchema),
  amenities: v.array(v.string()),
  check_in_time: v.string(),
  check_out_time: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  policies: PoliciesSchema,
  rating: v.nullable(v.number()),
  review_count: count,
});
export type Hotel = v.InferOutput<typeof HotelSchema>;

/** The parts of a hotel that a booking shows. */
export const HotelOfBookingSchema = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  city: v.string(),
  country: v.string(),
  ...originEntries,
  main_image_url: v.nullable(v.string()),
  check_in_time: v.string(),
  check_out_time: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  policies: PoliciesSchema,
});
export type HotelOfBooking = v.InferOutput<typeof HotelOfBookingSchema>;

export const HotelDetailsSchema = v.object({
  nights: v.nullable(count),
  fitting_rooms: FittingRoomsSchema,
  hotel: HotelSchema,
  rooms: v.array(HotelRoomSchema),
  reviews: v.array(ReviewSchema),
  dates_error: v.nullable(v.string()),
});
export type HotelDetails = v.InferOutput<typeof HotelDetailsSchema>;

/** Address and city; many addresses name the city themselves. */
export function placeOf({ address, city }: Pick<Hotel, 'address' | 'city'>): string {
  return address.toLowerCase().includes(city.toLowerCase()) ? address : `${address}, ${city}`;
}
