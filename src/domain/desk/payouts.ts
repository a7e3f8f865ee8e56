import * as v from 'valibot';
import * as say from '../../words/staff/reports.ts';
import { formatRupees } from '../money.ts';
import { monthName } from '../month.ts';
import { payoutFields } from '../office/payouts.ts';
import { formatDate } from '../stay.ts';
import { deskRefusal } from './calendar.ts';

/** The property's account with the site, by month. Amounts are paise. */

const figures = { received: v.number(), refunded: v.number(), fee: v.number(), tax: v.number(), amount: v.number() };
type Figure = keyof typeof figures;

const ShareSchema = v.object({
  booking_id: v.string(),
  booking_reference: v.string(),
  /** Masked 30 days after the stay. */
  guest_name: v.string(),
  check_in_date: v.string(),
  check_out_date: v.string(),
  stay_state: v.string(),
  /** The first day for its payout; for a later change, the day of the change. */
  on: v.string(),
  is_change: v.boolean(),
  ...figures,
  fee_percent: v.number(),
  paid_on: v.nullable(v.string()),
});
export type Share = v.InferOutput<typeof ShareSchema>;

const MoveSchema = v.object({ ...payoutFields, on: v.string(), counts: v.number() });
/** A payout or its reversal. `counts` is negative for money paid to the property. */
export type Move = v.InferOutput<typeof MoveSchema>;

export const PayoutAccountSchema = v.object({
  today: v.string(),
  hotel: v.object({ id: v.string(), name: v.string() }),
  month: v.string(),
  /** The fee for new bookings. */
  fee_percent: v.number(),
  opening: v.number(),
  closing: v.number(),
  due: v.number(),
  entries: v.array(ShareSchema),
  payouts: v.array(MoveSchema),
  /** Stays of later months that the site has received money for. */
  later: v.array(ShareSchema),
});
export type PayoutAccount = v.InferOutput<typeof PayoutAccountSchema>;

export const sumShares = (shares: readonly Share[], figure: Figure) =>
  shares.reduce((sum, share) => sum + share[figure], 0);
export const movedOf = (payouts: readonly Move[]) => payouts.reduce((sum, { counts }) => sum + counts, 0);
/** True if the site pays GST for the property in any of these. */
export const hasTax = (shares: readonly Share[]) => shares.some(({ tax }) => tax !== 0);

export const percentWords = (percent: number) => `${Number(percent.toFixed(2))}%`;
export const feeWords = (percent: number) => (percent === 0 ? say.weTakeNoFee : say.ourFee(percentWords(percent)));

export const moveWords = ({ counts, reference }: Pick<Move, 'counts' | 'reference'>) =>
  counts < 0 ? say.payoutOf(reference) : say.payoutReversed(reference);

export const closingWords = ({ month, today }: Pick<PayoutAccount, 'month' | 'today'>) =>
  today.startsWith(month.slice(0, 7)) ? say.balanceToday : say.closingBalance;

export function balanceWords(balance: number, hotel: string): string {
  if (balance === 0) return say.nothingIsOutstanding;
  return balance > 0 ? say.weOwe(hotel, formatRupees(balance)) : say.nextPayoutIsLess(hotel, formatRupees(-balance));
}

export function shareNote({ is_change, stay_state }: Pick<Share, 'is_change' | 'stay_state'>): string {
  if (is_change) return say.changedLater;
  return say.endedStays[stay_state] ?? '';
}

export const statementTitle = ({ month }: Pick<PayoutAccount, 'month'>) => say.payoutsIn(monthName(month));

const refusals: Record<string, string> = say.payoutRefusals;
const fields: Record<string, string> = say.payoutFieldRefusals;

export function payoutRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, field, amount, hotel_name } = refusal;
  if (code === 'changed') {
    return say.payoutAmountChanged(formatRupees(Number(amount)));
  }
  if (code === 'reference_used') return say.payoutReferenceIsUsed(String(hotel_name));
  if (code === 'invalid_payout') return fields[String(field)] ?? say.checkPayout;
  return refusals[code] ?? deskRefusal(refusal);
}

export const formatPayoutDate = (date: string) => formatDate(date).replace(/^\p{L}+, /u, '');
export const nightsWords = ({ check_in_date, check_out_date }: Pick<Share, 'check_in_date' | 'check_out_date'>) =>
  say.dayToDay(formatPayoutDate(check_in_date), formatPayoutDate(check_out_date));
