import * as v from 'valibot';
import { type BookingAtHotel, BookingAtHotelSchema } from '../../../src/domain/booking/bookingFacts.ts';
import { moneyOfCancelled } from '../../../src/domain/booking/cancellation.ts';
import { GuestPaymentSchema } from '../../../src/domain/booking/guestStay.ts';
import { backWords, openOf } from '../../../src/domain/booking/paid.ts';
import { isNoShow } from '../../../src/domain/booking/status.ts';
import { paise } from '../../../src/domain/hotel/hotel.ts';
import { formatRupees } from '../../../src/domain/money.ts';
import { counted, formatDate } from '../../../src/domain/stay.ts';
import { ways } from '../../../src/words/en/guestStay.ts';
import * as say from '../../../src/words/en/mailAdvance.ts';
import {
  reference as bookingReference,
  hotel as hotelName,
  paidSoFar,
  restAtHotel,
  totalWithTaxes,
} from '../../../src/words/en/mailBooking.ts';
import { brand } from '../_shared/brand.ts';
import {
  dueDayIn,
  nameOf,
  openStay,
  paymentForGuest,
  plansFacts,
  stayFacts,
  toGuest,
  toHotel,
  wayToPay,
} from './bookingLetters.ts';
import { type Letter, oneLine } from './layout.ts';
import { hello, MailOutdated, moment, unlinked, type Writer } from './mailWords.ts';

/** The mails about money: that an advance has come, that some was given back, that an entry of either was corrected, that what a guest told of was not
 * found, and, to who looks for it, that a guest says to have paid. */

/** The payment a mail is about: private.payment_told. */
const TellingSchema = v.object({
  payment: v.object({ amount: v.number(), reference: v.nullable(v.string()), at: v.string() }),
});
type Payment = v.InferOutput<typeof TellingSchema>['payment'];
const RefundSchema = v.object({
  payment: v.object({
    ...TellingSchema.entries.payment.entries,
    method: GuestPaymentSchema.entries.method,
    /** Paise that are still to go back, and the date by which the first of them is due. */
    owed: paise,
    owed_by: v.nullable(v.string()),
  }),
});
type Refund = v.InferOutput<typeof RefundSchema>['payment'];
const TakenBackSchema = v.object({
  payment: v.object({ ...TellingSchema.entries.payment.entries, kind: v.picklist(['received', 'refunded']) }),
});
type TakenBack = v.InferOutput<typeof TakenBackSchema>['payment'];

function read(data: unknown) {
  return { booking: v.parse(BookingAtHotelSchema, data), payment: v.parse(TellingSchema, data).payment };
}

export const advanceWriters: Record<string, Writer> = {
  advance_received: (data, site) => {
    const { booking, payment } = read(data);
    return toGuest(advanceReceived(booking, payment, data, site), booking);
  },
  refund_sent: (data, site) => {
    const booking = v.parse(BookingAtHotelSchema, data);
    const { payment } = v.parse(RefundSchema, data);
    return toGuest(refundSent(booking, payment, data, site), booking);
  },
  payment_taken_back: (data, site) => {
    const booking = v.parse(BookingAtHotelSchema, data);
    // An answer comes to us: the hotel may be who took it back.
    return takenBack(booking, v.parse(TakenBackSchema, data).payment, data, site);
  },
  claim_refused: (data, site) => {
    const { booking, payment } = read(data);
    // Paid otherwise by now, or over.
    if (openOf(booking).advance === 0) throw new MailOutdated('No advance is awaited any more.');
    return toGuest(claimRefused(booking, payment, data, site), booking);
  },
  claim_admin: (data, site) => {
    const { booking, payment } = read(data);
    return {
      ...claimToFind(booking, payment),
      closing: ['Once you have found it, or not, say so there: the guest is told by mail.'],
      action: { label: 'Open the payments', url: `${site}/admin/payments` },
    };
  },
  claim_hotel: (data, site) => {
    const { booking, payment } = read(data);
    return toHotel(
      {
        ...claimToFind(booking, payment),
        closing: [
          `The advance is paid to ${brand.name}, which has not found it in a day. Has the guest paid you instead, or shown you the payment? Then please note it with the booking, or ask the guest. An answer to this mail goes to the guest.`,
        ],
      },
      booking,
      data,
      site,
    );
  },
};

const hotelOf = ({ hotel_name, hotel }: BookingAtHotel) => [hotel_name, hotel.address].filter((one) => one).join('\n');
const utrFacts = ({ reference }: Payment): [string, string][] =>
  reference ? [[/^\d{12}$/.test(reference) ? 'UTR' : say.payment, reference]] : [];

function restWords(booking: BookingAtHotel, due_on: string | null): string {
  const { rest } = openOf(booking);
  const left = rest > 0 ? restAtHotel(formatRupees(rest)) : say.stayPaidInFull;
  return `${backWords(booking, due_on)} ${left}`.trim();
}

