import * as v from 'valibot';
import { bedName } from '../../words/en/hotel.ts';
import { OfferedPlanSchema, PricePlanSchema } from '../booking/pricePlan.ts';
import { inOwnWords, OwnWordsSchema } from './ownWords.ts';

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

export const rulesOf = ({ house_rules, age_restriction, payment_policy, special_conditions }: Policies): string[] =>
  [house_rules, age_restriction, payment_policy, special_conditions].filter(
    (words) => words != null && words !== '',
  ) as string[];

const originEntries = {
  /** One of our own hotels: its name in content/showcase. */
  showcase_id: v.nullable(v.string()),
  is_demo: v.boolean(),
};

export const hotelEntries = {
  id: v.string(),
  name: v.string(),
  address: v.string(),
  city: v.string(),
  country: v.string(),
  /** Official stars; null if unclassified. */
  star_rating: v.nullable(v.number()),
  is_featured: v.boolean(),
  ...originEntries,
  main_image_url: v.nullable(v.string()),
};

/** Degrees of the hotel, or of its place. */
export const whereEntries = {
  place_id: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
};

export const HouseSpotSchema = v.object({
  ...whereEntries,
  is_approximate: v.boolean(),
});
export type HouseSpot = v.InferOutput<typeof HouseSpotSchema>;

/** The fewest rooms that fit the guests, and how many hotels have them; null if rooms are not the problem. */
export const FittingRoomsSchema = v.nullable(v.object({ rooms: count, hotel_count: count }));
export type FittingRooms = v.InferOutput<typeof FittingRoomsSchema>;

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
  /** Paise a night in one room; with dates the average in whole rupees. */
  base_price: paise,
  /** The average of a stay, or without dates the lowest, if nights differ. */
  price_kind: v.optional(v.picklist(['same', 'average', 'from']), 'same'),
  currency: v.string(),
  amenities: v.array(v.string()),
  photos: v.array(PhotoSchema),
  /** Rooms free on every night of the stay; null without dates. */
  rooms_free: v.nullable(count),
  stay_total: v.nullable(paise),
  /** The plan of these prices; null for the standard price. Absent from answers of an older server. */
  plan: v.nullish(PricePlanSchema),
  /** All to choose from, cheapest first; null without dates or plans. */
  plans: v.nullish(v.array(OfferedPlanSchema)),
  /** Why it cannot be booked for these dates; null if it can. */
  stay_refusal: v.nullable(v.string()),
});
export type Room = v.InferOutput<typeof RoomSchema>;

export const HotelRoomSchema = v.object({
  ...RoomSchema.entries,
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
  /** A key of `parties` in words/en/party.ts; null if unknown. */
  party: v.nullable(v.string()),
  is_demo: v.boolean(),
  created_at: v.string(),
  reply: v.nullable(v.string()),
  replied_at: v.nullable(v.string()),
  /** Only photos that guests see. */
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
  /** Input of ReviewFiguresSchema, which is loaded later to keep the first scripts small. */
  review_figures: v.unknown(),
});
export type Hotel = v.InferOutput<typeof HotelSchema>;

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
  /** The refund for these dates, as in termsNow.ts; null without dates. */
  terms: v.optional(v.nullable(v.object({ percent: v.nullable(v.number()), until: v.nullable(v.string()) })), null),
  dates_error: v.nullable(v.string()),
});
export type HotelDetails = v.InferOutput<typeof HotelDetailsSchema>;

/** Adds a part to an address that does not contain it. */
export const joined = (address: string, part: string) =>
  address.toLowerCase().includes(part.toLowerCase()) ? address : `${address}, ${part}`;

export const placeOf = ({ address, city }: Pick<Hotel, 'address' | 'city'>) => inOwnWords(joined(address, city));
