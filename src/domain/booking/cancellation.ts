import { cancellationText, refundDays } from '../../words/en/cancellation.ts';
import { momentInIndia } from '../moment.ts';
import { formatRupees } from '../money.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { guestStatus } from './status.ts';

type Ended = Pick<
  BookingFacts,
  | 'booking_status'
  | 'payment_status'
  | 'advance_amount'
  | 'advance_due_at'
  | 'is_expired'
  | 'cancellation_policy'
  | 'cancelled_at'
  | 'refund_amount'
  | 'claimed_amount'
>;

const ask = 'Write to us with your reference';

/** What happens with the money of a cancelled booking: by what was paid, and by what the server says that comes back of it. */
export function moneyOfCancelled(booking: Ended): string {
  const { payment_status, advance_amount, cancellation_policy, cancelled_at, refund_amount, claimed_amount } = booking;
  const back = formatRupees(refund_amount ?? 0);
  if (payment_status === 'refunded') return `${back} of what you paid was refunded.`;
  if (payment_status !== 'paid' && claimed_amount > 0) {
    return `We look for the ${formatRupees(claimed_amount)} that you told us you have paid. Once we find it, we write to you what of it comes back.`;
  }
  if (payment_status !== 'paid') {
    const why =
      guestStatus(booking).kind === 'expired'
        ? `It ended by itself because its advance of ${formatRupees(advance_amount)} did not come in time.`
        : 'No payment had come for it.';
    return `${why} Nothing is to be paid any more. Have you paid all the same? ${ask}, and we look into it with you.`;
  }
  const terms = cancellation_policy ? ` The terms you booked under: ${cancellationText(cancellation_policy)}` : '';
  if (refund_amount === null || !cancelled_at)
    return `${ask}, and we tell you what comes back of what you paid.${terms}`;
  const what = refund_amount
    ? `${back} of what you paid comes back to you within ${refundDays}`
    : 'what you paid does not come back';
  return `It was cancelled on ${momentInIndia(cancelled_at)}: ${what}.${terms}`;
}
