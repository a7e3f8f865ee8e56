import * as v from 'valibot';
import { type BookingAtHotel, BookingAtHotelSchema } from '../../../src/domain/booking/bookingFacts.ts';
import { endedWords, moneyOfCancelled } from '../../../src/domain/booking/cancellation.ts';
import { GuestPaymentSchema } from '../../../src/domain/booking/guestStay.ts';
import { type InvoiceRow, InvoiceRowSchema, invoiceWords } from '../../../src/domain/booking/invoiceRow.ts';
import { openAmounts, refundWords } from '../../../src/domain/booking/paid.ts';
import { reportedWords } from '../../../src/domain/booking/reportedExpiryWords.ts';
import { isNoShow } from '../../../src/domain/booking/status.ts';
import { paise } from '../../../src/domain/hotel/hotel.ts';
import { formatRupees } from '../../../src/domain/money.ts';
import { formatDate } from '../../../src/domain/stay.ts';
import { balanceDueAtHotel, ways } from '../../../src/words/en/guestStay.ts';
import * as say from '../../../src/words/en/mails.ts';
import { brand } from '../_shared/brand.ts';
import {
  balanceWay,
  dueDayIn,
  fromUs,
  hotelAndStay,
  makeBookingButton,
  makePayButton,
  partsOfPayment,
  paymentForGuest,
  plansFact,
  readBooking,
  referenceOf,
  safeGuestName,
  stayInOneLine,
  toGuest,
  totalFact,
  wayToPay,
} from './bookingLetters.ts';
import type { Fact, MailContent } from './layout.ts';
import { MailOutdated, moment, neat, type Writer, writer } from './mailWords.ts';

const PaymentSchema = v.object({
  amount: paise,
  reference: v.nullable(v.string()),
  at: v.string(),
  for_change: v.optional(v.boolean(), false),
  /** Reported with the reference alone, without the guest's link. */
  by_reference: v.optional(v.boolean(), false),
});
type Payment = v.InferOutput<typeof PaymentSchema>;
const RefundSchema = v.object({
  ...PaymentSchema.entries,
  ...v.pick(GuestPaymentSchema, ['method', 'holder']).entries,
  /** Paise still to be refunded, and when the first refund is due. */
  due: paise,
  due_on: v.nullable(v.string()),
});
type Refund = v.InferOutput<typeof RefundSchema>;
const ReversedSchema = v.object({ ...PaymentSchema.entries, thing: v.picklist(['payment', 'refund']) });
type Reversed = v.InferOutput<typeof ReversedSchema>;

/** Makes a writer about a payment of a booking in any state. `send`: toGuest, or fromUs if only we can answer. */
const aboutPayment = <Told>(
  schema: v.GenericSchema<unknown, Told>,
  write: (booking: BookingAtHotel, payment: Told, data: unknown, site: string) => MailContent,
  send: typeof toGuest | typeof fromUs = fromUs,
): Writer =>
  writer(BookingAtHotelSchema, (booking, site, data) => {
    const { payment } = v.parse(v.object({ payment: schema }), data);
    return send(write(booking, payment, data, site), booking);
  });

export const moneyWriters: Record<string, Writer> = {
  // We search for the payment.
  payment_reported: aboutPayment(PaymentSchema, paymentReported),
  payment_received: aboutPayment(PaymentSchema, paymentReceived, toGuest),
  payment_rejected: aboutPayment(PaymentSchema, paymentRejected),
  not_changed: aboutPayment(PaymentSchema, notChanged),
  // The hotel may have reversed it.
  payment_reversed: aboutPayment(ReversedSchema, reversed),
  refund_sent: aboutPayment(RefundSchema, refundSent, toGuest),
  invoice_guest: writer(BookingAtHotelSchema, (booking, site, data) => {
    const { invoice } = v.parse(v.object({ invoice: InvoiceRowSchema }), data);
    return toGuest(invoiceForGuest(booking, invoice, data, site), booking);
  }),
  payment_reported_admin: writer(BookingAtHotelSchema, (booking, site, data) =>
    paymentToFind(booking, v.parse(v.object({ payment: PaymentSchema }), data).payment, site),
  ),
};

const utrFact = ({ reference }: Payment): Fact | null =>
  reference ? [/^\d{12}$/.test(reference) ? 'UTR' : say.payment, reference] : null;

function paymentReported(booking: BookingAtHotel, payment: Payment, data: unknown, site: string): MailContent {
  readBooking(data);
  const { hotel_name } = booking;
  const amount = formatRupees(payment.amount);
  const reported = say.mailMoneyReported(amount, hotel_name);
  const [first, ...others] = payment.by_reference
    ? [say.reportByLinkToo(amount, hotel_name), say.reportedByReference, say.weLookForIt]
    : payment.for_change
      ? [reported, say.weLookForIt, say.changedOnceFound]
      : booking.checked_out_at
        ? [reported, say.weLookForIt]
        : reportedWords(booking, `${reported} ${say.weLookForIt}`, true);
  return {
    subject: say.reportedSubject(hotel_name),
    preview: first,
    heading: say.reportedHeading,
    opening: [first, others.join(' ')],
    action: makeBookingButton(booking, data, site),
    details: [!payment.by_reference && say.ifNumberDiffers],
    facts: [utrFact(payment), [say.amount, amount], ...hotelAndStay(booking)],
    closing: [say.notReportedByYou],
  };
}

