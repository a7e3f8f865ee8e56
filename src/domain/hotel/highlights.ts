import * as v from 'valibot';
import { PhotoSchema, paise } from './hotel.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const figures = { rating: v.nullable(v.number()), review_count: count };
/** The lowest night price of the coming year, in paise; null if nothing is free. */
const fromPrice = v.nullable(paise);

export const HighlightsSchema = v.object({
  houses: v.array(
    v.object({
      hotel_id: v.string(),
      showcase_id: v.string(),
      ...figures,
      from_price: fromPrice,
      rooms: v.array(v.object({ id: v.string(), name: v.string(), from_price: fromPrice })),
    }),
  ),
  featured: v.array(
    v.object({
      hotel_id: v.string(),
      name: v.string(),
      city: v.string(),
      is_demo: v.boolean(),
      photo: PhotoSchema,
      ...figures,
      from_price: paise,
    }),
  ),
  /** Rupees per dollar; null without a rate. */
  inr_per_dollar: v.nullable(v.string()),
});
export type Highlights = v.InferOutput<typeof HighlightsSchema>;
export type FeaturedStay = Highlights['featured'][number];
