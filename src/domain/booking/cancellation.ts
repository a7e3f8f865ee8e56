import { cancellationText, refundDays } from '../hotel/hotel.ts';
import { momentInIndia, readMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import type { BookingAtHotel } from './bookingFacts.ts';
import { guestStatus } from './status.ts';

/** What comes back of a booking that is over before it began. */

/** Percent that comes back of what was paid, when it is cancelled at least so many days before the arrival. */
const refunds: Record<string, { percent: number; days: number }> = {
  flexible: { percent: 100, days: 1 },
  moderate: { percent: 100, days: 7 },
  strict: { percent: 50, days: 7 },
  super_strict: { percent: 50, days: 60 },
  non_refundable: { percent: 0, days: 0 },
};
const day = 86_400_000;

type Ended = Pick<
  BookingAtHotel,
  | 'booking_status'
  | 'payment_status'
  | 'advance_amount'
  | 'advance_due_at'
  | 'is_expired'
  | 'cancellation_policy'
  | 'cancelled_at'
  | 'check_in_date'
> & { hotel: Pick<BookingAtHotel['hotel'], 'check_in_time'> };

const ask = 'Write to us with your reference';

/** What happens with the money of a cancelled booking: by what was paid, and by the hotel's terms as they were when it was booked. */
export function moneyOfCancelled(booking: Ended): string {
  const { payment_status, advance_amount, cancellation_policy, cancelled_at, check_in_date, hotel } = booking;
  if (payment_status === 'refunded') return 'What you paid was refunded.';
  if (payment_status !== 'paid') {
    const why =
      guestStatus(booking).kind === 'expired'
        ? `It ended by itself because its advance of ${formatRupees(advance_amount)} did not come in time.`
        : 'No payment had come for it.';
    return `${why} Nothing is to be paid any more. Have you paid all the same? ${ask}, and we look into it with you.`;
  }
  const paid = advance_amount > 0 ? `your advance of ${formatRupees(advance_amount)}` : 'what you paid';
  const rule = refunds[cancellation_policy ?? ''];
  if (!cancellation_policy || !rule || !cancelled_at) {
    const terms = cancellation_policy ? ` The terms you booked under: ${cancellationText(cancellation_policy)}` : '';
    return `${ask}, and we tell you what comes back of ${paid}.${terms}`;
  }
  const arrival = new Date(`${check_in_date}T${hotel.check_in_time}:00+05:30`).getTime();
  const inTime = readMoment(cancelled_at).getTime() <= arrival - rule.days * day;
  const part = inTime ? rule.percent : 0;
  const half = advance_amount > 0 ? `, ${formatRupees(Math.round(advance_amount / 2))}` : '';
  const back = {
    100: `all of ${paid} comes back to you within ${refundDays}`,
    50: `half of ${paid}${half}, comes back to you within ${refundDays}`,
    0: `${paid} does not come back`,
  }[part];
  return `It was cancelled on ${momentInIndia(cancelled_at)}: ${back}. The terms you booked under: ${cancellationText(cancellation_policy)}`;
}
