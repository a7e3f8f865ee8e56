import * as say from '../../words/staff/adminChange.ts';
import { type BookingRow, bookingStatuses, paymentStatuses } from '../booking/adminBookings.ts';
import type { BookingFacts } from '../booking/bookingFacts.ts';
import { standingInvoice } from '../booking/invoiceRow.ts';
import { statusChoices } from '../booking/stayState.ts';
import { formatDate } from '../stay.ts';
import type { DeskBooking } from './bookings.ts';
import { isEnded, type Ledger, type LedgerEntry, sumsWords } from './ledger.ts';

/** A change that only an admin can make. A payment or refund is recorded as at the front desk. */
export type AdminChange =
  | { state: 'booking_status'; next: BookingFacts['booking_status'] }
  | { state: 'payment_status'; next: 'pending' | 'failed' };

type Offered = Pick<DeskBooking, 'booking_status' | 'payment_status' | 'stay_state' | 'moves' | 'erased_at'>;

/** Returns the changes beyond the actions of the front desk. It includes the cancellation, which only an admin can undo. */
export function adminChanges(booking: Offered): AdminChange[] {
  const { moves, payment_status, erased_at } = booking;
  return [
    ...statusChoices(booking)
      .slice(1)
      .filter((next) => next === 'cancelled' || !moves.includes(next))
      .filter((next) => !erased_at || next === 'cancelled' || next === 'completed')
      .map((next) => ({ state: 'booking_status', next }) as const),
    ...(['pending', 'failed'] as const)
      .filter((next) => next !== payment_status)
      .map((next) => ({ state: 'payment_status', next }) as const),
  ];
}

export function adminChangeWords({ state, next }: AdminChange): string {
  if (next === 'cancelled') return say.cancelBooking;
  return state === 'booking_status'
    ? say.markAs(bookingStatuses[next].toLowerCase())
    : say.markPaymentAs(paymentStatuses[next].toLowerCase());
}

export const changedWords = ({ state, next }: AdminChange) =>
  state === 'booking_status'
    ? say.statusIs(bookingStatuses[next].toLowerCase())
    : say.paymentIs(paymentStatuses[next].toLowerCase());

type Dates = Pick<BookingFacts, 'check_in_date' | 'check_out_date'>;

/** Says how a status contradicts the dates of a booking; null if it does not. The same rule as `private.needs_reason`. */
export function contradictsDates(
  { check_in_date, check_out_date }: Dates,
  status: BookingFacts['booking_status'],
  today: string,
): string | null {
  if (status === 'completed' && today < check_out_date) return say.checkOutIsLater(formatDate(check_out_date));
  if (status === 'confirmed' && today > check_out_date) return say.checkOutHasPassed(formatDate(check_out_date));
  if (status === 'pending' && today > check_in_date) return say.checkInHasPassed(formatDate(check_in_date));
  return null;
}

export function askedFirst(
  booking: Dates & { payments: Pick<Ledger, 'received' | 'refunded'> },
  { state, next }: AdminChange,
  today: string,
): 'cancel' | 'reason' | 'reverse' | null {
  const { received, refunded } = booking.payments;
  if (state === 'payment_status') return received > refunded ? 'reverse' : null;
  if (next === 'cancelled') return 'cancel';
  return contradictsDates(booking, next, today) ? 'reason' : null;
}

export const receivedWords = (
  booking: Pick<BookingRow, 'paid_amount' | 'refunded_amount' | 'refund_due' | 'reported_amount'>,
) =>
  sumsWords({
    received: booking.paid_amount + booking.refunded_amount,
    reported: booking.reported_amount,
    refunded: booking.refunded_amount,
    refund_due: booking.refund_due,
  });

export const reversible = (entries: readonly LedgerEntry[]) =>
  entries.filter((entry) => !isEnded(entry) && entry.state !== 'reported');

/** Says that we issue a refund voucher, if a receipt voucher covers the payment; else ''. */
export const voucherWords = ({ invoices }: Pick<DeskBooking, 'invoices'>) =>
  !standingInvoice(invoices) && invoices.some(({ kind, is_credited }) => kind === 'receipt_voucher' && !is_credited)
    ? say.weIssueRefundVoucher
    : '';

/** Lists the effects of a cancellation that an undo does not reverse. */
export function lostByCancelling({
  form_c,
  invoices,
  change,
}: Pick<DeskBooking, 'form_c' | 'invoices' | 'change'>): string[] {
  return [
    ...(form_c && form_c.filled > form_c.reported ? [say.detailsAreDeleted] : []),
    say.roomsAreFreed,
    ...(standingInvoice(invoices) ? [say.creditNoteIsIssued] : []),
    ...(change?.state === 'waiting' ? [say.changeIsWithdrawn] : []),
  ];
}
