import * as v from 'valibot';
import * as say from '../../words/staff/adminPayments.ts';
import { paise } from '../hotel/hotel.ts';

const RefundSchema = v.object({
  id: v.string(),
  amount: paise,
  state: v.picklist(['sent', 'done', 'failed']),
  at: v.string(),
  is_late: v.boolean(),
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
  /** Paise to refund that were not sent to a gateway yet. */
  refund_due: paise,
});
export type OnlinePage = v.InferOutput<typeof OnlinePageSchema>;

const DifferingSchema = v.object({
  id: v.string(),
  at: v.string(),
  kind: v.string(),
  payment_id: v.nullable(v.string()),
  /** In the smallest unit of its currency. */
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
});
export type Differing = v.InferOutput<typeof DifferingSchema>;

export const OnlinePaymentsSchema = v.object({
  differs: v.array(DifferingSchema),
  pages: v.array(OnlinePageSchema),
});

export type OnlinePayments = v.InferOutput<typeof OnlinePaymentsSchema>;

type Refund = OnlinePage['refunds'][number];

export const pageStateWords: Record<OnlinePage['state'], string> = say.pageStates;

export function refundState({ state, is_late }: Pick<Refund, 'state' | 'is_late'>): string {
  if (state === 'done') return say.refundDone;
  if (state === 'failed') return say.refundFailed;
  return is_late ? say.refundOverdue : say.refundSent;
}

export function gatewayAmountWords({ amount, currency }: Pick<Differing, 'amount' | 'currency'>): string {
  if (amount === null) return say.noAmount;
  return `${(amount / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })} ${currency ?? ''}`.trim();
}
