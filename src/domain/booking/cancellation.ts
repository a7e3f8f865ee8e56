import { cancellationPolicies, cancellationText } from '../../words/en/cancellation.ts';
import {
  askOfRest,
  askWhatComesBack,
  back,
  backInAll,
  cancelledOn,
  endedOn,
  endedUnpaid,
  noPayment,
  nothingBack,
  nothingToPay,
  termsBooked,
  wasRefunded,
  weLook,
  weLookAlso,
} from '../../words/en/cancelled.ts';
import { momentInIndia } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import type { BookingAtHotel } from './bookingFacts.ts';
import { guestStatus, isNoShow } from './status.ts';

type Ended = Pick<
  BookingAtHotel,
  | 'booking_status'
  | 'stay_state'
  | 'payment_status'
  | 'advance_amount'
  | 'advance_due_at'
  | 'is_expired'
  | 'cancellation_policy'
  | 'cancelled_at'
  | 'refund_amount'
  | 'paid_amount'
  | 'refunded_amount'
  | 'refund_due'
  | 'reported_amount'
>;

/** Paise that come back in all; null where the house has to say. Of a part of an advance the server tells what is promised and what has gone. */
function amountBack({ payment_status, refund_amount, refunded_amount, refund_due, cancellation_policy }: Ended) {
  if (payment_status === 'paid' || payment_status === 'refunded') return refund_amount;
  const back = refunded_amount + refund_due;
  return back > 0 || (cancellation_policy ?? '') in cancellationPolicies ? back : null;
}

/** What happens with the money of a cancelled booking: by what was paid, and by what the server says that comes back of it. `due_on`: the day by
 * which that is due, where it is known. */
export function moneyOfCancelled(booking: Ended, due_on: string | null = null): string {
  const { payment_status, advance_amount, cancellation_policy, reported_amount } = booking;
  const { paid_amount, refunded_amount } = booking;
  const refund_amount = amountBack(booking);
  const isPaid = payment_status === 'paid' || payment_status === 'refunded' || paid_amount + refunded_amount > 0;
  const gone = formatRupees(refunded_amount);
  const looked = reported_amount > 0 ? [weLookAlso(formatRupees(reported_amount))] : [];
  if (isPaid && refund_amount !== null && refunded_amount > 0 && refunded_amount >= refund_amount)
    return [wasRefunded(gone), ...looked].join(' ');
  if (!isPaid && reported_amount > 0) return weLook(formatRupees(reported_amount));
  if (!isPaid) {
    const why = guestStatus(booking).kind === 'expired' ? endedUnpaid(formatRupees(advance_amount)) : noPayment;
    return `${why} ${nothingToPay}`;
  }
  const terms = cancellation_policy ? [termsBooked(cancellationText(cancellation_policy))] : [];
  return [whatComesBack(booking, refund_amount, due_on), ...looked, ...terms].join(' ');
}

/** What comes back of what was paid; `inAll` is null where the house has to say. */
function whatComesBack(booking: Ended, inAll: number | null, due_on: string | null): string {
  const { refunded_amount: gone, cancelled_at } = booking;
  if (inAll === null || !cancelled_at) return gone > 0 ? askOfRest(formatRupees(gone)) : askWhatComesBack;
  const when = (isNoShow(booking) ? endedOn : cancelledOn)(momentInIndia(cancelled_at));
  if (inAll === 0) return nothingBack(when);
  const day = due_on && formatDate(due_on);
  return gone > 0
    ? backInAll(when, formatRupees(inAll), formatRupees(gone), formatRupees(inAll - gone), day)
    : back(when, formatRupees(inAll), day);
}
