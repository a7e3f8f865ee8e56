import { guestWords } from '../../words/en/stay.ts';
import { phoneDigits } from '../chat.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import type { DeskStay } from './phone.ts';

/** What the desk writes to a caller on WhatsApp: the stay in the text, to be read over and sent by a person. */

export interface CallerStay extends Omit<DeskStay, 'night_price' | 'room_category_id'> {
  guest_name: string;
  hotel_name: string;
  room_name: string;
  total_amount: number;
}

/** A number for a chat, in international form: one of ten digits is an Indian mobile number. */
export function chatNumber(phone: string): string {
  const digits = phoneDigits(phone).replace(/^0+/, '');
  return digits.length === 10 && !phone.trim().startsWith('+') ? `91${digits}` : digits;
}

function stayLines(stay: CallerStay): string[] {
  return [
    `${stay.num_rooms} × ${stay.room_name} at ${stay.hotel_name}`,
    `Check-in ${formatDate(stay.check_in_date)}, check-out ${formatDate(stay.check_out_date)}`,
    guestWords({ adults: stay.num_adults, children: stay.num_children }),
    `Total ${formatRupees(stay.total_amount)}, all taxes included`,
  ];
}

/** After a booking. */
export const bookedChat = (stay: CallerStay, reference: string, address: string) =>
  [`Hello ${stay.guest_name}, your stay is booked.`, ...stayLines(stay), `Reference ${reference}: ${address}`].join(
    '\n',
  );

/** With rooms that are held; `until` is the moment in words. */
export const heldChat = (stay: CallerStay, until: string, address: string) =>
  [
    `Hello ${stay.guest_name}, we hold this stay for you until ${until}.`,
    ...stayLines(stay),
    `To book it at this price: ${address}`,
  ].join('\n');
