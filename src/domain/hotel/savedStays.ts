import * as v from 'valibot';
import { count, paise } from './hotel.ts';

/** A hotel that somebody has saved, with the stay it was looked at for. */
export const SavedStaySchema = v.object({
  hotel_id: v.string(),
  check_in_date: v.nullable(v.string()),
  check_out_date: v.nullable(v.string()),
  adults: count,
  children: count,
  rooms: count,
});
export type SavedStay = v.InferOutput<typeof SavedStaySchema>;

/** What there is to say of it now. */
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
  /** Null without dates, or once they cannot be booked any more. */
  check_in_date: v.nullable(v.string()),
  check_out_date: v.nullable(v.string()),
  /** Null without dates, and where the house has no room for the party or does not let one then. */
  availability: v.nullable(v.picklist(['free', 'taken'])),
  /** Of the stay, or without dates of a night at least; null where there is none. */
  price: v.nullable(paise),
});
export type SavedHotel = v.InferOutput<typeof SavedHotelSchema>;
