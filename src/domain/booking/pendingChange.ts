import * as v from 'valibot';
import { rooms } from '../../words/en/counts.ts';
import { stayLine } from '../../words/en/pendingChange.ts';
import { guestWords } from '../../words/en/stay.ts';
import { paise } from '../hotel/hotel.ts';
import { formatMoney } from '../money.ts';
import { formatDate } from '../stay.ts';

/** A change of a booking that waited for its payment, as private.change_of has it. */
export const PendingChangeSchema = v.object({
  id: v.string(),
  state: v.picklist(['waiting', 'done', 'expired', 'withdrawn']),
  room_name: v.string(),
  check_in_date: v.string(),
  check_out_date: v.string(),
  num_rooms: v.number(),
  num_adults: v.number(),
  num_children: v.number(),
  total_amount: paise,
  /** To be paid with it. */
  amount: paise,
  /** Until then its nights are on hold. */
  expires_at: v.string(),
  /** The guest has reported the payment. */
  is_reported: v.boolean(),
  /** It was paid and not made: the payment is refunded. */
  is_refunded: v.boolean(),
});
export type PendingChange = v.InferOutput<typeof PendingChangeSchema>;

type Stay = Pick<
  PendingChange,
  'room_name' | 'check_in_date' | 'check_out_date' | 'num_rooms' | 'num_adults' | 'num_children'
>;

/** The stay that a change leads to: "Fri, 12 Dec 2026 to Mon, 15 Dec 2026, Garden Room, 1 room, 2 adults". */
export const changedStay = ({ room_name, check_in_date, check_out_date, num_rooms, ...party }: Stay) =>
  stayLine(
    formatDate(check_in_date),
    formatDate(check_out_date),
    room_name,
    rooms(num_rooms),
    guestWords({ adults: party.num_adults, children: party.num_children }),
  );

/** An amount on a button: whole rupees without decimals. */
export const onButton = (amount: number) => formatMoney(amount, 'INR', null, 'price');
