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
    return `${owed_amount > 0 ? `Another ${back}` : back} of what you paid comes back to you.`;
  }
  const kept = Math.max(
    Math.min(total_amount - stay.total_amount, owed_amount - Math.max(paid_amount - total_amount, 0)),
    0,
  );
  const due = Math.max(advance_amount - there - kept, 0);
  const grows = advance_amount > stay.advance_amount ? `The advance becomes ${formatRupees(advance_amount)}: ` : '';
  const rest = total_amount - there - kept - due;
  return [
    ...(kept > 0 ? [`${formatRupees(kept)} that was to come back to you pays for it instead.`] : []),
    ...(due > 0 ? [`${grows}${formatRupees(due)} is due in advance.`] : []),
    ...(rest > 0 ? [`${formatRupees(rest)} is paid at the hotel.`] : due > 0 ? [] : ['Nothing is left to pay.']),
  ].join(' ');
}
