import * as v from 'valibot';
import { bedName } from '../../words/en/hotel.ts';
import { inOwnWords, OwnWordsSchema } from './ownWords.ts';

/** Rows and answers about hotels as the database gives them. A drifted column fails in these schemas, at the border. */

export const paise = v.pipe(v.number(), v.integer(), v.minValue(0));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const PhotoSchema = v.object({ url: v.string(), alt: v.string() });
export type Photo = v.InferOutput<typeof PhotoSchema>;

const rule = v.optional(v.nullable(OwnWordsSchema));
const PoliciesSchema = v.object({
  cancellation_policy: v.optional(v.nullable(v.string())),
  house_rules: rule,
  age_restriction: rule,
  payment_policy: rule,
  special_conditions: rule,
});
export type Policies = v.InferOutput<typeof PoliciesSchema>;

/** Returns the rules of a hotel, in its own words. */
export const rulesOf = ({ house_rules, age_restriction, payment_policy, special_conditions }: Policies): string[] =>
  [house_rules, age_restriction, payment_policy, special_conditions].filter(
    (words) => words != null && words !== '',
  ) as string[];

/** What every answer about a hotel says of its kind. */
const originEntries = {
  /** One of the brand's own houses: its name in content/showcase. */
  showcase_id: v.nullable(v.string()),
  /** A fictional place of the demo data. */
  is_demo: v.boolean(),
};

export const hotelEntries = {
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
export const whereEntries = {
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
export const FittingRoomsSchema = v.nullable(v.object({ rooms: count, hotel_count: count }));
export type FittingRooms = v.InferOutput<typeof FittingRoomsSchema>;

/** The bed type that an owner chose from a list, in the language of the page. */
export const BedSchema = v.pipe(v.string(), v.transform(bedName));

export const RoomSchema = v.object({
  id: v.string(),
  hotel_id: v.string(),
  name: OwnWordsSchema,
  description: v.string(),
  bed_type: BedSchema,
  max_occupancy: count,
  room_size: v.nullable(v.string()),
  total_rooms: count,
  /** Paise a night in one room; with dates the average of the stay, in whole rupees. */
  base_price: paise,
  /** What nights cost that differ: of a stay their average, without dates the lowest. */
  price_kind: v.optional(v.picklist(['same', 'average', 'from']), 'same'),
  currency: v.string(),
  amenities: v.array(v.string()),
  photos: v.array(PhotoSchema),
  /** Rooms of the category free on every night of the stay; null without dates. */
  rooms_free: v.nullable(count),
  stay_total: v.nullable(paise),
  /** Why the house does not let it for these dates, as a sentence; null where it does. */
  stay_refusal: v.nullable(v.string()),
});
export type Room = v.InferOutput<typeof RoomSchema>;

export const HotelRoomSchema = v.object({
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
  /** The party that stayed, by a name of `parties.ts`; null where it is not known. */
  party: v.nullable(v.string()),
  /** A review of the demo data: its guest is fictional. */
  is_demo: v.boolean(),
  created_at: v.string(),
  /** What the house answered; null without. */
  reply: v.nullable(v.string()),
  replied_at: v.nullable(v.string()),
  /** Addresses of those that guests see. */
  photos: v.array(v.string()),
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
  /** What ReviewFiguresSchema reads once they are looked at, to keep the first scripts small. */
  review_figures: v.unknown(),
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
  /** What its cancellation policy refunds of a stay on these dates, as termsNow.ts has it; null without dates. */
  terms: v.optional(v.nullable(v.object({ percent: v.nullable(v.number()), until: v.nullable(v.string()) })), null),
  dates_error: v.nullable(v.string()),
});
export type HotelDetails = v.InferOutput<typeof HotelDetailsSchema>;

/** Returns an address with a part that it may name itself. */
export const joined = (address: string, part: string) =>
  address.toLowerCase().includes(part.toLowerCase()) ? address : `${address}, ${part}`;

/** Returns address and city in one line, in the language of the page for our own hotels. */
export const placeOf = ({ address, city }: Pick<Hotel, 'address' | 'city'>) => inOwnWords(joined(address, city));
