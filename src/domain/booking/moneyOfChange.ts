import * as v from 'valibot';
import * as say from '../../words/en/guestStay.ts';
import { paise } from '../hotel/hotel.ts';
import { momentInIndia } from '../moment.ts';
import { formatRupees } from '../money.ts';
import type { GuestStay } from './guestStay.ts';
import type { StayPrice } from './price.ts';

type Now = Pick<GuestStay, 'total_amount' | 'advance_amount' | 'paid_amount' | 'refund_due' | 'reported_amount'>;
type Then = Pick<StayPrice, 'total_amount' | 'advance_amount'> & { advance_due_at: string | null; due_now: number };

/** Says how much a guest's change refunds, and how much is left to pay by when. A refund due counts towards it, and a reported payment unless the server asks for money at once, which does not count reports. */
export function moneyOfChange(stay: Now, { total_amount, advance_amount, advance_due_at, due_now }: Then): string {
  const { paid_amount, refund_due } = stay;
  const reported_amount = due_now > 0 ? 0 : stay.reported_amount;
  const there = paid_amount - refund_due;
  if (there > total_amount) {
    const refund = formatRupees(there - total_amount);
    return refund_due > 0 ? say.anotherRefund(refund) : say.refund(refund);
  }
  const used = Math.max(
    Math.min(total_amount - stay.total_amount, refund_due - Math.max(paid_amount - total_amount, 0)),
    0,
  );
  const due = Math.max(advance_amount - there - used - reported_amount, 0);
  const by = advance_due_at && momentInIndia(advance_due_at);
  const dueWords =
    due_now > 0
      ? say.payWithChange(formatRupees(advance_amount), formatRupees(due_now))
      : advance_amount > stay.advance_amount
        ? say.advanceBecomes(formatRupees(advance_amount), formatRupees(due), by)
        : say.dueInAdvance(formatRupees(due), by);
  const rest = total_amount - there - used - due - reported_amount;
  return [
    ...(stay.reported_amount > 0 ? [say.reported(formatRupees(stay.reported_amount))] : []),
    ...(used > 0 ? [say.refundUsed(formatRupees(used))] : []),
    ...(due > 0 ? [dueWords] : []),
    ...(rest > 0
      ? [say.balanceDueAtHotel(formatRupees(rest))]
      : due > 0 || reported_amount > 0
        ? []
        : [say.nothingDue]),
  ].join(' ');
}

export const DropQuoteSchema = v.object({
  before: paise,
  total_amount: paise,
  kept: paise,
  refund: paise,
  advance_amount: paise,
});

/** Says how much a guest pays and gets back without a room type. */
export function moneyOfDropped(
  stay: Now & Pick<GuestStay, 'advance_due_at'>,
  { before, total_amount, kept, refund, advance_amount }: v.InferOutput<typeof DropQuoteSchema>,
): string[] {
  const { advance_due_at, paid_amount, reported_amount, refund_due } = stay;
  const total = formatRupees(total_amount);
  const more = paid_amount - refund_due + reported_amount - total_amount;
  return [
    ...(total_amount === before
      ? [say.dropNothing(total)]
      : [say.priceFalls(formatRupees(before), total), ...(kept > 0 ? [say.dropKept(formatRupees(kept))] : [])]),
    ...(refund > 0
      ? [say.dropRefund(formatRupees(refund))]
      : [
          ...(paid_amount > 0 && total_amount !== before ? [say.noRefundNow] : []),
          moneyOfChange(stay, { total_amount, advance_amount, advance_due_at, due_now: 0 }),
        ]),
    ...(reported_amount > 0 && more > refund ? [say.amountBackOnceFound(formatRupees(more - refund))] : []),
  ];
}
