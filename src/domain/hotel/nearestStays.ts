import * as v from 'valibot';
import { count, paise } from './hotel.ts';

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
