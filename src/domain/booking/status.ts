import {
  advanceDue,
  advanceDueBy,
  advanceStates,
  booked,
  cancelled,
  confirmedByAdvance,
  expired,
  noShow,
  partlyRefunded,
  paymentChecked,
  paymentReported,
  paymentStates,
  stayed,
  waitingForHotel,
} from '../../words/en/common.ts';
import { momentInIndia } from '../moment.ts';
import type { BookingAtHotel, BookingFacts } from './bookingFacts.ts';

type Owed = Pick<BookingFacts, 'booking_status' | 'payment_status' | 'advance_amount'>;

export function owesAdvance({ booking_status, payment_status, advance_amount }: Owed): boolean {
  return (
    advance_amount > 0 &&
    ['pending', 'confirmed'].includes(booking_status) &&
    ['pending', 'failed'].includes(payment_status)
  );
}

type Paid = Pick<BookingFacts, 'payment_status'> & Partial<Pick<BookingAtHotel, 'paid_amount'>>;

/** True if a part of a refunded payment is still received. `paid_amount`: paise received and not refunded. */
export const isPartlyRefunded = ({ payment_status, paid_amount = 0 }: Paid) =>
  payment_status === 'refunded' && paid_amount > 0;

type Standing = Owed & Paid & Pick<BookingFacts, 'stay_state' | 'advance_due_at' | 'is_expired' | 'reported_amount'>;

export const isNoShow = ({ stay_state }: Pick<BookingFacts, 'stay_state'>) => stay_state === 'no_show';

export interface GuestStatus {
  kind: 'asked' | 'due' | 'booked' | 'confirmed' | 'cancelled' | 'missed' | 'expired' | 'stayed';
  words: string;
}

/** Returns the status for guests. Bookings are confirmed at once: only the advance may be due. */
export function guestStatus(booking: Standing): GuestStatus {
  const { booking_status, payment_status, advance_amount, advance_due_at, is_expired, reported_amount } = booking;
  if (booking_status === 'pending') return { kind: 'asked', words: waitingForHotel };
  if (booking_status === 'completed') return { kind: 'stayed', words: stayed };
  if (booking_status === 'cancelled') {
    if (isNoShow(booking)) return { kind: 'missed', words: noShow };
    return is_expired ? { kind: 'expired', words: expired } : { kind: 'cancelled', words: cancelled };
  }
  if (owesAdvance(booking)) {
    if (reported_amount > 0) return { kind: 'due', words: paymentChecked };
    return { kind: 'due', words: advance_due_at ? advanceDueBy(momentInIndia(advance_due_at)) : advanceDue };
  }
  return (payment_status === 'paid' || isPartlyRefunded(booking)) && advance_amount > 0
    ? { kind: 'confirmed', words: confirmedByAdvance }
    : { kind: 'booked', words: booked };
}

export function paymentWords(booking: Owed & Paid & Pick<BookingFacts, 'reported_amount'>): string {
  const { payment_status, advance_amount, reported_amount } = booking;
  if (reported_amount > 0 && ['pending', 'failed'].includes(payment_status)) return paymentReported;
  if (isPartlyRefunded(booking)) return partlyRefunded;
  return (advance_amount > 0 ? advanceStates : paymentStates)[payment_status];
}
