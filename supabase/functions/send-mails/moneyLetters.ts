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
import { counted, formatDate } from '../../../src/domain/stay.ts';
import { balanceDueAtHotel, ways } from '../../../src/words/en/guestStay.ts';
import * as say from '../../../src/words/en/mails.ts';
import {
  reference as bookingReference,
  didYouCancel,
  hotel as hotelName,
  paidSoFar,
  totalWithTaxes,
} from '../../../src/words/en/mails.ts';
import { brand } from '../_shared/brand.ts';
import {
  balanceWay,
  dueDayIn,
  makeBookingButton,
  makePayButton,
  partsOfPayment,
  paymentForGuest,
  plansFacts,
  readBooking,
  safeGuestName,
  stayFacts,
  toGuest,
  totalFact,
  wayToPay,
} from './bookingLetters.ts';
import { type MailContent, oneLine } from './layout.ts';
import { hello, MailOutdated, moment, unlinked, type Writer } from './mailWords.ts';

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

const read = <T extends typeof PaymentSchema | typeof RefundSchema | typeof ReversedSchema>(schema: T, data: unknown) =>
  v.parse(v.object({ payment: schema }), data).payment as v.InferOutput<T>;

export const moneyWriters: Record<string, Writer> = {
  payment_reported: (data, site) => {
    // A reply reaches us: we search for the payment.
    return paymentReported(readBooking(data), read(PaymentSchema, data), data, site);
  },
  payment_received: (data, site) => {
    const booking = v.parse(BookingAtHotelSchema, data);
    return toGuest(paymentReceived(booking, read(PaymentSchema, data), data, site), booking);
  },
  payment_rejected: (data, site) => {
    const booking = v.parse(BookingAtHotelSchema, data);
    const payment = read(PaymentSchema, data);
    if (openAmounts(booking).due === 0 && !payment.for_change) throw new MailOutdated('Nothing is due.');
    // A reply comes to us, who look for the payment.
    return paymentRejected(booking, payment, data, site);
  },
  not_changed: (data, site) => {
    // A reply reaches us: we have the payment.
    return notChanged(v.parse(BookingAtHotelSchema, data), read(PaymentSchema, data), data, site);
  },
  payment_reversed: (data, site) => {
    // A reply reaches us: the hotel may have reversed it.
    return reversed(v.parse(BookingAtHotelSchema, data), read(ReversedSchema, data), data, site);
  },
  refund_sent: (data, site) => {
    const booking = v.parse(BookingAtHotelSchema, data);
    return toGuest(refundSent(booking, read(RefundSchema, data), data, site), booking);
  },
  invoice_guest: (data, site) => {
    const booking = v.parse(BookingAtHotelSchema, data);
    return toGuest(
      invoiceForGuest(booking, v.parse(v.object({ invoice: InvoiceRowSchema }), data).invoice, data, site),
      booking,
    );
  },
  payment_reported_admin: (data, site) => {
    const booking = v.parse(BookingAtHotelSchema, data);
    return paymentToFind(booking, read(PaymentSchema, data), site);
  },
};

const hotelOf = ({ hotel_name, hotel }: BookingAtHotel) => [hotel_name, hotel.address].filter((one) => one).join('\n');
const utrFacts = ({ reference }: Payment): [string, string][] =>
  reference ? [[/^\d{12}$/.test(reference) ? 'UTR' : say.payment, reference]] : [];

function paymentReported(booking: BookingAtHotel, payment: Payment, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name } = booking;
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
    opening: [hello(booking.guest_name), first, others.join(' ')],
    action: makeBookingButton(booking, data, site),
    details: payment.by_reference ? [] : [say.ifNumberDiffers],
    callout: { label: bookingReference, text: booking_reference },
    facts: [...utrFacts(payment), [say.amount, amount], [hotelName, hotelOf(booking)], ...stayFacts(booking)],
    closing: [say.notReportedByYou],
  };
}

