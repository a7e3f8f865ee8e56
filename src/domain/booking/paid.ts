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
  | 'owed_amount'
  | 'claimed_amount'
>;

/** In paise: what is open of the advance, what of that nobody looks for as said to be paid, and what is left to pay at the hotel after it.
 * What is promised back pays for nothing. */
export function openOf(booking: Booked): { advance: number; untold: number; rest: number } {
  const { total_amount, advance_amount, paid_amount, owed_amount, claimed_amount } = booking;
  const advance = owesAdvance(booking) ? Math.max(advance_amount - paid_amount, 0) : 0;
  // What is looked for may be more than what is open by now: the hotel took some meanwhile.
  const ahead = advance > 0 ? Math.max(advance, claimed_amount) : 0;
  return {
    advance,
    untold: Math.max(advance - claimed_amount, 0),
    rest: Math.max(total_amount - (paid_amount - owed_amount) - ahead, 0),
  };
}

/** What has come of the money, in words for guests, told by the amount where the advance is not all of it. */
export function paidWords(booking: Booked): string {
  if (booking.paid_amount - booking.owed_amount >= booking.total_amount) return paidInFull;
  if (owesAdvance(booking) && booking.claimed_amount > 0) return beingChecked;
  return booking.payment_status === 'pending' && booking.paid_amount > 0 ? paidInPart : paymentWords(booking);
}

/** What of the money of a stay that goes on is promised back, whoever has it, as a sentence; empty where nothing is. `due_on`: the day by which it comes. */
export const backWords = ({ owed_amount }: Pick<Booked, 'owed_amount'>, due_on: string | null = null) =>
  owed_amount > 0 ? comesBack(formatRupees(owed_amount), due_on && formatDate(due_on)) : '';

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
        booking.claimed_amount > 0
          ? advanceBeingChecked
          : paid_amount > 0
            ? advanceStillDue
            : withPart(guestPrice.advance, booking),
      amount: open.advance && Math.max(open.advance, booking.claimed_amount),
    },
    { part: 'rest', label: guestPrice.rest, amount: booking_status === 'completed' ? 0 : open.rest },
  ];
  return [...lines, ...below.filter(({ amount }) => amount > 0)];
}
