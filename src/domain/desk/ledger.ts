import * as v from 'valibot';
import * as say from '../../words/staff/money.ts';
import { gatewayRefusals } from '../booking/gateway.ts';
import { paise } from '../hotel/hotel.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import { deskRefusal } from './calendar.ts';
import { CashDaySchema } from './cash.ts';

/** The money of a booking, as the desk reads and writes it: payments and refunds, each with who has the money and its state. */

const moneyHolders = ['site', 'property'] as const;
export type MoneyHolder = (typeof moneyHolders)[number];

/** How a payment is made: as a person records it, or `online`, as the payment gateway does. */
export const deskMethods = ['cash', 'card', 'upi', 'bank', 'other'] as const;
const paymentMethods = [...deskMethods, 'online'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const methodWords: Record<PaymentMethod, string> = say.methods;

const paymentStates = ['reported', 'received', 'rejected', 'reversed'] as const;
const refundStates = ['due', 'sent', 'done', 'failed', 'cancelled', 'reversed'] as const;
const paymentWords: Record<(typeof paymentStates)[number], string> = say.paymentStates;
const refundWords: Record<(typeof refundStates)[number], string> = say.refundStates;

/** As the checks of private.payments. */
export const maxReference = 60;
export const maxPaymentNote = 200;

const shared = {
  id: v.string(),
  holder: v.picklist(moneyHolders),
  amount: paise,
  /** A UTR, or the number of a slip or transfer. */
  reference: v.nullable(v.string()),
  note: v.nullable(v.string()),
  at: v.string(),
  by_name: v.string(),
  /** The guest reported it by the link of their booking. */
  by_guest: v.boolean(),
  /** When it was rejected, reversed or cancelled, by whom and why. */
  ended_at: v.nullable(v.string()),
  ended_by: v.nullable(v.string()),
  end_reason: v.nullable(v.string()),
  /** The actions that the reader may take. */
  may: v.array(v.picklist(['receive', 'reject', 'pay', 'reverse'])),
};
const payment = {
  ...shared,
  thing: v.literal('payment'),
  state: v.picklist(paymentStates),
  method: v.picklist(paymentMethods),
  /** It pays for a change of the booking. */
  for_change: v.optional(v.boolean(), false),
  due_on: v.null(),
};
const refund = {
  ...shared,
  thing: v.literal('refund'),
  state: v.picklist(refundStates),
  /** Null until it is refunded. */
  method: v.nullable(v.picklist(paymentMethods)),
  /** When it is due; null of one that is not, or no longer. */
  due_on: v.nullable(v.string()),
};
export const EntrySchema = v.variant('thing', [v.object(payment), v.object(refund)]);
/** A payment or a refund. */
export type Entry = v.InferOutput<typeof EntrySchema>;

/** The state of an entry in words. */
export const entryWords = (entry: Pick<Entry, 'thing' | 'state'>) =>
  ({ ...paymentWords, ...refundWords, ...(entry.thing === 'payment' && paymentWords) })[entry.state];
/** True if an entry no longer counts. */
export const isEnded = ({ state }: Pick<Entry, 'state'>) =>
  ['rejected', 'reversed', 'cancelled', 'failed'].includes(state);

/** Says by when a refund is due, and whether it is overdue; null of every other entry. */
export function dueWords({ state, due_on }: Pick<Entry, 'state' | 'due_on'>, today: string) {
  if (!due_on) return null;
  const isOverdue = due_on < today;
  const day = (isOverdue ? say.overdueSince : say.dueBy)(formatDate(due_on));
  return { isOverdue, words: state === 'sent' ? say.gatewayIsSendingRefund(day) : day };
}

/** Says how it was paid, and to or by Susegad Stays if not the property. */
export function wayWords({ thing, method, holder, state }: Pick<Entry, 'thing' | 'method' | 'holder' | 'state'>) {
  const way = method && methodWords[method];
  if (holder === 'property') return way;
  if (thing === 'payment') return say.toSusegadStays(way ?? '');
  if (state === 'due') return say.susegadStaysPaysIt;
  return way ? say.bySusegadStays(way) : say.fromSusegadStays;
}

/** Says who pays a refund; '' where the property alone does, as it mostly is. `bySite`: the part that the site pays, in paise. */
export function refundPayers(amount: number, bySite: number): string {
  if (bySite <= 0) return '';
  if (bySite >= amount) return say.susegadStaysPaysThisRefund;
  return say.susegadStaysAndPropertyPay(formatRupees(bySite), formatRupees(amount - bySite));
}

export const LedgerSchema = v.object({
  received: paise,
  refunded: paise,
  refund_due: paise,
  /** Reported, and not received yet. */
  reported: paise,
  /** The part of the money that the site has. */
  at_site: paise,
  /** The part of `refund_due` that the site pays. */
  site_due: paise,
  /** True if guests pay the advance to the site. */
  pays_site: v.boolean(),
  /** The balance due: total − received + refunded + refunds due. 0 of a cancelled booking without a no-show fee. */
  balance: v.number(),
  /** The most that each can still receive. */
  receivable: v.object({ site: paise, property: paise }),
  /** Newest first. */
  entries: v.array(EntrySchema),
});
export type Ledger = v.InferOutput<typeof LedgerSchema>;

/** Says what was received, reported and refunded of a booking, and what refund is due. Amounts are paise. */
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
  /** Paise: below 0 for money that went out. */
  counts: v.number(),
};
const MoveSchema = v.variant('thing', [v.object({ ...payment, ...moved }), v.object({ ...refund, ...moved })]);
type Move = v.InferOutput<typeof MoveSchema>;
const RefundDueSchema = v.object({ ...refund, ...payer });
/** A refund that is due, with its booking. */
export type RefundDue = v.InferOutput<typeof RefundDueSchema>;

/** An entry as it moved: what was reversed later moved all the same, and its reversal is a move of its own. */
export function asMoved(move: Move): Move {
  const isReversal = (move.thing === 'payment') === move.counts < 0;
  if (isReversal) return move;
  return move.thing === 'payment'
    ? { ...move, state: 'received', ended_at: null }
    : { ...move, state: 'done', ended_at: null };
}

const sums = { received: v.number(), refunded: v.number() };
export const TillSchema = v.object({
  /** Today in Kolkata, by the server's clock. */
  today: v.string(),
  hotel: v.object({ id: v.string(), name: v.string() }),
  /** Of the property alone, as the sums. */
  methods: v.array(v.object({ method: v.picklist(paymentMethods), ...sums, net: v.number() })),
  ...sums,
  net: v.number(),
  site: v.object(sums),
  /** The payments and refunds of the day, newest first. */
  entries: v.array(MoveSchema),
  /** The first due first. */
  refunds_due: v.array(RefundDueSchema),
  cash: CashDaySchema,
});
export type Till = v.InferOutput<typeof TillSchema>;

const refusals: Record<string, string> = { ...say.paymentRefusals, ...gatewayRefusals };
const fields: Record<string, string> = say.paymentFieldRefusals(maxReference, maxPaymentNote);

/** Says why the database refused an entry. */
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