function notChanged(booking: BookingAtHotel, payment: Payment, data: unknown, site: string): MailContent {
  const { booking_status, hotel_name } = booking;
  const amount = formatRupees(payment.amount);
  const due_on = dueDayIn(data);
  const isCancelled = booking_status === 'cancelled';
  const news = isCancelled ? say.notChangedEnded(amount, endedWords(booking)) : say.notChanged(amount);
  // A cancelled booking may refund more than this payment.
  const other = isCancelled ? booking.refund_due - payment.amount : 0;
  const left = isCancelled ? '' : say.asItWas;
  return {
    subject: say.notChangedSubject(hotel_name),
    preview: news,
    heading: say.notChangedHeading,
    opening: [
      news,
      `${say.allBack(amount, due_on && formatDate(due_on))} ${other > 0 ? say.moreDue(formatRupees(other)) : left}`.trim(),
    ],
    action: makeBookingButton(booking, data, site),
    facts: [utrFact(payment), [say.amount, amount], ...hotelAndStay(booking)],
    closing: [say.questions],
  };
}

function restWords(booking: BookingAtHotel, due_on: string | null): string {
  const { rest } = openAmounts(booking);
  const left = rest > 0 ? balanceDueAtHotel(formatRupees(rest)) : say.mailMoneyPaidInFull;
  return `${refundWords(booking, due_on)} ${left}`.trim();
}

function paymentReceived(booking: BookingAtHotel, payment: Payment, data: unknown, site: string): MailContent {
  const { hotel_name, paid_amount, refunded_amount, cancel_answer_by } = booking;
  const isCancelled = booking.booking_status === 'cancelled';
  const isWhole = !isCancelled && openAmounts(booking).due === 0;
  // A later payment does not confirm the booking a second time.
  const confirms = isWhole && !booking.checked_out_at && paid_amount - payment.amount < booking.advance_amount;
  const amount = formatRupees(payment.amount);
  const [now, how] = partsOfPayment(booking, dueDayIn(data));
  const [subject, heading] = confirms
    ? [say.confirmedSubject(hotel_name), say.confirmedAt(hotel_name)]
    : isWhole || isCancelled || booking.checked_out_at
      ? [say.receivedSubject(hotel_name), say.receivedHeading]
      : [say.partSubject(hotel_name), say.partHeading];
  return {
    subject,
    preview: say.mailMoneyReceived(amount),
    heading,
    opening: [
      isCancelled
        ? `${say.receivedForEnded(amount, isNoShow(booking))} ${moneyOfCancelled(booking, dueDayIn(data))}`
        : confirms
          ? say.mailMoneyReceivedConfirms(amount)
          : say.mailMoneyReceived(amount),
      cancel_answer_by &&
        say.didYouCancel(hotel_name, moment(cancel_answer_by), formatRupees(paid_amount + refunded_amount)),
      !isCancelled && (isWhole ? restWords(booking, dueDayIn(data)) : now),
    ],
    action: makePayButton(booking, data, site),
    details: [!isCancelled && !isWhole && how, isNoShow(booking) && !booking.no_show_disputed_at && say.ifYouWereThere],
    facts: [
      utrFact(payment),
      paid_amount !== payment.amount && [say.paidSoFar, formatRupees(paid_amount)],
      ...hotelAndStay(booking),
      plansFact(booking, data),
    ],
    total: totalFact(booking),
    closing: [say.questions],
  };
}

const totalOf = (kind: InvoiceRow['kind']) =>
  kind === 'receipt_voucher' || kind === 'refund_voucher' ? say.voucherTotals[kind] : say.totalWithTaxes;

function invoiceForGuest(booking: BookingAtHotel, invoice: InvoiceRow, data: unknown, site: string): MailContent {
  const { hotel_name } = booking;
  const name = `${invoiceWords[invoice.kind]} ${invoice.number}`;
  const { due } = openAmounts(booking);
  return {
    subject: say.invoiceSubject(name, hotel_name),
    preview: say.invoiceIssued(hotel_name, name),
    heading: name,
    opening: [say.invoiceIssued(hotel_name, name), say.saveInvoice],
    action: makeBookingButton(booking, data, site),
    details: [due > 0 && paymentForGuest(booking)],
    facts: [
      [invoiceWords[invoice.kind], invoice.number],
      [say.issuedOn, formatDate(invoice.issued_on)],
      ...hotelAndStay(booking),
    ],
    total: [totalOf(invoice.kind), formatRupees(invoice.total_amount)],
    closing: [say.invoiceQuestions],
  };
}

