import { cancellationPolicies, cancellationText, refundDays } from '../../words/en/cancellation.ts';
import { momentInIndia } from '../moment.ts';
import { formatRupees } from '../money.ts';
import type { BookingAtHotel } from './bookingFacts.ts';
import { guestStatus } from './status.ts';

type Ended = Pick<
  BookingAtHotel,
  | 'booking_status'
  | 'payment_status'
  | 'advance_amount'
  | 'advance_due_at'
  | 'is_expired'
  | 'cancellation_policy'
  | 'cancelled_at'
  | 'refund_amount'
  | 'paid_amount'
  | 'refunded_amount'
  | 'owed_amount'
  | 'claimed_amount'
>;

const ask = 'Write to us with your reference';

/** Paise that come back in all; null where the house has to say. Of a part of an advance the server tells what is promised and what has gone. */
function backInAll({ payment_status, refund_amount, refunded_amount, owed_amount, cancellation_policy }: Ended) {
  if (payment_status === 'paid' || payment_status === 'refunded') return refund_amount;
  const back = refunded_amount + owed_amount;
  return back > 0 || (cancellation_policy ?? '') in cancellationPolicies ? back : null;
}

/** What happens with the money of a cancelled booking: by what was paid, and by what the server says that comes back of it. */
export function moneyOfCancelled(booking: Ended): string {
  const { payment_status, advance_amount, cancellation_policy, cancelled_at, claimed_amount } = booking;
  const { paid_amount, refunded_amount } = booking;
  const refund_amount = backInAll(booking);
  const isPaid = payment_status === 'paid' || payment_status === 'refunded' || paid_amount + refunded_amount > 0;
  const gone = formatRupees(refunded_amount);
  const looked =
    claimed_amount > 0 ? ` We also look for the ${formatRupees(claimed_amount)} that you told us you have paid.` : '';
  if (isPaid && refund_amount !== null && refunded_amount > 0 && refunded_amount >= refund_amount)
    return `${gone} of what you paid was refunded.${looked}`;
  if (!isPaid && claimed_amount > 0) {
    return `We look for the ${formatRupees(claimed_amount)} that you told us you have paid. Once we find it, we write to you what of it comes back.`;
  }
  if (!isPaid) {
    const why =
      guestStatus(booking).kind === 'expired'
        ? `It ended by itself because its advance of ${formatRupees(advance_amount)} did not come in time.`
        : 'No payment had come for it.';
    return `${why} Nothing is to be paid any more. Have you paid all the same? ${ask}, and we look into it with you.`;
  }
  const terms = cancellation_policy ? ` The terms you booked under: ${cancellationText(cancellation_policy)}` : '';
  if (refund_amount === null || !cancelled_at) {
    return refunded_amount > 0
      ? `${gone} of what you paid went back to you. ${ask}, and we tell you what comes back of the rest.${looked}${terms}`
      : `${ask}, and we tell you what comes back of what you paid.${looked}${terms}`;
  }
  const back = formatRupees(refund_amount);
  const what =
    refund_amount === 0
      ? 'what you paid does not come back'
      : refunded_amount > 0
        ? `${back} of what you paid comes back to you in all. ${gone} has gone back already, and the other ${formatRupees(refund_amount - refunded_amount)} follows within ${refundDays}`
        : `${back} of what you paid comes back to you within ${refundDays}`;
  return `It was cancelled on ${momentInIndia(cancelled_at)}: ${what}.${looked}${terms}`;
}
