import * as v from 'valibot';
import { count, paise } from './hotel.ts';

export const SavedStaySchema = v.object({
  hotel_id: v.string(),
  check_in_date: v.nullable(v.string()),
  check_out_date: v.nullable(v.string()),
  adults: count,
  children: count,
  rooms: count,
});
export type SavedStay = v.InferOutput<typeof SavedStaySchema>;

export const SavedHotelSchema = v.object({
  id: v.string(),
  name: v.string(),
  city: v.string(),
  showcase_id: v.nullable(v.string()),
  is_demo: v.boolean(),
  main_image_url: v.nullable(v.string()),
  star_rating: v.nullable(v.number()),
  rating: v.nullable(v.number()),
  review_count: count,
  check_in_date: v.nullable(v.string()),
  check_out_date: v.nullable(v.string()),
  /** Null without dates, and if the guests do not fit or a rule refuses the dates. */
  availability: v.nullable(v.picklist(['free', 'taken'])),
  /** The price of the stay, or without dates the lowest per night; null if none. */
  price: v.nullable(paise),
});
export type SavedHotel = v.InferOutput<typeof SavedHotelSchema>;
