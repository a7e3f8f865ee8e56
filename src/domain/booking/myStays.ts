import * as v from 'valibot';
import { OpenFactsSchema } from './bookingFacts.ts';

export const MyStaySchema = v.object({
  ...OpenFactsSchema.entries,
  /** Paise received and not refunded. */
  paid_amount: v.number(),
  main_image_url: v.nullable(v.string()),
  is_over: v.boolean(),
});
export type MyStay = v.InferOutput<typeof MyStaySchema>;