function advanceReceived(booking: BookingAtHotel, payment: Payment, data: unknown, site: string): Letter {
  const { booking_reference, hotel_name } = booking;
  const isCancelled = booking.booking_status === 'cancelled';
  const isWhole = !isCancelled && openOf(booking).advance === 0;
  // What comes later does not confirm the stay a second time.
  const confirms = isWhole && booking.paid_amount - payment.amount < booking.advance_amount;
  const amount = formatRupees(payment.amount);
  const [subject, heading] = confirms
    ? [say.confirmedSubject(hotel_name), say.confirmedAt(hotel_name)]
    : isWhole || isCancelled
      ? [say.paymentSubject(hotel_name), say.paymentHasCome]
      : [say.partSubject(hotel_name), say.partHasCome];
  return {
    subject,
    preview: say.hasCome(amount),
    heading,
    opening: [
      hello(booking.guest_name),
      isCancelled
        ? `${say.hasComeForOff(amount, isNoShow(booking))} ${moneyOfCancelled(booking, dueDayIn(data))}`
        : confirms
          ? say.hasComeForAll(amount)
          : say.hasCome(amount),
      ...(isCancelled ? [] : [isWhole ? restWords(booking, dueDayIn(data)) : paymentForGuest(booking, dueDayIn(data))]),
    ],
    callout: { label: bookingReference, text: booking_reference },
    facts: [
      ...utrFacts(payment),
      ...(booking.paid_amount === payment.amount ? [] : [[paidSoFar, formatRupees(booking.paid_amount)] as const]),
      ...[[hotelName, hotelOf(booking)] as const, ...stayFacts(booking), ...plansFacts(booking, data)],
    ],
    total: [totalWithTaxes, formatRupees(booking.total_amount)],
    closing: [say.questions],
    action: openStay(booking, data, site),
  };
}

function refundSent(booking: BookingAtHotel, payment: Refund, data: unknown, site: string): Letter {
  const { booking_reference, booking_status, hotel_name } = booking;
  const { method, reference, owed, owed_by } = payment;
  const amount = formatRupees(payment.amount);
  const isCancelled = booking_status === 'cancelled';
  const stay = isNoShow(booking) ? 'missed' : isCancelled ? 'cancelled' : 'kept';
  return {
    subject: say.refundSubject(amount, hotel_name),
    preview: say.refundPreview(amount),
    heading: say.goneBack(amount),
    opening: [
      hello(booking.guest_name),
      method === 'site'
        ? say.weSent(amount, stay)
        : say.hotelGave(hotel_name, amount, method ? ways[method] : '', stay),
      ...(method === 'cash' ? [] : [say.bankTakesDays]),
      ...(owed > 0
        ? [owed_by ? say.moreComesBy(formatRupees(owed), formatDate(owed_by)) : say.moreComes(formatRupees(owed))]
        : isCancelled
          ? [say.allSent]
          : []),
    ],
    callout: { label: bookingReference, text: booking_reference },
    facts: [
      [say.refund, amount],
      // A house's own words, to an address that nobody has proven.
      ...(reference ? [[say.paymentReference, unlinked(oneLine(reference))] as const] : []),
      [say.noted, moment(payment.at)],
      [hotelName, hotelOf(booking)],
      ...stayFacts(booking),
    ],
    closing: [say.notCome],
    action: openStay(booking, data, site),
  };
}

/** What is so now: what is to be paid, or what comes back. */
function stateNow(booking: BookingAtHotel, data: unknown): string {
  const due_on = dueDayIn(data);
  if (booking.booking_status === 'cancelled') return moneyOfCancelled(booking, due_on);
  return booking.booking_status === 'completed' ? backWords(booking, due_on) : paymentForGuest(booking, due_on);
}

function takenBack(booking: BookingAtHotel, payment: TakenBack, data: unknown, site: string): Letter {
  const { booking_reference, hotel_name } = booking;
  const amount = formatRupees(payment.amount);
  const isRefund = payment.kind === 'refunded';
  const heading = isRefund ? say.refundCorrected : say.paymentCorrected;
  const told = isRefund ? say.backTakenBack(amount) : say.comeTakenBack(amount);
  return {
    subject: say.correctionSubject(heading, hotel_name),
    preview: told,
    heading,
    opening: [hello(booking.guest_name), told, stateNow(booking, data)].filter((one) => one),
    callout: { label: bookingReference, text: booking_reference },
    facts: [[say.noted, moment(payment.at)], [hotelName, hotelOf(booking)], ...stayFacts(booking)],
    closing: [isRefund ? say.showRefund : say.showPayment],
    action: openStay(booking, data, site),
  };
}

function claimRefused(booking: BookingAtHotel, payment: Payment, data: unknown, site: string): Letter {
  const { booking_reference, hotel_name, advance_due_at } = booking;
  return {
    subject: say.notFoundSubject(hotel_name),
    preview: say.lookAtUtr,
    heading: say.notFound,
    opening: [
      hello(booking.guest_name),
      say.youToldUs(moment(payment.at), formatRupees(payment.amount), hotel_name),
      say.haveYouPaid,
      [say.notPaidYet(wayToPay(booking)), ...(advance_due_at ? [say.dueBy(moment(advance_due_at))] : [])].join(' '),
    ],
    callout: { label: bookingReference, text: booking_reference },
    facts: [...utrFacts(payment), [hotelName, hotelOf(booking)], ...stayFacts(booking)],
    closing: [`WhatsApp: ${brand.phone} · ${brand.email}`],
    action: openStay(booking, data, site),
  };
}

/** What is looked for, for who looks for it. */
function claimToFind(booking: BookingAtHotel, payment: Payment): Omit<Letter, 'action'> {
  const { booking_reference, hotel_name } = booking;
  const amount = formatRupees(payment.amount);
  return {
    subject: `Has it come? ${amount} for ${booking_reference}`,
    preview: `${nameOf(booking)} says to have paid the advance by UPI.`,
    heading: `Has this payment come? ${amount}`,
    opening: [
      `${nameOf(booking)} told us on ${moment(payment.at)} that the advance for a stay at ${hotel_name} is paid by UPI. Until somebody has said whether it has come, for a week at most, the booking does not end by itself, and its rooms stay taken.`,
    ],
    callout: { label: 'Booking reference', text: booking_reference },
    facts: [
      ...utrFacts(payment),
      ['Amount', amount],
      ['Guest', nameOf(booking)],
      ['Stay', `${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}, ${booking.room_name}`],
    ],
  };
}
