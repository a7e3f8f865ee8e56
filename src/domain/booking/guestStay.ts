import * as v from 'valibot';
import { bookedMessage } from '../../words/en/chat.ts';
import * as say from '../../words/en/guestStay.ts';
import { formatTime, guestWords } from '../../words/en/party.ts';
import { count, HotelOfBookingSchema, HouseSpotSchema, paise } from '../hotel/hotel.ts';
import { momentInIndia, readMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { formatDate, nightsBetween, todayInKolkata } from '../stay.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { foundWords } from './cancellation.ts';
import { ConfirmedBookingSchema } from './confirmation.ts';
import { OfferedExtraSchema } from './extras.ts';
import { InvoiceRowSchema } from './invoiceRow.ts';
import { headingOf, partyOf } from './parts.ts';
import { PendingChangeSchema } from './pendingChange.ts';
import { isNoShow } from './status.ts';
import { stayStates } from './stayState.ts';
import { termsNow, termsWords } from './termsNow.ts';

export const GuestPaymentSchema = v.object({
  at: v.string(),
  state: v.picklist(['received', 'due', 'sent', 'done']),
  holder: v.picklist(['site', 'property']),
  amount: paise,
  method: v.nullable(v.picklist(['cash', 'card', 'upi', 'bank', 'other', 'online'])),
  /** A UTR, or the number of a receipt or transfer. */
  reference: v.nullable(v.string()),
  due_on: v.nullable(v.string()),
  /** The gateway's word for the method, such as `upi`; null if not paid there. */
  online: v.optional(v.nullable(v.string()), null),
});
export type GuestPayment = v.InferOutput<typeof GuestPaymentSchema>;

const GuestStaySchema = v.object({
  ...ConfirmedBookingSchema.entries,
  stay_state: v.picklist(stayStates),
  max_occupancy: count,
  total_rooms: count,
  /** The extras that the guest can order now. */
  offered_extras: v.optional(v.array(OfferedExtraSchema), []),
  may_tell: v.boolean(),
  /** The database's code for why it cannot be reviewed; null if it can. */
  no_review: v.nullable(v.string()),
  language: v.string(),
  is_shared_with: v.boolean(),
  /** The refund if the guest cancels now; null amounts are for the hotel to decide. Null if the guest cannot cancel. */
  cancelling: v.nullable(v.object({ refund: v.nullable(paise), of_reported: v.nullable(paise), ...termsNow })),
  /** The last reported payment that we have not found yet. */
  report: v.nullable(v.object({ reference: v.nullable(v.string()), at: v.string() })),
  payments: v.array(GuestPaymentSchema),
  /** The last change that waited for payment; null if none, and from a day after it ended. */
  change: v.optional(v.nullable(PendingChangeSchema), null),
  invoices: v.array(InvoiceRowSchema),
});
export type GuestStay = v.InferOutput<typeof GuestStaySchema>;

/** The page for fellow travellers: no money, reference or contact details. */
const SharedStaySchema = v.object({
  ...v.pick(ConfirmedBookingSchema, [
    ...(['guest_name', 'booking_status', 'check_in_date', 'check_out_date', 'nights'] as const),
    ...(['num_adults', 'num_children', 'num_rooms', 'arrival_time', 'room'] as const),
  ]).entries,
  hotel: v.object({ ...HotelOfBookingSchema.entries, ...HouseSpotSchema.entries }),
});
export type SharedStay = v.InferOutput<typeof SharedStaySchema>;

export const OpenStaySchema = v.variant('is_shared', [
  v.object({ is_shared: v.literal(false), at: v.string(), stay: GuestStaySchema }),
  v.object({ is_shared: v.literal(true), at: v.string(), stay: SharedStaySchema }),
]);
export type OpenStay = v.InferOutput<typeof OpenStaySchema>;

type Days = Pick<GuestStay, 'check_in_date' | 'check_out_date' | 'nights' | 'booking_status'>;

/** Says how soon a stay is: "In 12 days", "Tomorrow", "Night 2 of 3". */
export function countdown({ check_in_date, check_out_date, nights, booking_status }: Days, today = todayInKolkata()) {
  // The guest may have left before the last day.
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
  | 'num_rooms'
  | 'arrival_time'
> & { parts?: GuestStay['parts'] } & Pick<BookingFacts, 'stay_state'> & {
    hotel: { name: string };
    room: { name: string };
  };

export function stayMessage(stay: MessageStay): string {
  const { hotel, booking_reference, room, check_in_date, check_out_date, arrival_time } = stay;
  const what = say.stayLine(
    formatDate(check_in_date),
    formatDate(check_out_date),
    headingOf(room.name, stay),
    guestWords(partyOf(stay)),
  );
  const booked = bookedMessage(booking_reference, hotel.name);
  if (isNoShow(stay)) return `${booked}${say.isMissedStay(what)}`;
  if (stay.booking_status === 'cancelled') return `${booked}${say.isCancelledStay(what)}`;
  return `${booked}${what} ${arrival_time ? say.arrivingAbout(formatTime(arrival_time)) : ''}`;
}

type Cancelling = Pick<GuestStay, 'cancelling' | 'paid_amount' | 'reported_amount'>;

export function cancellingWords({ cancelling, paid_amount, reported_amount }: Cancelling): string[] {
  if (!cancelling) return [];
  const { refund, of_reported, until } = cancelling;
  const looked = reported_amount > 0 ? [say.reported(formatRupees(reported_amount)), foundWords(of_reported)] : [];
  if (paid_amount === 0 && looked.length > 0)
    return [...looked, ...(of_reported && until ? [say.holdsUntil(momentInIndia(until))] : [])];
  if (paid_amount === 0) return [say.noneReceived, termsWords(cancelling)].filter((words) => words);
  const paid = say.received(formatRupees(paid_amount));
  if (refund === null) return [paid, say.hotelDecides, ...looked];
  if (refund === 0) return [paid, say.noRefund, ...looked];
  return [
    paid,
    say.amountBack(formatRupees(refund)),
    ...looked,
    ...(until ? [say.holdsUntil(momentInIndia(until))] : []),
  ];
}

export function paymentLine({ state, holder, method, due_on, online }: Omit<GuestPayment, 'at' | 'amount'>): string {
  const way = online ? (say.waysOnline[online] ?? say.ways.online) : method ? say.ways[method] : '';
  const isOurs = holder === 'site';
  if (state === 'received') return (isOurs ? say.paidToUs : say.paidAtHotel)(way);
  if (state === 'done') return isOurs ? say.refundedByUs : say.refundedByHotel(way);
  return state === 'sent' ? say.refundSent : say.refundDue(due_on && formatDate(due_on));
}

export function paymentNote({ state, holder, at, due_on }: Pick<GuestPayment, 'state' | 'holder' | 'at' | 'due_on'>) {
  if (state === 'due') return say.payers[holder];
  if (state === 'sent' && due_on) return say.byDay(formatDate(due_on));
  return formatDate(todayInKolkata(readMoment(at)));
}
