import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';

/** The advances that admins look for in the bank of the site. */

const whose = {
  booking_id: v.string(),
  booking_reference: v.string(),
  guest_name: v.string(),
  hotel_name: v.string(),
};

/** A payment that a guest has told of, with its booking. */
const ClaimedSchema = v.object({
  ...whose,
  /** The claim's own, in the ledger. */
  id: v.string(),
  at: v.string(),
  amount: paise,
  /** The UTR; null of what the desk noted without. */
  reference: v.nullable(v.string()),
  check_in_date: v.string(),
  booking_status: v.picklist(['pending', 'confirmed', 'cancelled', 'completed']),
});
export type Claimed = v.InferOutput<typeof ClaimedSchema>;

/** An advance that nobody has told of. */
const AwaitedSchema = v.object({
  ...whose,
  open: paise,
  /** When the booking ends by itself; null when it does not. */
  advance_due_at: v.nullable(v.string()),
});
export type Awaited = v.InferOutput<typeof AwaitedSchema>;

export const AdvancesSchema = v.object({
  /** The oldest first. */
  claims: v.array(ClaimedSchema),
  /** The first that ends first. */
  awaited: v.array(AwaitedSchema),
});
export type Advances = v.InferOutput<typeof AdvancesSchema>;
