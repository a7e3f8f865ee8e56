import { momentInIndia } from '../moment.ts';
import type { BookingFacts } from './bookingFacts.ts';

/**
 * Where a booking stands in words for guests: the same on the confirmation, in mails, in "My stays" and, beside the states of the
 * database, in the back office. The terms (content/legal/terms.md) explain them.
 */

type Owed = Pick<BookingFacts, 'booking_status' | 'payment_status' | 'advance_amount'>;

/** Whether the advance is still to be paid; the rest is the hotel's business. */
export function owesAdvance({ booking_status, payment_status, advance_amount }: Owed): boolean {
  return (
    advance_amount > 0 &&
    ['pending', 'confirmed'].includes(booking_status) &&
    ['pending', 'failed'].includes(payment_status)
  );
}

type Standing = Owed & Pick<BookingFacts, 'advance_due_at' | 'is_expired' | 'claimed_amount'>;

export interface GuestStatus {
  kind: 'asked' | 'due' | 'booked' | 'confirmed' | 'cancelled' | 'expired' | 'stayed';
  words: string;
}

/** How guests read the states of a booking. A booking is made at once: what is open is its advance, where one is asked for. */
export function guestStatus(booking: Standing): GuestStatus {
  const { booking_status, payment_status, advance_amount, advance_due_at, is_expired, claimed_amount } = booking;
  if (booking_status === 'pending') return { kind: 'asked', words: 'Waiting for the hotel' };
  if (booking_status === 'completed') return { kind: 'stayed', words: 'Stayed' };
  if (booking_status === 'cancelled') {
    return is_expired ? { kind: 'expired', words: 'Expired' } : { kind: 'cancelled', words: 'Cancelled' };
  }
  if (owesAdvance(booking)) {
    if (claimed_amount > 0) return { kind: 'due', words: 'Payment being checked' };
    return { kind: 'due', words: advance_due_at ? `Advance due by ${momentInIndia(advance_due_at)}` : 'Advance due' };
  }
  return payment_status === 'paid' && advance_amount > 0
    ? { kind: 'confirmed', words: 'Confirmed by advance' }
    : { kind: 'booked', words: 'Booked' };
}

/** What has come of the money, in words for guests. */
export function paymentWords(booking: Owed & Pick<BookingFacts, 'claimed_amount'>): string {
  const { payment_status, advance_amount, claimed_amount } = booking;
  if (claimed_amount > 0 && ['pending', 'failed'].includes(payment_status)) return 'Said to be paid, being checked';
  const words =
    advance_amount > 0
      ? {
          pending: 'Advance not paid',
          paid: 'Advance paid',
          failed: 'Payment of the advance failed',
          refunded: 'Advance given back',
        }
      : { pending: 'At the hotel', paid: 'Paid', failed: 'Payment failed', refunded: 'Refunded' };
  return words[payment_status];
}
