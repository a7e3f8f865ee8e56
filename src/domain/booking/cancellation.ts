import { cancellationPolicies, cancellationText } from '../../words/en/common.ts';
import * as say from '../../words/en/guestStay.ts';
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
  | 'cancelled_by_guest'
  | 'refund_amount'
  | 'paid_amount'
  | 'refunded_amount'
  | 'refund_due'
  | 'reported_amount'
  | 'refund_of_reported'
  | 'no_show_fee'
  | 'balance_due'
>;

/** Returns the total refund in paise; null if the hotel decides. */
function refundInAll({ payment_status, refund_amount, refunded_amount, refund_due, cancellation_policy }: Ended) {
  if (payment_status === 'paid' || payment_status === 'refunded') return refund_amount;
  const inAll = refunded_amount + refund_due;
  return inAll > 0 || (cancellation_policy ?? '') in cancellationPolicies ? inAll : null;
}

/** Says how much of the payment for a cancelled booking is refunded. `due_on` is null if unknown. */
export function moneyOfCancelled(booking: Ended, due_on: string | null = null): string {
  const { payment_status, advance_amount, cancellation_policy, reported_amount, refund_of_reported } = booking;
  const { paid_amount, refunded_amount, no_show_fee } = booking;
  if (no_show_fee !== null) return feeWords(booking, no_show_fee, due_on);
  const inAll = refundInAll(booking);
  const isPaid = payment_status === 'paid' || payment_status === 'refunded' || paid_amount + refunded_amount > 0;
  const looking = (look: (amount: string) => string) => [
    look(formatRupees(reported_amount)),
    foundWords(refund_of_reported),
  ];
  const looked = reported_amount > 0 ? looking(say.weLookAlso) : [];
  if (isPaid && inAll !== null && refunded_amount > 0 && refunded_amount >= inAll)
    return [say.cancelledRefunded(formatRupees(refunded_amount)), ...looked].join(' ');
  if (!isPaid && reported_amount > 0) return looking(say.weLook).join(' ');
  if (!isPaid) {
    const isExpired = guestStatus(booking).kind === 'expired';
    return `${isExpired ? say.expiredUnpaid(formatRupees(advance_amount)) : say.noPayment} ${say.cancelledNothingDue}`;
  }
  // The policy explains a refund that is not all of the payment.
  const isWhole = inAll !== null && inAll >= paid_amount + refunded_amount;
  const policy = cancellation_policy && !isWhole ? [say.policy(cancellationText(cancellation_policy))] : [];
  return [refundWords(booking, inAll, due_on), ...looked, ...policy].join(' ');
}

export function foundWords(refund: number | null): string {
  if (refund === null) return say.hotelDecidesOnceFound;
  return refund === 0 ? say.noRefundOnceFound : say.amountBackOnceFound(formatRupees(refund));
}

function feeWords({ paid_amount, balance_due, refund_due }: Ended, fee: number, due_on: string | null): string {
  const paid = paid_amount > 0 ? [say.paidOfFee(formatRupees(paid_amount))] : [];
  const left = balance_due > 0 ? [...paid, say.feeDue(formatRupees(balance_due))] : [say.feePaid];
  const back = refund_due > 0 ? [say.feeRefund(formatRupees(refund_due), due_on && formatDate(due_on))] : [];
  return [say.fee(formatRupees(fee)), ...left, ...back].join(' ');
}

/** Says when a booking ended: by its guest, by the hotel or by us, or as a no-show. Returns '' if that is unknown. */
export function endedWords(booking: Ended): string {
  const { cancelled_at, cancelled_by_guest } = booking;
  if (!cancelled_at) return '';
  const when = cancelled_by_guest ? say.youCancelledOn : say.yourBookingCancelledOn;
  return (isNoShow(booking) ? say.endedOn : when)(momentInIndia(cancelled_at));
}

function refundWords(booking: Ended, inAll: number | null, due_on: string | null): string {
  const { refunded_amount } = booking;
  const refunded = formatRupees(refunded_amount);
  const when = endedWords(booking);
  if (inAll === null || !when) return refunded_amount > 0 ? say.askOfRest(refunded) : say.askRefund;
  if (inAll === 0) return say.cancelledNoRefund(when);
  const day = due_on && formatDate(due_on);
  return refunded_amount > 0
    ? say.refundInAll(when, formatRupees(inAll), refunded, formatRupees(inAll - refunded_amount), day)
    : say.cancelledRefund(when, formatRupees(inAll), day);
}
