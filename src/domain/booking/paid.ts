import { paymentReported } from '../../words/en/common.ts';
import {
  advanceBeingChecked,
  advancePaid,
  advanceStillDue,
  balanceBeingChecked,
  balanceDue,
  balanceStillDue,
  paid,
  paidInFull,
  paidInFullInAdvance,
  paidInPart,
  refundDue,
  refundToCome,
} from '../../words/en/payment.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import type { BookingAtHotel } from './bookingFacts.ts';
import { guestPrice, type PriceLine, priceLines, withPart } from './price.ts';
import { owesAdvance, paymentWords } from './status.ts';

type Booked = Pick<
  BookingAtHotel,
  | 'booking_status'
  | 'payment_status'
  | 'advance_amount'
  | 'total_amount'
  | 'paid_amount'
  | 'refund_due'
  | 'balance_due'
  | 'reported_amount'
  | 'checked_out_at'
>;

/**
 * Returns paise. `due` can be paid to the site now: the advance, or after check-out the balance (private.site_collects).
 * `advance` and `unreported` are parts of it. `rest` is the balance due at the hotel.
 */
export function openAmounts(booking: Booked): { due: number; advance: number; unreported: number; rest: number } {
  const { advance_amount, paid_amount, balance_due, reported_amount, checked_out_at } = booking;
  const advance = owesAdvance(booking) ? Math.max(advance_amount - paid_amount, 0) : 0;
  const due = checked_out_at ? Math.max(balance_due, 0) : advance;
  // A report may exceed the amount due if the hotel received a part since.
  const ahead = due > 0 ? Math.max(due, reported_amount) : 0;
  return { due, advance, unreported: Math.max(due - reported_amount, 0), rest: Math.max(balance_due - ahead, 0) };
}

export function paidWords(booking: Booked): string {
  const { booking_status, balance_due, paid_amount, total_amount } = booking;
  if (booking_status === 'cancelled' ? paid_amount >= total_amount : balance_due <= 0) return paidInFull;
  if (openAmounts(booking).due > 0 && booking.reported_amount > 0) return paymentReported;
  if (booking.checked_out_at) return balanceStillDue(formatRupees(balance_due));
  return booking.payment_status === 'pending' && paid_amount > 0 ? paidInPart : paymentWords(booking);
}

export const refundWords = ({ refund_due }: Pick<Booked, 'refund_due'>, due_on: string | null = null) =>
  refund_due > 0 ? refundDue(formatRupees(refund_due), due_on && formatDate(due_on)) : '';

/** Returns the price for guests. Below the total: what was paid and, for an active booking, what is due. */
export function bookedLines(booking: BookingAtHotel, money?: (amount: number) => string): PriceLine[] {
  const { booking_status, payment_status, paid_amount, advance_amount, total_amount } = booking;
  const lines = priceLines({ ...booking, advance_amount: 0 }, { tax: guestPrice.tax, advance: '' }, money);
  if (booking_status === 'cancelled' || (payment_status === 'refunded' && paid_amount === 0)) return lines;
  const open = openAmounts(booking);
  const allOfIt = advance_amount === total_amount ? paidInFullInAdvance : withPart(advancePaid, booking);
  const below: PriceLine[] = [
    { part: 'advance', label: paid_amount === advance_amount ? allOfIt : paid, amount: paid_amount },
    {
      part: 'advance',
      label:
        booking.reported_amount > 0
          ? advanceBeingChecked
          : paid_amount > 0
            ? advanceStillDue
            : withPart(guestPrice.advance, booking),
      amount: open.advance && Math.max(open.advance, booking.reported_amount),
    },
    { part: 'rest', label: refundToCome, amount: booking.refund_due },
    { part: 'rest', label: guestPrice.rest, amount: booking_status === 'completed' ? 0 : open.rest },
    {
      part: 'rest',
      label: open.unreported === 0 ? balanceBeingChecked : balanceDue,
      amount: open.due - open.advance,
    },
  ];
  return [...lines, ...below.filter(({ amount }) => amount > 0)];
}
