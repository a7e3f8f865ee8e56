import { formatTime, guestWords } from '../../words/en/party.ts';
import type { Language } from '../../words/languages.ts';
import * as say from '../../words/staff/guestMessages.ts';
import { hindiTime } from '../../words/times.ts';
import type { StayState } from '../booking/stayState.ts';
import { clockInIndia, momentInIndia, readMoment } from '../moment.ts';
import { decimal, formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import { awaitedAdvance, type DeskBookingRow } from './bookings.ts';

export const { chatKinds } = say;
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

const momentHi = (timestamp: string) =>
  `${hindiDay.format(readMoment(timestamp))}, ${hindiTime(clockInIndia(timestamp))}`;

const formats = {
  en: {
    date: formatDate,
    time: formatTime,
    moment: momentInIndia,
    money: formatRupees,
    guests: (adults: number, children: number) => guestWords({ adults, children }),
  },
  hi: {
    date: (date: string) => hindiDate.format(new Date(`${date}T00:00:00Z`)),
    time: hindiTime,
    moment: momentHi,
    money: (paise: number) => hindiRupees.format(decimal(paise)),
    guests: say.guestsInHindi,
  },
};

function lines(language: Language, kind: ChatKind, stay: ChatStay, address: string): string[] {
  const words = say.chat[language];
  const { date, time, moment, money, guests } = formats[language];
  const { guest_name, hotel_name, booking_reference, hotel, balance } = stay;
  const [from, until] = [date(stay.check_in_date), date(stay.check_out_date)];
  const advance = awaitedAdvance(stay);
  const amount = money(advance?.amount ?? stay.advance_amount);
  const facts = [
    words.room(`${stay.num_rooms} × ${stay.room_name}`),
    words.checkIn(from, time(hotel.check_in_time)),
    words.checkOut(until, time(hotel.check_out_time)),
    words.guests(guests(stay.num_adults, stay.num_children)),
  ];
  switch (kind) {
    // The same words as the confirmation and its email.
    case 'due':
      return [
        words.thanks(guest_name, hotel_name),
        stay.advance_due_at ? words.payAdvanceBy(amount, moment(stay.advance_due_at)) : words.payAdvance(amount),
        ...facts,
        words.total(money(stay.total_amount)),
        words.howToPay(booking_reference, address),
        words.tellUsIfPaid,
      ];
    case 'confirmed':
      return [
        words.confirmed(guest_name, hotel_name),
        ...facts,
        words.total(money(stay.total_amount)),
        balance > 0 ? words.balanceDue(money(balance)) : words.everythingIsPaid,
        words.reference(booking_reference, address),
        words.askArrivalTime,
      ];
    case 'payment':
      return [
        words.reminder(guest_name, hotel_name, money(balance), money(stay.total_amount)),
        ...facts,
        ...(advance?.until ? [words.advanceDueBy(amount, moment(advance.until))] : []),
        words.reference(booking_reference, address),
        words.ignoreIfPaid,
      ];
    case 'cancelled':
      return [
        words.cancelled(guest_name, hotel_name, from, until),
        ...(stay.cancel_reason && !stay.cancelled_by_guest ? [words.reason(stay.cancel_reason)] : []),
        ...(stay.refund_due > 0 ? [words.refund(money(stay.refund_due))] : []),
        words.reference(booking_reference, address),
        words.replyHere,
      ];
    case 'plain':
      return [words.greeting(guest_name, hotel_name, from, until, booking_reference)];
  }
}

export const guestChat = (language: Language, kind: ChatKind, stay: ChatStay, address: string) =>
  lines(language, kind, stay, address).join('\n');
