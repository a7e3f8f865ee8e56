import {
  advanceBeingChecked,
  advancePaid,
  advanceStillDue,
  beingChecked,
  comesBack,
  paid,
  paidInFull,
  paidInFullInAdvance,
  paidInPart,
} from '../../words/en/paid.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import type { BookingAtHotel } from './bookingFacts.ts';
import { guestPrice, type PriceLine, priceLines, withPart } from './price.ts';
import { owesAdvance, paymentWords } from './status.ts';

/** What has come of a booking and what is left, as its guest and its hotel are told: by the ledger, whoever took the money. */

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
>;

/** In paise: what is due of the advance, what of that the guest has not reported as paid, and the rest of the balance, which is paid at the hotel. */
export function openOf(booking: Booked): { advance: number; unreported: number; rest: number } {
  const { advance_amount, paid_amount, balance_due, reported_amount } = booking;
  const advance = owesAdvance(booking) ? Math.max(advance_amount - paid_amount, 0) : 0;
  // More may be reported than is due now: the hotel received some in between.
  const ahead = advance > 0 ? Math.max(advance, reported_amount) : 0;
  return { advance, unreported: Math.max(advance - reported_amount, 0), rest: Math.max(balance_due - ahead, 0) };
}

/** What has come of the money, in words for guests, told by the amount where the advance is not all of it. */
export function paidWords(booking: Booked): string {
  if (booking.paid_amount - booking.refund_due >= booking.total_amount) return paidInFull;
  if (owesAdvance(booking) && booking.reported_amount > 0) return beingChecked;
  return booking.payment_status === 'pending' && booking.paid_amount > 0 ? paidInPart : paymentWords(booking);
}

/** What of the money of a stay that goes on is promised back, whoever has it, as a sentence; empty where nothing is. `due_on`: the day by which it comes. */
export const backWords = ({ refund_due }: Pick<Booked, 'refund_due'>, due_on: string | null = null) =>
  refund_due > 0 ? comesBack(formatRupees(refund_due), due_on && formatDate(due_on)) : '';

/** The price of a booking line by line for its guest: below the total what came, and, while it stands, what is left. */
export function bookedLines(booking: BookingAtHotel, money?: (amount: number) => string): PriceLine[] {
  const { booking_status, payment_status, paid_amount, advance_amount, total_amount } = booking;
  const lines = priceLines({ ...booking, advance_amount: 0 }, { tax: guestPrice.tax, advance: '' }, money);
  // What comes back of a cancelled one, and that one was refunded, is said in words.
  if (booking_status === 'cancelled' || (payment_status === 'refunded' && paid_amount === 0)) return lines;
  const open = openOf(booking);
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
    { part: 'rest', label: guestPrice.rest, amount: booking_status === 'completed' ? 0 : open.rest },
  ];
  return [...lines, ...below.filter(({ amount }) => amount > 0)];
}
