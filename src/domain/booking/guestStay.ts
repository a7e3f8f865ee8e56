import * as v from 'valibot';
import { bookedMessage } from '../../words/en/chat.ts';
import * as say from '../../words/en/guestStay.ts';
import { formatTime, guestWords } from '../../words/en/stay.ts';
import { count, HotelOfBookingSchema, HouseSpotSchema, paise } from '../hotel/hotel.ts';
import { momentInIndia } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { formatDate, nightsBetween, todayInKolkata } from '../stay.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { ConfirmedBookingSchema } from './confirmation.ts';
import { InvoiceRowSchema } from './invoiceRow.ts';
import { isNoShow } from './status.ts';
import { stayStates } from './stayState.ts';
import { termsNow, termsWords } from './termsNow.ts';

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
  /** How it was paid on the gateway's page, in its word; null of what did not come by it. */
  online: v.optional(v.nullable(v.string()), null),
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
  /** What mails to the guest are written in. */
  language: v.string(),
  /** Links for fellow travellers are about. */
  is_shared_with: v.boolean(),
  /** What comes back were it cancelled now, of what came and of what is looked for, null where the hotel says that itself; null where it cannot
   * be. */
  cancelling: v.nullable(v.object({ refund: v.nullable(paise), of_reported: v.nullable(paise), ...termsNow })),
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

type Days = Pick<GuestStay, 'check_in_date' | 'check_out_date' | 'nights' | 'booking_status'>;

/** How far away a stay is, in a few words: "In 12 days", "Tomorrow", "Night 2 of 3". */
export function countdown({ check_in_date, check_out_date, nights, booking_status }: Days, today = todayInKolkata()) {
  // Who left early has left.
  if (booking_status === 'completed') return say.pastStay;
  const days = nightsBetween(today, check_in_date);
  if (days > 1) return say.inDays(days);
  if (days === 1) return say.tomorrow;
  if (today < check_out_date) return days === 0 ? say.today : say.nightOf(1 - days, nights);
  return today === check_out_date ? say.leavingToday : say.pastStay;
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
> &
  Pick<BookingFacts, 'stay_state'> & { hotel: { name: string }; room: { name: string } };

/** What a guest who writes to the hotel has typed in already: which stay it is, and when they come. */
export function stayMessage(stay: MessageStay): string {
  const { hotel, booking_reference, room, check_in_date, check_out_date, num_adults, num_children, arrival_time } =
    stay;
  const guests = guestWords({ adults: num_adults, children: num_children });
  const what = say.stayLine(formatDate(check_in_date), formatDate(check_out_date), room.name, guests);
  const booked = bookedMessage(booking_reference, hotel.name);
  if (isNoShow(stay)) return `${booked}${say.isMissedStay(what)}`;
  if (stay.booking_status === 'cancelled') return `${booked}${say.isCancelledStay(what)}`;
  return `${booked}${what} ${arrival_time ? say.arrivingAbout(formatTime(arrival_time)) : ''}`;
}

type Cancelling = Pick<GuestStay, 'cancelling' | 'paid_amount' | 'reported_amount'>;

/** What happens with the money were the stay cancelled now, as sentences. */
export function cancellingWords({ cancelling, paid_amount, reported_amount }: Cancelling): string[] {
  if (!cancelling) return [];
  const { refund, of_reported, until } = cancelling;
  const looked = reported_amount > 0 ? claimWords(reported_amount, of_reported) : [];
  if (paid_amount === 0 && looked.length > 0)
    return [...looked, ...(of_reported && until ? [say.holdsUntil(momentInIndia(until))] : [])];
  if (paid_amount === 0) return [say.noneHasCome, termsWords(cancelling)].filter((words) => words);
  const paid = say.hasCome(formatRupees(paid_amount));
  if (refund === null) return [paid, say.hotelTellsBack, ...looked];
  if (refund === 0) return [paid, say.nothingBack, ...looked];
  return [
    paid,
    refund === paid_amount ? say.allBack : say.amountBack(formatRupees(refund)),
    ...looked,
    ...(until ? [say.holdsUntil(momentInIndia(until))] : []),
  ];
}

/** What comes back of a payment that is still looked for, as sentences. */
function claimWords(claimed: number, back: number | null): string[] {
  const told = say.toldPaid(formatRupees(claimed));
  if (back === null) return [told, say.hotelTellsOnceFound];
  if (back === 0) return [told, say.nothingBack];
  return [told, back === claimed ? say.allBackOnceFound : say.amountBackOnceFound(formatRupees(back))];
}

/** What a line of the ledger says to its guest. */
export function paymentLine({ kind, method, open, online, reference }: Omit<GuestPayment, 'at' | 'amount'>): string {
  const way = method ? say.ways[method] : '';
  if (kind === 'received' && method === 'site') {
    if (online) return say.paidToUs(say.waysOnline[online] ?? say.online);
    // A UTR is of a payment by UPI to our account.
    return /^\d{12}$/.test(reference ?? '') ? say.paidToUs(say.ways.upi) : say.paidIn(way);
  }
  if (kind === 'received') return say.paidIn(way);
  if (kind === 'refunded') return method === 'site' ? say.givenBackByUs : say.givenBackIn(way);
  return open > 0 ? say.comesBack : say.promisedAndGiven;
}
