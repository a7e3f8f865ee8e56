import { cancellationText, refundDays } from '../hotel/hotel.ts';
import { momentInIndia, readMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import type { BookingAtHotel } from './bookingFacts.ts';
import { guestStatus } from './status.ts';

/** What comes back of a booking that is over before it began. */

/** Percent that comes back of what was paid, when it is cancelled at least so many times 24 hours before the arrival: as
    private.refund_terms. */
export const refundTerms: Readonly<Record<string, { percent: number; days: number }>> = {
  flexible: { percent: 100, days: 1 },
  moderate: { percent: 100, days: 7 },
  strict: { percent: 50, days: 7 },
  super_strict: { percent: 50, days: 60 },
  non_refundable: { percent: 0, days: 0 },
};
const day = 86_400_000;

/** Percent of what was paid that comes back by these terms when a stay is cancelled at that moment; null of terms in a house's own words. */
export function refundPercent(
  cancellation_policy: string | null,
  stay: { check_in_date: string; check_in_time: string },
  cancelledAt: Date,
): number | null {
  const terms = refundTerms[cancellation_policy ?? ''];
  if (!terms) return null;
  const arrival = new Date(`${stay.check_in_date}T${stay.check_in_time}:00+05:30`).getTime();
  return cancelledAt.getTime() <= arrival - terms.days * day ? terms.percent : 0;
}

/** So much of an amount, half a paisa as a whole one: as private.refund_of. */
export const refundAmount = (paid: number, percent: number): number => Math.round((paid * percent) / 100);

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
  const part = cancelled_at
    ? refundPercent(
        cancellation_policy,
        { check_in_date, check_in_time: hotel.check_in_time },
        readMoment(cancelled_at),
      )
    : null;
  if (!cancellation_policy || !cancelled_at || part === null) {
    const terms = cancellation_policy ? ` The terms you booked under: ${cancellationText(cancellation_policy)}` : '';
    return `${ask}, and we tell you what comes back of ${paid}.${terms}`;
  }
  const half = advance_amount > 0 ? `, ${formatRupees(refundAmount(advance_amount, 50))}` : '';
  const back = {
    100: `all of ${paid} comes back to you within ${refundDays}`,
    50: `half of ${paid}${half}, comes back to you within ${refundDays}`,
    0: `${paid} does not come back`,
  }[part];
  return `It was cancelled on ${momentInIndia(cancelled_at)}: ${back}. The terms you booked under: ${cancellationText(cancellation_policy)}`;
}