function notChanged(booking: BookingAtHotel, payment: Payment, data: unknown, site: string): MailContent {
  const { booking_reference, booking_status, hotel_name } = booking;
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
      hello(booking.guest_name),
      news,
      `${say.allBack(amount, due_on && formatDate(due_on))} ${other > 0 ? say.moreDue(formatRupees(other)) : left}`.trim(),
    ],
    action: makeBookingButton(booking, data, site),
    callout: { label: bookingReference, text: booking_reference },
    facts: [...utrFacts(payment), [say.amount, amount], [hotelName, hotelOf(booking)], ...stayFacts(booking)],
    closing: [say.questions],
  };
}

function restWords(booking: BookingAtHotel, due_on: string | null): string {
  const { rest } = openAmounts(booking);
  const left = rest > 0 ? balanceDueAtHotel(formatRupees(rest)) : say.mailMoneyPaidInFull;
  return `${refundWords(booking, due_on)} ${left}`.trim();
}

function paymentReceived(booking: BookingAtHotel, payment: Payment, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name } = booking;
  const isCancelled = booking.booking_status === 'cancelled';
  const isWhole = !isCancelled && openAmounts(booking).due === 0;
  // A later payment does not confirm the booking a second time.
  const confirms = isWhole && !booking.checked_out_at && booking.paid_amount - payment.amount < booking.advance_amount;
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
      hello(booking.guest_name),
      isCancelled
        ? `${say.receivedForEnded(amount, isNoShow(booking))} ${moneyOfCancelled(booking, dueDayIn(data))}`
        : confirms
          ? say.mailMoneyReceivedConfirms(amount)
          : say.mailMoneyReceived(amount),
      ...(booking.cancel_answer_by
        ? [
            didYouCancel(
              hotel_name,
              moment(booking.cancel_answer_by),
              formatRupees(booking.paid_amount + booking.refunded_amount),
            ),
          ]
        : []),
      ...(isCancelled ? [] : [isWhole ? restWords(booking, dueDayIn(data)) : now]),
    ],
    action: makePayButton(booking, data, site),
    details: [
      ...(!isCancelled && !isWhole && how ? [how] : []),
      ...(isNoShow(booking) && !booking.no_show_disputed_at ? [say.ifYouWereThere] : []),
    ],
    callout: { label: bookingReference, text: booking_reference },
    facts: [
      ...utrFacts(payment),
      ...(booking.paid_amount === payment.amount ? [] : [[paidSoFar, formatRupees(booking.paid_amount)] as const]),
      ...[[hotelName, hotelOf(booking)] as const, ...stayFacts(booking), ...plansFacts(booking, data)],
    ],
    total: totalFact(booking),
    closing: [say.questions],
  };
}

const totalOf = (kind: InvoiceRow['kind']) =>
  kind === 'receipt_voucher' || kind === 'refund_voucher' ? say.voucherTotals[kind] : totalWithTaxes;

function invoiceForGuest(booking: BookingAtHotel, invoice: InvoiceRow, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name } = booking;
  const name = `${invoiceWords[invoice.kind]} ${invoice.number}`;
  const { due } = openAmounts(booking);
  return {
    subject: say.invoiceSubject(name, hotel_name),
    preview: say.invoiceIssued(hotel_name, name),
    heading: name,
    opening: [hello(booking.guest_name), say.invoiceIssued(hotel_name, name), say.saveInvoice],
    action: makeBookingButton(booking, data, site),
    details: due > 0 ? [paymentForGuest(booking)] : [],
    callout: { label: bookingReference, text: booking_reference },
    facts: [
      [invoiceWords[invoice.kind], invoice.number],
      [say.issuedOn, formatDate(invoice.issued_on)],
      [hotelName, hotelOf(booking)],
      ...stayFacts(booking),
    ],
    total: [totalOf(invoice.kind), formatRupees(invoice.total_amount)],
    closing: [say.invoiceQuestions],
  };
}

