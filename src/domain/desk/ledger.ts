import * as v from 'valibot';
import { gatewayRefusals } from '../booking/gateway.ts';
import { paise } from '../hotel/hotel.ts';
import { formatRupees } from '../money.ts';
import { deskRefusal } from './calendar.ts';

/** The money of a booking, as the desk reads and writes it: entries are added and reversed, never changed. */

export const paymentMethods = ['cash', 'card', 'upi', 'bank', 'other', 'site'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const methodWords: Record<PaymentMethod, string> = {
  cash: 'Cash',
  card: 'Card',
  upi: 'UPI',
  bank: 'Bank transfer',
  other: 'Other',
  // Where guests and houses are told that an advance goes.
  site: 'Paid to Susegad Stays',
};

export const paymentKinds = ['claimed', 'received', 'refund_owed', 'refunded', 'reversed'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
export const kindWords: Record<PaymentKind, string> = {
  claimed: 'Said to be paid',
  received: 'Received',
  refund_owed: 'Refund promised',
  refunded: 'Refunded',
  reversed: 'Taken back',
};

/** How money came or went back, in a line of the ledger. */
export function wayWords({ kind, method }: { kind: PaymentKind; method: PaymentMethod | null }) {
  if (method === 'site' && kind === 'refunded') return 'Paid back by Susegad Stays';
  return method === 'site' && kind === 'reversed' ? 'Susegad Stays' : method && methodWords[method];
}

/** Who gives back so much of a booking's money: what the site has it gives back first. */
export const refundParts = (amount: number, at_site: number) => {
  const bySite = Math.min(amount, Math.max(at_site, 0));
  return { bySite, byHouse: amount - bySite };
};
/** What the site gives back of something owed, at most: what it has, or where the reader does not say so for it, what it says itself. */
export const siteHas = (at_site: number, site_gives: number, by_site: number) => (site_gives > 0 ? by_site : at_site);
/** Who gives it back, as a sentence; empty where it is the house alone, as it mostly is. */
export function refundWords(amount: number, at_site: number): string {
  const { bySite, byHouse } = refundParts(amount, at_site);
  if (bySite === 0) return '';
  return byHouse === 0
    ? 'Susegad Stays has this money and gives it back.'
    : `Susegad Stays has ${formatRupees(bySite)} of it and gives that back; ${formatRupees(byHouse)} is the house’s to give.`;
}

/** As the checks of private.payments. */
export const maxReference = 60;
export const maxPaymentNote = 200;

const payment = {
  id: v.string(),
  at: v.string(),
  kind: v.picklist(paymentKinds),
  amount: paise,
  /** Null of what is only owed. */
  method: v.nullable(v.picklist(paymentMethods)),
  reference: v.nullable(v.string()),
  note: v.nullable(v.string()),
  by_name: v.string(),
  /** The entry that this one takes back. */
  reverses: v.nullable(v.string()),
  is_reversed: v.boolean(),
  due_on: v.nullable(v.string()),
  /** What it moves in the till: below 0 for what went out. */
  counts: v.number(),
  /** What is left of a claim or of a refund that was promised. */
  open: paise,
  /** What of `open` the site gives back and says so itself: nobody at the desk does. */
  by_site: paise,
  /** What the reader does not take back: a payment gateway has done it, it is the site’s to say, or was promised and the stay does not need it. */
  is_kept: v.boolean(),
  /** A refund that a payment gateway is at giving. */
  is_underway: v.boolean(),
};
export const PaymentSchema = v.object(payment);
export type Payment = v.InferOutput<typeof PaymentSchema>;

export const LedgerSchema = v.object({
  received: paise,
  refunded: paise,
  refund_owed: paise,
  claimed: paise,
  /** What of it the site has, in nobody's till. */
  at_site: paise,
  /** What of that the site gives back and says so itself. */
  site_gives: paise,
  /** Whether the advance is paid to the site. */
  pays_site: v.boolean(),
  /** What is still to be paid; 0 of a cancelled stay, below 0 where more came than the stay costs. */
  balance: v.number(),
  /** Newest first. */
  entries: v.array(PaymentSchema),
});
export type Ledger = v.InferOutput<typeof LedgerSchema>;

/** An entry of a day, with whose it is. */
const TillEntrySchema = v.object({
  ...payment,
  booking_id: v.string(),
  booking_reference: v.string(),
  /** Masked 30 days after the stay. */
  guest_name: v.string(),
  /** What of the booking's money the site has. */
  at_site: paise,
  /** What of that the site gives back and says so itself. */
  site_gives: paise,
});
export type TillEntry = v.InferOutput<typeof TillEntrySchema>;

export const TillSchema = v.object({
  /** Today in Kolkata, by the server's clock. */
  today: v.string(),
  hotel: v.object({ id: v.string(), name: v.string() }),
  methods: v.array(
    v.object({
      method: v.picklist(paymentMethods),
      received: v.number(),
      refunded: v.number(),
      net: v.number(),
    }),
  ),
  /** Sums without what the site has or gave back. */
  received: v.number(),
  refunded: v.number(),
  net: v.number(),
  /** Newest first. */
  entries: v.array(TillEntrySchema),
  /** Refunds that are still to be paid, the first that is due first. */
  owed: v.array(TillEntrySchema),
});
export type Till = v.InferOutput<typeof TillSchema>;

/** Whether an entry can be taken back: a refund that a guest was told of when the stay was cancelled is owed until it is paid. */
export const mayTakeBack = (
  { kind, is_reversed, is_kept, is_underway }: Pick<Payment, 'kind' | 'is_reversed' | 'is_kept' | 'is_underway'>,
  { erased_at, booking_status }: { erased_at: string | null; booking_status: string },
) =>
  kind !== 'reversed' &&
  !is_reversed &&
  !is_kept &&
  !is_underway &&
  !erased_at &&
  !(kind === 'refund_owed' && booking_status === 'cancelled');

const refusals: Record<string, string> = {
  not_found: 'This booking is not among those of your houses any more. Please load the page again.',
  erased: 'The guest of this booking was erased. Refunds can be noted, and nothing else.',
  cancelled: 'This booking is cancelled: nothing is to be paid for it any more. Refunds can be noted.',
  utr_used: 'This UTR is noted with another payment already. Please look at the number again.',
  key_reused: 'This was noted already, with other values. Please load the page again.',
  no_reason: 'Please say in a line why it is taken back: it stays with the entry.',
  has_come: 'This payment has come. Take back the entry that says so first.',
  already_reversed: 'This entry was taken back already.',
  ...gatewayRefusals,
  site_notes_it:
    'What comes to Susegad Stays, what goes back from there and what it has noted there, is its own to note. What came to the house is noted as cash, card, UPI or bank transfer.',
  refund_rests_on_it:
    'Money was given or promised back that would then never have come. Take that back first; where it is what the guest was told of, and cannot be taken back, please write to us.',
  promised:
    'The guest was told that this comes back, and nothing is due for the stay that it could pay, so it stays owed. Where that is wrong, please write to us.',
  invoiced: 'The invoice of this stay came before it because it was paid. Please take the invoice back first.',
  too_many_entries: 'This booking has a hundred entries, which is all it can have.',
  busy: 'Somebody else is writing to this booking right now. Please try again.',
};
const fields: Record<string, string> = {
  amount: 'Please type an amount above ₹0.',
  method: 'Please say how it was paid.',
  reference: `A reference has at most ${maxReference} characters, in one line.`,
  note: `A note has at most ${maxPaymentNote} characters, in one line.`,
  settles: 'What this would settle is none of this booking. Please load the page again.',
};

/** Why the database refused an entry, as a sentence. */
export function moneyRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, most, field } = refusal;
  if (code === 'too_much') {
    return Number(most) > 0
      ? `${formatRupees(Number(most))} at most can be noted: no more is open here.`
      : 'Nothing is left to be paid or given back here.';
  }
  if (code === 'not_by_site') {
    return Number(most) > 0
      ? `Of this booking ${formatRupees(Number(most))} at most can have gone through Susegad Stays. What the house itself took or gave is noted as cash, card, UPI or bank transfer.`
      : 'Nothing of this goes through Susegad Stays: only an advance does.';
  }
  if (code === 'invalid_payment') return fields[String(field)] ?? 'Please look at amount, way and reference again.';
  return refusals[code] ?? deskRefusal(refusal);
}
