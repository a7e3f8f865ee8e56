import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';

/** What guests were led to pay at a payment gateway, and what the gateway says of it. */

const RefundSchema = v.object({
  id: v.string(),
  amount: paise,
  state: v.picklist(['asked', 'sent', 'done', 'failed']),
  at: v.string(),
  /** It has failed, or is not done when it was promised. */
  is_late: v.nullable(v.boolean()),
});

const OnlinePageSchema = v.object({
  id: v.string(),
  state: v.picklist(['asked', 'open', 'paid', 'ended']),
  amount: paise,
  made_at: v.string(),
  booking_id: v.string(),
  booking_reference: v.string(),
  guest_name: v.string(),
  hotel_name: v.string(),
  booking_status: v.picklist(['pending', 'confirmed', 'cancelled', 'completed']),
  payments: v.array(v.object({ payment_id: v.string(), amount: paise, at: v.string() })),
  refunds: v.array(RefundSchema),
  /** Paise that are to go back, and that the gateway was not asked for yet. */
  promised: paise,
});
export type OnlinePage = v.InferOutput<typeof OnlinePageSchema>;

/** Something of which amount, currency or page are not as we asked for it. */
const DifferingSchema = v.object({
  id: v.string(),
  at: v.string(),
  kind: v.string(),
  payment_id: v.nullable(v.string()),
  /** In the smallest part of its currency. */
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
});
export type Differing = v.InferOutput<typeof DifferingSchema>;

export const OnlinePaymentsSchema = v.object({
  /** The newest first. */
  differs: v.array(DifferingSchema),
  /** The newest first, of 90 days. */
  pages: v.array(OnlinePageSchema),
});

type Refund = OnlinePage['refunds'][number];

export const pageWords: Record<OnlinePage['state'], string> = {
  asked: 'Being made',
  open: 'Open',
  paid: 'Paid',
  ended: 'Over, not paid',
};

/** What became of a refund. */
export function refundState({ state, is_late }: Pick<Refund, 'state' | 'is_late'>): string {
  if (state === 'done') return 'Given back';
  if (state === 'failed') return 'Failed: please give it back at the gateway';
  return is_late ? 'Late: please look at the gateway' : 'The gateway is at it';
}

/** An amount of whichever currency the gateway named. */
export function amountWords({ amount, currency }: Pick<Differing, 'amount' | 'currency'>): string {
  if (amount === null) return 'no amount';
  return `${(amount / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })} ${currency ?? ''}`.trim();
}
