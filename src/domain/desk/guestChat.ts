import type { Language } from '../../words/languages.ts';
import * as say from '../../words/staff/guestMessages.ts';
import { partyOf, typesWords } from '../booking/parts.ts';
import type { StayState } from '../booking/stayState.ts';
import { awaitedAdvance, type DeskBookingRow } from './bookings.ts';
import { guestFormats } from './guestFormats.ts';

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
    | 'parts'
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

function lines(language: Language, kind: ChatKind, stay: ChatStay, address: string): string[] {
  const words = say.chat[language];
  const { date, time, moment, money, guests } = guestFormats[language];
  const { guest_name, hotel_name, booking_reference, hotel, balance } = stay;
  const [from, until] = [date(stay.check_in_date), date(stay.check_out_date)];
  const advance = awaitedAdvance(stay);
  const amount = money(advance?.amount ?? stay.advance_amount);
  const party = partyOf(stay);
  const facts = [
    words.room(stay.parts?.length ? typesWords(stay) : `${stay.num_rooms} × ${stay.room_name}`),
    words.checkIn(from, time(hotel.check_in_time)),
    words.checkOut(until, time(hotel.check_out_time)),
    words.guests(guests(party.adults, party.children)),
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
