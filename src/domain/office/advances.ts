import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';
import { formatRupees } from '../money.ts';

/** The advances that admins look for in the bank of the site, and what is to be given back. */

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

/** A refund that is promised, and was not given back. */
const OwedSchema = v.object({
  ...whose,
  /** The promise's own, in the ledger. */
  id: v.string(),
  hotel_id: v.string(),
  open: paise,
  /** What of `open` came to the site, as the gateway or an admin has seen; the rest only the house has. */
  by_site: paise,
  due_on: v.string(),
  /** A payment gateway is at it. */
  is_underway: v.boolean(),
});
export type Owed = v.InferOutput<typeof OwedSchema>;

/** Who has the money of a refund, and gives it back. */
export function whoHas({ open, by_site }: Pick<Owed, 'open' | 'by_site'>): string {
  if (by_site === 0) return 'with the house';
  return by_site < open ? `${formatRupees(by_site)} of it with us` : 'with us';
}

export const AdvancesSchema = v.object({
  /** In India. */
  today: v.string(),
  /** The oldest first. */
  claims: v.array(ClaimedSchema),
  /** The first that ends first. */
  awaited: v.array(AwaitedSchema),
  /** The first that is due first. */
  owed: v.array(OwedSchema),
});
export type Advances = v.InferOutput<typeof AdvancesSchema>;
/** What a statement is searched for. */
export type Sought = Pick<Advances, 'claims' | 'awaited'>;
