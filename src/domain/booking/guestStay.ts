import * as v from 'valibot';
import { refundDays } from '../../words/en/cancellation.ts';
import { bookedMessage } from '../../words/en/chat.ts';
import { formatTime, guestWords } from '../../words/en/stay.ts';
import { count, HotelOfBookingSchema, HouseSpotSchema, paise } from '../hotel/hotel.ts';
import { momentInIndia } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { formatDate, nightsBetween, todayInKolkata } from '../stay.ts';
import { ConfirmedBookingSchema } from './confirmation.ts';
import { InvoiceRowSchema } from './invoiceRow.ts';
import { stayStates } from './stayState.ts';

/** A stay as its guest sees it by the link of their mails, and what is said and done there. */

export const GuestPaymentSchema = v.object({
  at: v.string(),
  kind: v.picklist(['received', 'refund_owed', 'refunded']),
  amount: paise,
  method: v.nullable(v.picklist(['cash', 'card', 'upi', 'bank', 'other', 'site'])),
  /** What the bank, the card or the slip calls it. */
  reference: v.nullable(v.string()),
  /** By when a refund that is owed is due. */
  due_on: v.nullable(v.string()),
  /** What of it is still to go back. */
  open: paise,
});
export type GuestPayment = v.InferOutput<typeof GuestPaymentSchema>;

const GuestStaySchema = v.object({
  ...ConfirmedBookingSchema.entries,
  stay_state: v.picklist(stayStates),
  max_occupancy: count,
  total_rooms: count,
  /** The guest may tell the hotel when they come, and what they wish. */
  may_tell: v.boolean(),
  /** Why it cannot be reviewed: the code of the database; null where it can. */
  no_review: v.nullable(v.string()),
  /** Links for fellow travellers are about. */
  is_shared_with: v.boolean(),
  /** What comes back were it cancelled now, of what came and of what is looked for, null where the hotel says that itself, and until when that
   * holds; null where it cannot be. */
  cancelling: v.nullable(
    v.object({ refund: v.nullable(paise), of_claim: v.nullable(paise), until: v.nullable(v.string()) }),
  ),
  /** The last payment that the guest told of and that is looked for: its UTR, and when. */
  claim: v.nullable(v.object({ reference: v.nullable(v.string()), at: v.string() })),
  payments: v.array(GuestPaymentSchema),
  /** Newest first. */
  invoices: v.array(InvoiceRowSchema),
});
export type GuestStay = v.InferOutput<typeof GuestStaySchema>;

/** The same for who travels along: no money, no reference, no contact. */
const SharedStaySchema = v.object({
  ...v.pick(ConfirmedBookingSchema, [
    ...(['guest_name', 'booking_status', 'check_in_date', 'check_out_date', 'nights'] as const),
    ...(['num_adults', 'num_children', 'num_rooms', 'arrival_time', 'room'] as const),
  ]).entries,
  hotel: v.object({ ...HotelOfBookingSchema.entries, ...HouseSpotSchema.entries }),
});
export type SharedStay = v.InferOutput<typeof SharedStaySchema>;

/** What a link opens, and when that was read. */
export const OpenStaySchema = v.variant('is_shared', [
  v.object({ is_shared: v.literal(false), at: v.string(), stay: GuestStaySchema }),
  v.object({ is_shared: v.literal(true), at: v.string(), stay: SharedStaySchema }),
]);
export type OpenStay = v.InferOutput<typeof OpenStaySchema>;

type Days = Pick<GuestStay, 'check_in_date' | 'check_out_date' | 'nights'>;

/** How far away a stay is, in a few words: "In 12 days", "Tomorrow", "Night 2 of 3". */
export function countdown({ check_in_date, check_out_date, nights }: Days, today = todayInKolkata()) {
  const days = nightsBetween(today, check_in_date);
  if (days > 1) return `In ${days} days`;
  if (days === 1) return 'Tomorrow';
  if (today < check_out_date) return days === 0 ? 'Today' : `Night ${1 - days} of ${nights}`;
  return today === check_out_date ? 'You leave today' : 'Past stay';
}

type MessageStay = Pick<
  GuestStay,
  | 'booking_reference'
  | 'booking_status'
  | 'check_in_date'
  | 'check_out_date'
  | 'num_adults'
  | 'num_children'
  | 'arrival_time'
> & { hotel: { name: string }; room: { name: string } };

/** What a guest who writes to the hotel has typed in already: which stay it is, and when they come. */
export function stayMessage(stay: MessageStay): string {
  const { hotel, booking_reference, room, check_in_date, check_out_date, num_adults, num_children, arrival_time } =
    stay;
  const what = `${formatDate(check_in_date)} to ${formatDate(check_out_date)}, ${room.name}, ${guestWords({ adults: num_adults, children: num_children })}.`;
  if (stay.booking_status === 'cancelled')
    return `${bookedMessage(booking_reference, hotel.name)}It is cancelled: ${what} `;
  return `${bookedMessage(booking_reference, hotel.name)}${what} ${arrival_time ? `We arrive at about ${formatTime(arrival_time)}. ` : ''}`;
}

type Cancelling = Pick<GuestStay, 'cancelling' | 'paid_amount' | 'claimed_amount'>;

/** What happens with the money were the stay cancelled now, as sentences. */
export function cancellingWords({ cancelling, paid_amount, claimed_amount }: Cancelling): string[] {
  if (!cancelling) return [];
  const { refund, of_claim, until } = cancelling;
  const looked = claimed_amount > 0 ? claimWords(claimed_amount, of_claim) : [];
  if (paid_amount === 0 && looked.length > 0) return [...looked, ...(of_claim && until ? [holdsUntil(until)] : [])];
  if (paid_amount === 0) return ['No payment has come for this stay, so nothing has to come back.'];
  const paid = `${formatRupees(paid_amount)} has come for this stay.`;
  if (refund === null) return [paid, 'The hotel has terms of its own, and tells you what of it comes back.', ...looked];
  if (refund === 0) return [paid, 'By the terms you booked under, nothing of it comes back now.', ...looked];
  return [
    paid,
    `${refund === paid_amount ? 'All of it' : formatRupees(refund)} comes back to you within ${refundDays}.`,
    ...looked,
    ...(until ? [holdsUntil(until)] : []),
  ];
}

const holdsUntil = (until: string) =>
  `That holds for cancelling until ${momentInIndia(until)}; after that nothing comes back.`;

/** What comes back of a payment that is still looked for, as sentences. */
function claimWords(claimed: number, back: number | null): string[] {
  const told = `You told us that you have paid ${formatRupees(claimed)}, which we have not found yet.`;
  if (back === null) return [told, 'Once we find it, the hotel tells you what of it comes back.'];
  if (back === 0) return [told, 'By the terms you booked under, nothing of it comes back now.'];
  return [
    told,
    `${back === claimed ? 'All of it' : formatRupees(back)} comes back to you within ${refundDays} once we find it.`,
  ];
}

/** How money came or went back, as its guest is told. */
export const ways = {
  cash: 'in cash',
  card: 'by card',
  upi: 'by UPI',
  bank: 'by bank transfer',
  other: '',
  site: 'to us',
} as const;

/** What a line of the ledger says to its guest. */
export function paymentLine({ kind, method, open }: Pick<GuestPayment, 'kind' | 'method' | 'open'>): string {
  const way = method ? ways[method] : '';
  if (kind === 'received') return `Paid ${way}`.trim();
  if (kind === 'refunded') return method === 'site' ? 'Given back by us' : `Given back ${way}`.trim();
  return open > 0 ? 'Comes back to you' : 'Promised, and given back';
}
