import * as v from 'valibot';
import { BookingFactsSchema } from './bookingFacts.ts';

export const MyStaySchema = v.object({
  ...v.omit(BookingFactsSchema, ['guest_name', 'guest_email', 'guest_phone', 'special_requests', 'arrival_time'])
    .entries,
  /** Paise received and not refunded. */
  paid_amount: v.number(),
  main_image_url: v.nullable(v.string()),
  is_over: v.boolean(),
});
export type MyStay = v.InferOutput<typeof MyStaySchema>;
