import * as v from 'valibot';
import { count } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';

export const ReviewedStaySchema = v.object({
  hotel_id: v.string(),
  hotel_name: v.string(),
  hotel_city: v.string(),
  check_in_date: v.string(),
  check_out_date: v.string(),
  nights: count,
  room_name: OwnWordsSchema,
  shown_as: v.string(),
  party: v.string(),
  is_reviewed: v.boolean(),
});
export type ReviewedStay = v.InferOutput<typeof ReviewedStaySchema>;
