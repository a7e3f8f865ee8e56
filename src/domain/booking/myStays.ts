import * as v from 'valibot';
import { BookingFactsSchema } from './bookingFacts.ts';

/** A stay of whoever is signed in, as my_stays gives it: nothing personal, and its confirmation is a reference away. */
export const MyStaySchema = v.object({
  ...v.omit(BookingFactsSchema, ['guest_name', 'guest_email', 'guest_phone', 'special_requests', 'arrival_time'])
    .entries,
  /** Paise that were received and not refunded. */
  paid_amount: v.number(),
  main_image_url: v.nullable(v.string()),
  /** Slept, left or cancelled. */
  is_over: v.boolean(),
});
export type MyStay = v.InferOutput<typeof MyStaySchema>;
