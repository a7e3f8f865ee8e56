import { guestWords } from '../../words/en/party.ts';
import * as say from '../../words/staff/calendarForms.ts';
import { phoneDigits } from '../chat.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import type { DeskStay } from './phone.ts';

export interface CallerStay extends Omit<DeskStay, 'night_price' | 'room_category_id'> {
  guest_name: string;
  hotel_name: string;
  room_name: string;
  total_amount: number;
}

/** Returns the international form of a number. Ten digits are an Indian mobile number. */
export function chatNumber(phone: string): string {
  const digits = phoneDigits(phone).replace(/^0+/, '');
  return digits.length === 10 && !phone.trim().startsWith('+') ? `91${digits}` : digits;
}

function stayLines(stay: CallerStay): string[] {
  return [
    say.roomsAtHotel(stay.num_rooms, stay.room_name, stay.hotel_name),
    say.checkInAndCheckOut(formatDate(stay.check_in_date), formatDate(stay.check_out_date)),
    guestWords({ adults: stay.num_adults, children: stay.num_children }),
    say.totalTaxesIncluded(formatRupees(stay.total_amount)),
  ];
}

export const bookedChat = (stay: CallerStay, reference: string, address: string) =>
  [say.helloBookingConfirmed(stay.guest_name), ...stayLines(stay), say.referenceAndLink(reference, address)].join('\n');

export const heldChat = (stay: CallerStay, until: string, address: string) =>
  [say.helloRoomsOnHold(stay.guest_name, until), ...stayLines(stay), say.toBookAtThisPrice(address)].join('\n');
