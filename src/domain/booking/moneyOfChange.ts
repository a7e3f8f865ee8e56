import * as say from '../../words/en/stayChange.ts';
import { momentInIndia } from '../moment.ts';
import { formatRupees } from '../money.ts';
import type { GuestStay } from './guestStay.ts';
import type { StayPrice } from './price.ts';

type Now = Pick<GuestStay, 'total_amount' | 'advance_amount' | 'paid_amount' | 'refund_due'>;
type Then = StayPrice & { advance_due_at: string | null };

/** What comes back of a stay by a change of its guest, what of a promise is kept for it (private.withdraw_promises), and what is left to pay and
 * by when, as sentences. */
export function moneyOfChange(stay: Now, { total_amount, advance_amount, advance_due_at }: Then): string {
  const { paid_amount, refund_due } = stay;
  const there = paid_amount - refund_due;
  if (there > total_amount) {
    const back = formatRupees(there - total_amount);
    return refund_due > 0 ? say.anotherComesBack(back) : say.paidComesBack(back);
  }
  const kept = Math.max(
    Math.min(total_amount - stay.total_amount, refund_due - Math.max(paid_amount - total_amount, 0)),
    0,
  );
  const due = Math.max(advance_amount - there - kept, 0);
  const by = advance_due_at && momentInIndia(advance_due_at);
  const dueWords =
    advance_amount > stay.advance_amount
      ? say.advanceBecomes(formatRupees(advance_amount), formatRupees(due), by)
      : say.dueInAdvance(formatRupees(due), by);
  const rest = total_amount - there - kept - due;
  return [
    ...(kept > 0 ? [say.paysInstead(formatRupees(kept))] : []),
    ...(due > 0 ? [dueWords] : []),
    ...(rest > 0 ? [say.restAtHotel(formatRupees(rest))] : due > 0 ? [] : [say.nothingLeft]),
  ].join(' ');
}
