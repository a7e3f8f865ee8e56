import * as say from '../../words/staff/money.ts';
import type { BookingRow } from '../booking/adminBookings.ts';
import { standingInvoice } from '../booking/invoiceRow.ts';
import { formatRupees } from '../money.ts';
import type { DeskBooking } from './bookings.ts';
import { type Entry, isEnded, type MoneyHolder, sumsWords } from './ledger.ts';

export type RecordedStatus = 'paid' | 'refunded';
type Booked = Pick<
  DeskBooking,
  | 'advance_amount'
  | 'total_amount'
  | 'booking_status'
  | 'no_show_fee'
  | 'stay_state'
  | 'guest_email'
  | 'erased_at'
  | 'payments'
>;

interface Recordable {
  holder: MoneyHolder;
  /** Paise: the amount due, or the amount that the holder has. */
  amount: number;
  /** The limit of the database, in paise. */
  most: number;
  report: Entry | null;
}

const dueOf = ({ advance_amount, total_amount }: Booked) => advance_amount || total_amount;

/** Returns the amounts that can be recorded, by holder of the money, the likeliest first. */
export function recordable(booking: Booked, status: RecordedStatus): Recordable[] {
  const { booking_status, no_show_fee } = booking;
  const { received, refunded, at_site, pays_site, receivable, entries } = booking.payments;
  if (status === 'refunded') {
    const sent = entries.reduce((sum, { state, amount }) => sum + (state === 'sent' ? amount : 0), 0);
    const has: [MoneyHolder, number][] = [
      ['site', at_site - sent],
      ['property', received - refunded - at_site],
    ];
    return has.filter(([, most]) => most > 0).map(([holder, most]) => ({ holder, amount: most, most, report: null }));
  }
  const due = Math.max(dueOf(booking) - received + refunded, 0);
  const holders: MoneyHolder[] = pays_site ? ['site', 'property'] : ['property'];
  return (
    holders
      .map((holder) => {
        const report =
          entries.find(
            (entry) =>
              entry.thing === 'payment' && entry.state === 'reported' && entry.holder === holder && !entry.for_change,
          ) ?? null;
        // A reported payment can be received up to the price, by either holder.
        const most = report ? receivable.property : receivable[holder];
        return { holder, amount: Math.min(due, most), most, report };
      })
      // A cancelled booking receives only what was reported. The fee of a no-show is paid to the property.
      .filter(
        ({ holder, most, report }) =>
          most > 0 && (booking_status !== 'cancelled' || report || (no_show_fee !== null && holder === 'property')),
      )
  );
}

export function nothingWords({ booking_status }: Pick<Booked, 'booking_status'>, status: RecordedStatus): string {
  if (status === 'refunded') return say.nothingWasReceived;
  return booking_status === 'cancelled' ? say.onlyReportedIsReceived : say.nothingIsLeftToPay;
}

export function emailWords(booking: Booked, status: RecordedStatus, { holder, report }: Recordable): string {
  const { guest_email, erased_at, stay_state, payments } = booking;
  if (erased_at) return say.deletedGuestGetsNoEmail;
  if (guest_email === null) return say.noEmailAddress;
  // The same rule as in private.write_payment.
  const isTold =
    status === 'refunded' ||
    (payments.pays_site &&
      (holder === 'site' || report !== null) &&
      ['pending', 'confirmed', 'cancelled'].includes(stay_state));
  return isTold ? say.guestGetsEmail : say.guestGetsNoEmail;
}

export function afterwards(
  booking: Booked,
  status: RecordedStatus,
  holder: MoneyHolder,
  amount: number,
): string | null {
  const { received, refunded, refund_due, site_due, balance } = booking.payments;
  const due = dueOf(booking);
  if (status === 'paid') {
    const left = due - received + refunded - amount;
    return left > 0 ? say.restStaysDue(formatRupees(left)) : null;
  }
  if (received - refunded - amount >= due) return say.restCoversAdvance;
  // A refund that was already due is not part of the balance.
  const beyond = amount - (holder === 'site' ? site_due : refund_due - site_due);
  return booking.booking_status !== 'cancelled' && beyond > 0
    ? say.refundLeavesBalance(formatRupees(balance + beyond))
    : null;
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

export const reversible = (entries: readonly Entry[]) =>
  entries.filter((entry) => !isEnded(entry) && entry.state !== 'reported');

/** Says that we issue a refund voucher, if a receipt voucher covers the payment; else ''. */
export const voucherWords = ({ invoices }: Pick<DeskBooking, 'invoices'>) =>
  !standingInvoice(invoices) && invoices.some(({ kind, is_credited }) => kind === 'receipt_voucher' && !is_credited)
    ? say.weIssueRefundVoucher
    : '';
