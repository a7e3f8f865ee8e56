import * as say from '../../words/en/stayChange.ts';
import { formatRupees } from '../money.ts';
import type { GuestStay } from './guestStay.ts';
import type { StayPrice } from './price.ts';

type Now = Pick<GuestStay, 'total_amount' | 'advance_amount' | 'paid_amount' | 'owed_amount'>;

/** What comes back of a stay by a change of its guest, what of a promise is kept for it (private.withdraw_promises), and what is left to pay, as
 * sentences. */
export function moneyOfChange(stay: Now, { total_amount, advance_amount }: StayPrice): string {
  const { paid_amount, owed_amount } = stay;
  const there = paid_amount - owed_amount;
  if (there > total_amount) {
    const back = formatRupees(there - total_amount);
    return owed_amount > 0 ? say.anotherComesBack(back) : say.paidComesBack(back);
  }
  const kept = Math.max(
    Math.min(total_amount - stay.total_amount, owed_amount - Math.max(paid_amount - total_amount, 0)),
    0,
  );
  const due = Math.max(advance_amount - there - kept, 0);
  const dueWords =
    advance_amount > stay.advance_amount
      ? say.advanceBecomes(formatRupees(advance_amount), formatRupees(due))
      : say.dueInAdvance(formatRupees(due));
  const rest = total_amount - there - kept - due;
  return [
    ...(kept > 0 ? [say.paysInstead(formatRupees(kept))] : []),
    ...(due > 0 ? [dueWords] : []),
    ...(rest > 0 ? [say.restAtHotel(formatRupees(rest))] : due > 0 ? [] : [say.nothingLeft]),
  ].join(' ');
}
