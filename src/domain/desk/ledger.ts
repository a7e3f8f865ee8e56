import * as v from 'valibot';
import * as say from '../../words/staff/money.ts';
import { gatewayRefusals } from '../booking/gateway.ts';
import { paise } from '../hotel/hotel.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import { deskRefusal } from './calendar.ts';
import { CashDaySchema } from './cash.ts';

const moneyHolders = ['site', 'property'] as const;
export type MoneyHolder = (typeof moneyHolders)[number];

export const deskMethods = ['cash', 'card', 'upi', 'bank', 'other'] as const;
const paymentMethods = [...deskMethods, 'online'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const methodWords: Record<PaymentMethod, string> = say.methods;

const paymentStates = ['reported', 'received', 'rejected', 'reversed'] as const;
const refundStates = ['due', 'sent', 'done', 'failed', 'cancelled', 'reversed'] as const;
const paymentWords: Record<(typeof paymentStates)[number], string> = say.paymentStates;
const refundWords: Record<(typeof refundStates)[number], string> = say.refundStates;

/** The limits of private.payments. */
export const maxReference = 60;
export const maxPaymentNote = 200;

const shared = {
  id: v.string(),
  holder: v.picklist(moneyHolders),
  amount: paise,
  /** A UTR, or the number of a receipt or transfer. */
  reference: v.nullable(v.string()),
  note: v.nullable(v.string()),
  at: v.string(),
  /** Null for a guest or job. */
  by_name: v.nullable(v.string()),
  by_guest: v.boolean(),
  ended_at: v.nullable(v.string()),
  ended_by: v.nullable(v.string()),
  end_reason: v.nullable(v.string()),
  may: v.array(v.picklist(['receive', 'reject', 'pay', 'reverse'])),
};
const payment = {
  ...shared,
  thing: v.literal('payment'),
  state: v.picklist(paymentStates),
  method: v.picklist(paymentMethods),
  for_change: v.optional(v.boolean(), false),
  due_on: v.null(),
};
const refund = {
  ...shared,
  thing: v.literal('refund'),
  state: v.picklist(refundStates),
  /** Null until it is refunded. */
  method: v.nullable(v.picklist(paymentMethods)),
  due_on: v.nullable(v.string()),
};
export const LedgerEntrySchema = v.variant('thing', [v.object(payment), v.object(refund)]);
export type LedgerEntry = v.InferOutput<typeof LedgerEntrySchema>;

export const entryWords = (entry: Pick<LedgerEntry, 'thing' | 'state'>) =>
  ({ ...paymentWords, ...refundWords, ...(entry.thing === 'payment' && paymentWords) })[entry.state];
export const isEnded = ({ state }: Pick<LedgerEntry, 'state'>) =>
  ['rejected', 'reversed', 'cancelled', 'failed'].includes(state);

/** Says when a refund is due and if it is overdue; null for other entries. */
export function refundDueWords({ state, due_on }: Pick<LedgerEntry, 'state' | 'due_on'>, today: string) {
  if (!due_on) return null;
  const isOverdue = due_on < today;
  const day = (isOverdue ? say.overdueSince : say.dueBy)(formatDate(due_on));
  return { isOverdue, words: state === 'sent' ? say.gatewayIsSendingRefund(day) : day };
}

export function wayWords({ thing, method, holder, state }: Pick<LedgerEntry, 'thing' | 'method' | 'holder' | 'state'>) {
  const way = method && methodWords[method];
  if (holder === 'property') return way;
  if (thing === 'payment') return say.toSusegadStays(way ?? '');
  if (state === 'due') return say.susegadStaysPaysIt;
  return way ? say.bySusegadStays(way) : say.fromSusegadStays;
}

/** Says who pays a refund; '' if the property alone does. `bySite`: the site's part in paise. */
export function refundPayers(amount: number, bySite: number): string {
  if (bySite <= 0) return '';
  if (bySite >= amount) return say.susegadStaysPaysThisRefund;
  return say.susegadStaysAndPropertyPay(formatRupees(bySite), formatRupees(amount - bySite));
}

export const LedgerSchema = v.object({
  received: paise,
  refunded: paise,
  refund_due: paise,
  reported: paise,
  at_site: paise,
  /** The part of `refund_due` that the site pays. */
  site_due: paise,
  pays_site: v.boolean(),
  /** Total − received + refunded + refunds due. 0 for a cancelled booking without a no-show fee. */
  balance: v.number(),
  entries: v.array(LedgerEntrySchema),
});
export type Ledger = v.InferOutput<typeof LedgerSchema>;

export const sumsWords = ({
  received,
  reported,
  refunded,
  refund_due,
}: Pick<Ledger, 'received' | 'reported' | 'refunded' | 'refund_due'>) =>
  [
    say.amountReceived(formatRupees(received)),
    ...(reported > 0 ? [say.amountReported(formatRupees(reported))] : []),
    ...(refunded > 0 ? [say.amountRefunded(formatRupees(refunded))] : []),
    ...(refund_due > 0 ? [say.amountOfRefundDue(formatRupees(refund_due))] : []),
  ].join(' · ');

const payer = {
  booking_id: v.string(),
  booking_reference: v.string(),
  /** Masked 30 days after the stay. */
  guest_name: v.string(),
};
const moved = {
  ...payer,
  moved_at: v.string(),
  /** Paise; negative for money paid out. */
  counts: v.number(),
};
const MoveSchema = v.variant('thing', [v.object({ ...payment, ...moved }), v.object({ ...refund, ...moved })]);
type Move = v.InferOutput<typeof MoveSchema>;
const RefundDueSchema = v.object({ ...refund, ...payer });
export type RefundDue = v.InferOutput<typeof RefundDueSchema>;

/** Shows a payment that was reversed later as it was on its day. The reversal is an entry of its own. */
export function asMoved(move: Move): Move {
  const isReversal = (move.thing === 'payment') === move.counts < 0;
  if (isReversal) return move;
  return move.thing === 'payment'
    ? { ...move, state: 'received', ended_at: null }
    : { ...move, state: 'done', ended_at: null };
}

const sums = { received: v.number(), refunded: v.number() };
export const TillSchema = v.object({
  today: v.string(),
  hotel: v.object({ id: v.string(), name: v.string() }),
  /** Only the property's, like the sums. */
  methods: v.array(v.object({ method: v.picklist(paymentMethods), ...sums, net: v.number() })),
  ...sums,
  net: v.number(),
  site: v.object(sums),
  entries: v.array(MoveSchema),
  refunds_due: v.array(RefundDueSchema),
  cash: CashDaySchema,
});
export type Till = v.InferOutput<typeof TillSchema>;

const refusals: Record<string, string> = { ...say.paymentRefusals, ...gatewayRefusals };
const fields: Record<string, string> = say.paymentFieldRefusals(maxReference, maxPaymentNote);

export function moneyRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, most, field } = refusal;
  if (code === 'too_much')
    return Number(most) > 0 ? say.onlySoMuchIsDue(formatRupees(Number(most))) : say.nothingToPayOrRefund;
  if (code === 'not_due')
    return Number(most) > 0 ? say.deskRefundsOnlyDue(formatRupees(Number(most))) : say.noRefundIsDueAtDesk;
  if (code === 'not_by_site')
    return Number(most) > 0 ? say.siteReceivesOnlyAdvance(formatRupees(Number(most))) : say.siteReceivesNothingMore;
  if (code === 'invalid_payment') return fields[String(field)] ?? say.checkPayment;
  return refusals[code] ?? deskRefusal(refusal);
}