function refundSent(booking: BookingAtHotel, payment: Refund, data: unknown, site: string): MailContent {
  const { booking_status, hotel_name } = booking;
  const { method, holder, reference, due, due_on } = payment;
  const amount = formatRupees(payment.amount);
  const isCancelled = booking_status === 'cancelled';
  const ended = isNoShow(booking) ? 'missed' : isCancelled ? 'cancelled' : 'kept';
  const left = due_on ? say.moreDueBy(formatRupees(due), formatDate(due_on)) : say.moreDue(formatRupees(due));
  return {
    subject: say.refundSubject(amount, hotel_name),
    preview: say.refundPreview(amount),
    heading: say.refunded(amount),
    opening: [
      holder === 'site'
        ? say.weRefunded(amount, ended)
        : say.hotelRefunded(hotel_name, amount, method ? ways[method] : '', ended),
      method !== 'cash' && say.bankTakesDays,
    ],
    action: makeBookingButton(booking, data, site),
    details: [due > 0 ? left : isCancelled && say.mailMoneyAllRefunded],
    facts: [
      [say.refund, amount],
      // Unlinked: a hotel's own words to an unconfirmed address.
      reference && [say.paymentReference, neat(reference)],
      [say.recorded, moment(payment.at)],
      ...hotelAndStay(booking),
    ],
    closing: [say.notArrived],
  };
}

function stateNow(booking: BookingAtHotel, data: unknown): readonly [now: string, how: string] {
  const due_on = dueDayIn(data);
  if (booking.booking_status === 'cancelled') return [moneyOfCancelled(booking, due_on), ''];
  return booking.booking_status === 'completed' ? [refundWords(booking, due_on), ''] : partsOfPayment(booking, due_on);
}

function reversed(booking: BookingAtHotel, payment: Reversed, data: unknown, site: string): MailContent {
  const amount = formatRupees(payment.amount);
  const isRefund = payment.thing === 'refund';
  const heading = isRefund ? say.refundCorrected : say.paymentCorrected;
  const news = isRefund ? say.refundReversed(amount) : say.paymentReversed(amount);
  const [now, how] = stateNow(booking, data);
  return {
    subject: say.correctedSubject(heading, booking.hotel_name),
    preview: news,
    heading,
    opening: [news, now],
    action: makePayButton(booking, data, site),
    details: [how],
    facts: [[say.recorded, moment(payment.at)], ...hotelAndStay(booking)],
    closing: [isRefund ? say.showRefund : say.showPayment],
  };
}

function paymentRejected(booking: BookingAtHotel, payment: Payment, data: unknown, site: string): MailContent {
  if (openAmounts(booking).due === 0 && !payment.for_change) throw new MailOutdated('Nothing is due.');
  const { hotel_name, advance_due_at } = booking;
  const ifNotPaid = booking.checked_out_at
    ? say.balanceIfNotPaid(formatRupees(openAmounts(booking).due))
    : advance_due_at
      ? say.ifNotPaidBy(moment(advance_due_at))
      : say.ifNotPaid;
  return {
    subject: say.notFoundSubject(hotel_name),
    preview: say.checkUtr,
    heading: say.notFound,
    opening: [
      say.youReported(moment(payment.at), formatRupees(payment.amount), hotel_name),
      ...(payment.for_change ? [say.changeNotMade] : [say.ifPaid, ifNotPaid]),
    ],
    action: payment.for_change ? makeBookingButton(booking, data, site) : makePayButton(booking, data, site),
    details: [!payment.for_change && (booking.checked_out_at ? balanceWay(booking) : wayToPay(booking))],
    facts: [utrFact(payment), ...hotelAndStay(booking)],
    closing: [`WhatsApp: ${brand.phone} · ${brand.email}`],
  };
}

function paymentToFind(booking: BookingAtHotel, payment: Payment, site: string): MailContent {
  const { hotel_name } = booking;
  const amount = formatRupees(payment.amount);
  const what = payment.for_change ? 'change of a booking' : booking.checked_out_at ? 'balance' : 'advance';
  const untilThen = payment.for_change
    ? ' The new nights are on hold until then, for two days at most. We make the change when you mark the payment as received.'
    : booking.checked_out_at
      ? ''
      : ' Decide within 7 days. After that, the report is rejected automatically. The booking expires earlier only if the guest does not open it from our email.';
  return {
    subject: `Reported payment to check: ${amount}, ${hotel_name}`,
    preview: `${safeGuestName(booking)} reported a payment of the ${what} by UPI.`,
    heading: `Reported payment to check: ${amount}`,
    opening: [
      `${safeGuestName(booking)} reported on ${moment(payment.at)} that they paid the ${what} for ${hotel_name} by UPI.`,
      `Look for it in the bank account, then mark it as received or reject it. We email the guest.${untilThen}`,
    ],
    callout: referenceOf(booking),
    facts: [utrFact(payment), ['Amount', amount], ['Guest', safeGuestName(booking)], ['Stay', stayInOneLine(booking)]],
    action: { label: 'Open payments', url: `${site}/admin/payments` },
  };
}