function refundSent(booking: BookingAtHotel, payment: Refund, data: unknown, site: string): MailContent {
  const { booking_reference, booking_status, hotel_name } = booking;
  const { method, holder, reference, due, due_on } = payment;
  const amount = formatRupees(payment.amount);
  const isCancelled = booking_status === 'cancelled';
  const ended = isNoShow(booking) ? 'missed' : isCancelled ? 'cancelled' : 'kept';
  return {
    subject: say.refundSubject(amount, hotel_name),
    preview: say.refundPreview(amount),
    heading: say.refunded(amount),
    opening: [
      hello(booking.guest_name),
      holder === 'site'
        ? say.weRefunded(amount, ended)
        : say.hotelRefunded(hotel_name, amount, method ? ways[method] : '', ended),
      ...(method === 'cash' ? [] : [say.bankTakesDays]),
    ],
    action: makeBookingButton(booking, data, site),
    details: [
      ...(due > 0
        ? [due_on ? say.moreDueBy(formatRupees(due), formatDate(due_on)) : say.moreDue(formatRupees(due))]
        : isCancelled
          ? [say.mailMoneyAllRefunded]
          : []),
    ],
    callout: { label: bookingReference, text: booking_reference },
    facts: [
      [say.refund, amount],
      // Unlinked: a hotel's own words to an unconfirmed address.
      ...(reference ? [[say.paymentReference, unlinked(oneLine(reference))] as const] : []),
      [say.recorded, moment(payment.at)],
      [hotelName, hotelOf(booking)],
      ...stayFacts(booking),
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
  const { booking_reference, hotel_name } = booking;
  const amount = formatRupees(payment.amount);
  const isRefund = payment.thing === 'refund';
  const heading = isRefund ? say.refundCorrected : say.paymentCorrected;
  const news = isRefund ? say.refundReversed(amount) : say.paymentReversed(amount);
  const [now, how] = stateNow(booking, data);
  return {
    subject: say.correctedSubject(heading, hotel_name),
    preview: news,
    heading,
    opening: [hello(booking.guest_name), news, now].filter((one) => one),
    action: makePayButton(booking, data, site),
    details: how ? [how] : [],
    callout: { label: bookingReference, text: booking_reference },
    facts: [[say.recorded, moment(payment.at)], [hotelName, hotelOf(booking)], ...stayFacts(booking)],
    closing: [isRefund ? say.showRefund : say.showPayment],
  };
}

function paymentRejected(booking: BookingAtHotel, payment: Payment, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name, advance_due_at } = booking;
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
      hello(booking.guest_name),
      say.youReported(moment(payment.at), formatRupees(payment.amount), hotel_name),
      ...(payment.for_change ? [say.changeNotMade] : [say.ifPaid, ifNotPaid]),
    ],
    action: payment.for_change ? makeBookingButton(booking, data, site) : makePayButton(booking, data, site),
    details: payment.for_change ? [] : [booking.checked_out_at ? balanceWay(booking) : wayToPay(booking)],
    callout: { label: bookingReference, text: booking_reference },
    facts: [...utrFacts(payment), [hotelName, hotelOf(booking)], ...stayFacts(booking)],
    closing: [`WhatsApp: ${brand.phone} · ${brand.email}`],
  };
}

function paymentToFind(booking: BookingAtHotel, payment: Payment, site: string): MailContent {
  const { booking_reference, hotel_name } = booking;
  const amount = formatRupees(payment.amount);
  const what = payment.for_change ? 'change of a booking' : booking.checked_out_at ? 'balance' : 'advance';
  const meanwhile = payment.for_change
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
      `Look for it in the bank account, then mark it as received or reject it. We email the guest.${meanwhile}`,
    ],
    callout: { label: 'Booking reference', text: booking_reference },
    facts: [
      ...utrFacts(payment),
      ['Amount', amount],
      ['Guest', safeGuestName(booking)],
      ['Stay', `${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}, ${booking.room_name}`],
    ],
    action: { label: 'Open payments', url: `${site}/admin/payments` },
  };
}
