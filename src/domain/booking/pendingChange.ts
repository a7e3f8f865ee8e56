import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';

/** A change of a booking that waited for its payment, as private.change_of has it. */
export const PendingChangeSchema = v.object({
  id: v.string(),
  state: v.picklist(['waiting', 'done', 'expired', 'withdrawn']),
  room_name: OwnWordsSchema,
  check_in_date: v.string(),
  check_out_date: v.string(),
  num_rooms: v.number(),
  num_adults: v.number(),
  num_children: v.number(),
  total_amount: paise,
  /** To be paid with it. */
  amount: paise,
  /** Until then its nights are on hold. */
  expires_at: v.string(),
  /** Earlier where a page at the gateway closes. */
  pay_by: v.string(),
  /** The guest has reported the payment. */
  is_reported: v.boolean(),
  /** It was paid and not made: the payment is refunded. */
  is_refunded: v.boolean(),
});
export type PendingChange = v.InferOutput<typeof PendingChangeSchema>;
