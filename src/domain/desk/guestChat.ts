import { formatTime, guestWords } from '../../words/en/party.ts';
import type { Language } from '../../words/languages.ts';
import * as say from '../../words/staff/bookings.ts';
import type { StayState } from '../booking/stayState.ts';
import { formatMoment, momentInIndia, readMoment } from '../moment.ts';
import { decimal, formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import { awaitedAdvance, type DeskBookingRow } from './bookings.ts';

/** Messages from the front desk to the guest of a booking on WhatsApp, in English or Hindi. A person checks and sends them. */

export const chatKinds = {
  due: say.bookedAdvanceDue,
  confirmed: say.beforeArrival,
  payment: say.paymentReminder,
  cancelled: say.bookingCancelled,
  plain: say.greetingOnly,
} as const;
export type ChatKind = keyof typeof chatKinds;

export interface ChatStay
  extends Pick<
    DeskBookingRow,
    | 'guest_name'
    | 'hotel_name'
    | 'room_name'
    | 'booking_reference'
    | 'check_in_date'
    | 'check_out_date'
    | 'num_rooms'
    | 'num_adults'
    | 'num_children'
    | 'total_amount'
    | 'advance_amount'
    | 'advance_due_at'
    | 'booking_status'
    | 'payment_status'
    | 'stay_state'
    | 'balance'
    | 'refund_due'
    | 'cancel_reason'
    | 'cancelled_by_guest'
  > {
  hotel: { check_in_time: string; check_out_time: string };
}

/** Returns the messages that fit a booking, the likeliest first. */
export function chatKindsOf(booking: { stay_state: StayState } & Parameters<typeof awaitedAdvance>[0]): ChatKind[] {
  const { stay_state, balance } = booking;
  const payment: ChatKind[] = balance > 0 ? ['payment'] : [];
  if (stay_state === 'confirmed' && awaitedAdvance(booking)) return ['due', ...payment, 'plain'];
  if (stay_state === 'confirmed') return ['confirmed', ...payment, 'plain'];
  if (stay_state === 'cancelled') return ['cancelled', 'plain'];
  return stay_state === 'pending' ? ['plain'] : [...payment, 'plain'];
}

const hindiDate = new Intl.DateTimeFormat('hi-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const hindiDay = new Intl.DateTimeFormat('hi-IN', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });
const hindiRupees = new Intl.NumberFormat('hi-IN', { style: 'currency', currency: 'INR' });

type Writer = (stay: ChatStay, address: string) => string[];

const dateHi = (date: string) => hindiDate.format(new Date(`${date}T00:00:00Z`));
/** "3 जनवरी, 15:30". */
const momentHi = (timestamp: string) =>
  `${hindiDay.format(readMoment(timestamp))}, ${formatMoment(timestamp).slice(-5)}`;
const moneyHi = (paise: number) => hindiRupees.format(decimal(paise));
const room = ({ num_rooms, room_name }: ChatStay) => `${num_rooms} × ${room_name}`;

const stayEn: Writer = (stay) => [
  room(stay),
  say.checkInFrom(formatDate(stay.check_in_date), formatTime(stay.hotel.check_in_time)),
  say.checkOutBy(formatDate(stay.check_out_date), formatTime(stay.hotel.check_out_time)),
  guestWords({ adults: stay.num_adults, children: stay.num_children }),
];
const partyHi = ({ num_adults, num_children }: ChatStay) =>
  [`${num_adults} वयस्क`, ...(num_children > 0 ? [`${num_children} ${num_children === 1 ? 'बच्चा' : 'बच्चे'}`] : [])].join(
    ', ',
  );
const stayHi: Writer = (stay) => [
  `कमरा: ${room(stay)}`,
  `चेक-इन: ${dateHi(stay.check_in_date)}, ${stay.hotel.check_in_time} बजे से`,
  say.textOf(dateHi(stay.check_out_date), stay.hotel.check_out_time),
  `मेहमान: ${partyHi(stay)}`,
];

/** The advance that is due, and the line that says by when. */
const awaited = (stay: ChatStay) => awaitedAdvance(stay)?.amount ?? stay.advance_amount;
const dueBy = (stay: ChatStay, words: (until: string) => string) => {
  const until = awaitedAdvance(stay)?.until;
  return until ? [words(until)] : [];
};

const writers: Record<Language, Record<ChatKind, Writer>> = {
  en: {
    // The same words as the confirmation and its email.
    due: (stay, address) => [
      say.helloThankYouForYourBooking(stay.guest_name, stay.hotel_name),
      stay.advance_due_at
        ? say.pleasePayAdvanceOfToSusegad(formatRupees(awaited(stay)), momentInIndia(stay.advance_due_at))
        : say.pleasePayAdvanceOfToSusegadOf(formatRupees(awaited(stay))),
      ...stayEn(stay, address),
      say.totalAllTaxesIncluded(formatRupees(stay.total_amount)),
      say.howToPayReference(stay.booking_reference, address),
      say.ifYouHaveAlreadyPaidTell,
    ],
    confirmed: (stay, address) => [
      say.helloYourBookingAtIsConfirmed(stay.guest_name, stay.hotel_name),
      ...stayEn(stay, address),
      say.totalAllTaxesIncluded(formatRupees(stay.total_amount)),
      stay.balance > 0 ? say.balanceDue(formatRupees(stay.balance)) : say.everythingIsPaid,
      say.reference(stay.booking_reference, address),
      say.atWhatTimeDoYouExpect,
    ],
    payment: (stay, address) => [
      say.helloThisIsReminderAbout(
        stay.guest_name,
        stay.hotel_name,
        formatRupees(stay.balance),
        formatRupees(stay.total_amount),
      ),
      ...stayEn(stay, address),
      ...dueBy(stay, (until) => say.pleasePayAdvance(formatRupees(awaited(stay)), momentInIndia(until))),
      say.reference(stay.booking_reference, address),
      say.ifYouHaveAlreadyPaidIgnore,
    ],
    cancelled: (stay, address) => [
      say.helloYourBooking(
        stay.guest_name,
        stay.hotel_name,
        formatDate(stay.check_in_date),
        formatDate(stay.check_out_date),
      ),
      ...(stay.cancel_reason && !stay.cancelled_by_guest ? [say.reason(stay.cancel_reason)] : []),
      ...(stay.refund_due > 0 ? [say.youGetBack(formatRupees(stay.refund_due))] : []),
      say.reference(stay.booking_reference, address),
      say.ifYouHaveQuestionReplyHere,
    ],
    plain: (stay) => [
      say.helloThisIsAboutYourBooking(
        stay.guest_name,
        stay.hotel_name,
        formatDate(stay.check_in_date),
        formatDate(stay.check_out_date),
        stay.booking_reference,
      ),
    ],
  },
  hi: {
    due: (stay, address) => [
      say.text3(stay.guest_name, stay.hotel_name),
      stay.advance_due_at
        ? say.susegadStays(moneyHi(awaited(stay)), momentHi(stay.advance_due_at))
        : say.susegadStaysOf(moneyHi(awaited(stay))),
      ...stayHi(stay, address),
      `कुल राशि: ${moneyHi(stay.total_amount)}, सभी टैक्स शामिल`,
      `भुगतान कैसे करें, रेफ़रेंस ${stay.booking_reference}: ${address}`,
      say.text4,
    ],
    confirmed: (stay, address) => [
      `नमस्ते ${stay.guest_name}, ${stay.hotel_name} में आपकी बुकिंग पक्की है।`,
      ...stayHi(stay, address),
      `कुल राशि: ${moneyHi(stay.total_amount)}, सभी टैक्स शामिल`,
      stay.balance > 0 ? `बकाया राशि: ${moneyHi(stay.balance)}` : 'पूरा भुगतान हो चुका है।',
      `रेफ़रेंस ${stay.booking_reference}: ${address}`,
      say.text5,
    ],
    payment: (stay, address) => [
      `नमस्ते ${stay.guest_name}, ${stay.hotel_name} में आपकी बुकिंग के बारे में याद दिलाना चाहते हैं: कुल ${moneyHi(stay.total_amount)} में से ${moneyHi(stay.balance)} का भुगतान बाकी है।`,
      ...stayHi(stay, address),
      ...dueBy(stay, (until) => say.text6(moneyHi(awaited(stay)), momentHi(until))),
      `रेफ़रेंस ${stay.booking_reference}: ${address}`,
      say.text7,
    ],
    cancelled: (stay, address) => [
      say.text8(stay.guest_name, stay.hotel_name, dateHi(stay.check_in_date), dateHi(stay.check_out_date)),
      ...(stay.cancel_reason && !stay.cancelled_by_guest ? [`कारण: ${stay.cancel_reason}`] : []),
      ...(stay.refund_due > 0 ? [`आपको ${moneyHi(stay.refund_due)} का रिफ़ंड मिलेगा।`] : []),
      `रेफ़रेंस ${stay.booking_reference}: ${address}`,
      'कोई सवाल हो तो यहीं लिखें।',
    ],
    plain: (stay) => [
      say.text9(
        stay.guest_name,
        stay.hotel_name,
        dateHi(stay.check_in_date),
        dateHi(stay.check_out_date),
        stay.booking_reference,
      ),
    ],
  },
};

/** The message, line by line; `address` opens the guest's confirmation. */
export const guestChat = (language: Language, kind: ChatKind, stay: ChatStay, address: string) =>
  writers[language][kind](stay, address).join('\n');
