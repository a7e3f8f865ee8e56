import { cancellationText, refundDays } from '../../words/en/cancellation.ts';
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
  | 'refunded_amount'
  | 'claimed_amount'
>;

const ask = 'Write to us with your reference';

/** What happens with the money of a cancelled booking: by what was paid, and by what the server says that comes back of it. */
export function moneyOfCancelled(booking: Ended): string {
  const { payment_status, advance_amount, cancellation_policy, cancelled_at, claimed_amount } = booking;
  const { refund_amount, refunded_amount } = booking;
  const isPaid = payment_status === 'paid' || payment_status === 'refunded';
  const gone = formatRupees(refunded_amount);
  if (isPaid && refund_amount !== null && refunded_amount > 0 && refunded_amount >= refund_amount)
    return `${gone} of what you paid was refunded.`;
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
      ? `${gone} of what you paid went back to you. ${ask}, and we tell you what comes back of the rest.${terms}`
      : `${ask}, and we tell you what comes back of what you paid.${terms}`;
  }
  const back = formatRupees(refund_amount);
  const what =
    refund_amount === 0
      ? 'what you paid does not come back'
      : refunded_amount > 0
        ? `${back} of what you paid comes back to you in all. ${gone} has gone back already, and the other ${formatRupees(refund_amount - refunded_amount)} follows within ${refundDays}`
        : `${back} of what you paid comes back to you within ${refundDays}`;
  return `It was cancelled on ${momentInIndia(cancelled_at)}: ${what}.${terms}`;
}
