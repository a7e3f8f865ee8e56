import { formatTime, guestWords } from '../../words/en/party.ts';
import type { Language } from '../../words/languages.ts';
import { hindiTime } from '../../words/times.ts';
import type { StayState } from '../booking/stayState.ts';
import { clockInIndia, momentInIndia, readMoment } from '../moment.ts';
import { decimal, formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import { awaitedAdvance, type DeskBookingRow } from './bookings.ts';

/** Messages from the front desk to the guest of a booking on WhatsApp, in English or Hindi. A person checks and sends them. */

export const chatKinds = {
  due: 'Booked, advance due',
  confirmed: 'Before arrival',
  payment: 'Payment reminder',
  cancelled: 'Booking cancelled',
  plain: 'Greeting only',
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
/** "3 जनवरी, दोपहर 3:30 बजे". */
const momentHi = (timestamp: string) =>
  `${hindiDay.format(readMoment(timestamp))}, ${hindiTime(clockInIndia(timestamp))}`;
const moneyHi = (paise: number) => hindiRupees.format(decimal(paise));
const room = ({ num_rooms, room_name }: ChatStay) => `${num_rooms} × ${room_name}`;

const stayEn: Writer = (stay) => [
  room(stay),
  `Check-in ${formatDate(stay.check_in_date)}, from ${formatTime(stay.hotel.check_in_time)}`,
  `Check-out ${formatDate(stay.check_out_date)}, by ${formatTime(stay.hotel.check_out_time)}`,
  guestWords({ adults: stay.num_adults, children: stay.num_children }),
];
const partyHi = ({ num_adults, num_children }: ChatStay) =>
  [`${num_adults} वयस्क`, ...(num_children > 0 ? [`${num_children} ${num_children === 1 ? 'बच्चा' : 'बच्चे'}`] : [])].join(
    ', ',
  );
const stayHi: Writer = (stay) => [
  `कमरा: ${room(stay)}`,
  `चेक-इन: ${dateHi(stay.check_in_date)}, ${hindiTime(stay.hotel.check_in_time)} से`,
  `चेक-आउट: ${dateHi(stay.check_out_date)}, ${hindiTime(stay.hotel.check_out_time)} तक`,
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
      `Hello ${stay.guest_name}, thank you for your booking at ${stay.hotel_name}.`,
      stay.advance_due_at
        ? `Please pay the advance of ${formatRupees(awaited(stay))} to Susegad Stays by ${momentInIndia(stay.advance_due_at)}, or the booking expires.`
        : `Please pay the advance of ${formatRupees(awaited(stay))} to Susegad Stays.`,
      ...stayEn(stay, address),
      `Total ${formatRupees(stay.total_amount)}, all taxes included`,
      `How to pay, reference ${stay.booking_reference}: ${address}`,
      'If you have already paid, tell us here.',
    ],
    confirmed: (stay, address) => [
      `Hello ${stay.guest_name}, your booking at ${stay.hotel_name} is confirmed.`,
      ...stayEn(stay, address),
      `Total ${formatRupees(stay.total_amount)}, all taxes included`,
      stay.balance > 0 ? `Balance due: ${formatRupees(stay.balance)}` : 'Everything is paid.',
      `Reference ${stay.booking_reference}: ${address}`,
      'At what time do you expect to arrive? We look forward to welcoming you.',
    ],
    payment: (stay, address) => [
      `Hello ${stay.guest_name}, this is a reminder about your booking at ${stay.hotel_name}. ${formatRupees(stay.balance)} of ${formatRupees(stay.total_amount)} is due.`,
      ...stayEn(stay, address),
      ...dueBy(
        stay,
        (until) =>
          `Please pay the advance of ${formatRupees(awaited(stay))} by ${momentInIndia(until)}, or the booking expires.`,
      ),
      `Reference ${stay.booking_reference}: ${address}`,
      'If you have already paid, ignore this message.',
    ],
    cancelled: (stay, address) => [
      `Hello ${stay.guest_name}, your booking at ${stay.hotel_name} from ${formatDate(stay.check_in_date)} to ${formatDate(stay.check_out_date)} is cancelled.`,
      ...(stay.cancel_reason && !stay.cancelled_by_guest ? [`Reason: ${stay.cancel_reason}`] : []),
      ...(stay.refund_due > 0 ? [`You get ${formatRupees(stay.refund_due)} back.`] : []),
      `Reference ${stay.booking_reference}: ${address}`,
      'If you have a question, reply here.',
    ],
    plain: (stay) => [
      `Hello ${stay.guest_name}, this is ${stay.hotel_name}, about your booking from ${formatDate(stay.check_in_date)} to ${formatDate(stay.check_out_date)} (reference ${stay.booking_reference}).`,
    ],
  },
  hi: {
    due: (stay, address) => [
      `नमस्ते ${stay.guest_name}, ${stay.hotel_name} में आपकी बुकिंग हो गई है।`,
      stay.advance_due_at
        ? `Susegad Stays को ${moneyHi(awaited(stay))} का एडवांस ${momentHi(stay.advance_due_at)} तक देना है, नहीं तो बुकिंग अपने आप समाप्त हो जाएगी।`
        : `Susegad Stays को ${moneyHi(awaited(stay))} का एडवांस देना है।`,
      ...stayHi(stay, address),
      `कुल राशि: ${moneyHi(stay.total_amount)}, सभी टैक्स शामिल`,
      `भुगतान कैसे करें, रेफ़रेंस ${stay.booking_reference}: ${address}`,
      'यदि आप भुगतान कर चुके हैं, तो कृपया यहीं बता दें।',
    ],
    confirmed: (stay, address) => [
      `नमस्ते ${stay.guest_name}, ${stay.hotel_name} में आपकी बुकिंग पक्की है।`,
      ...stayHi(stay, address),
      `कुल राशि: ${moneyHi(stay.total_amount)}, सभी टैक्स शामिल`,
      stay.balance > 0 ? `बकाया राशि: ${moneyHi(stay.balance)}` : 'पूरा भुगतान हो चुका है।',
      `रेफ़रेंस ${stay.booking_reference}: ${address}`,
      'आप कितने बजे तक पहुँचेंगे? हम आपके स्वागत के लिए उत्सुक हैं।',
    ],
    payment: (stay, address) => [
      `नमस्ते ${stay.guest_name}, ${stay.hotel_name} में आपकी बुकिंग के बारे में याद दिलाना चाहते हैं: कुल ${moneyHi(stay.total_amount)} में से ${moneyHi(stay.balance)} का भुगतान बाकी है।`,
      ...stayHi(stay, address),
      ...dueBy(
        stay,
        (until) => `${moneyHi(awaited(stay))} का एडवांस ${momentHi(until)} तक देना है, नहीं तो बुकिंग अपने आप समाप्त हो जाएगी।`,
      ),
      `रेफ़रेंस ${stay.booking_reference}: ${address}`,
      'यदि आप भुगतान कर चुके हैं, तो कृपया इस संदेश पर ध्यान न दें।',
    ],
    cancelled: (stay, address) => [
      `नमस्ते ${stay.guest_name}, ${stay.hotel_name} में ${dateHi(stay.check_in_date)} से ${dateHi(stay.check_out_date)} तक की आपकी बुकिंग रद्द कर दी गई है।`,
      ...(stay.cancel_reason && !stay.cancelled_by_guest ? [`कारण: ${stay.cancel_reason}`] : []),
      ...(stay.refund_due > 0 ? [`आपको ${moneyHi(stay.refund_due)} का रिफ़ंड मिलेगा।`] : []),
      `रेफ़रेंस ${stay.booking_reference}: ${address}`,
      'कोई सवाल हो तो यहीं लिखें।',
    ],
    plain: (stay) => [
      `नमस्ते ${stay.guest_name}, हम ${stay.hotel_name} से ${dateHi(stay.check_in_date)} से ${dateHi(stay.check_out_date)} तक की आपकी बुकिंग (रेफ़रेंस ${stay.booking_reference}) के बारे में लिख रहे हैं।`,
    ],
  },
};

/** The message, line by line; `address` opens the guest's confirmation. */
export const guestChat = (language: Language, kind: ChatKind, stay: ChatStay, address: string) =>
  writers[language][kind](stay, address).join('\n');
