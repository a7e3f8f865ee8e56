import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';
import { PartSchema } from './parts.ts';

export const PendingChangeSchema = v.object({
  id: v.string(),
  state: v.picklist(['waiting', 'done', 'expired', 'withdrawn']),
  room_name: OwnWordsSchema,
  check_in_date: v.string(),
  check_out_date: v.string(),
  num_rooms: v.number(),
  num_adults: v.number(),
  num_children: v.number(),
  parts: v.nullish(v.array(PartSchema)),
  total_amount: paise,
  amount: paise,
  expires_at: v.string(),
  /** Earlier than `expires_at` if a payment page at the gateway closes first. */
  pay_by: v.string(),
  is_reported: v.boolean(),
  /** It was paid but not made, so the payment is refunded. */
  is_refunded: v.boolean(),
});
export type PendingChange = v.InferOutput<typeof PendingChangeSchema>;
