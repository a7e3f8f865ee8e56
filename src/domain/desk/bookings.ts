import * as v from 'valibot';
import { languages } from '../../words/languages.ts';
import * as say from '../../words/staff/bookings.ts';
import { guestOrSystem } from '../../words/staff/shared.ts';
import { BookingFactsSchema } from '../booking/bookingFacts.ts';
import { BuyerSchema, InvoiceRowSchema } from '../booking/invoiceRow.ts';
import { PartSchema } from '../booking/parts.ts';
import { PendingChangeSchema } from '../booking/pendingChange.ts';
import { stayPrice } from '../booking/price.ts';
import { bookingSources } from '../booking/source.ts';
import { owesAdvance } from '../booking/status.ts';
import { type StayState, stayStates } from '../booking/stayState.ts';
import { termsNow, UnacceptedSchema } from '../booking/termsNow.ts';
import { FormCStateSchema } from '../formC/state.ts';
import { HotelOfBookingSchema, paise } from '../hotel/hotel.ts';
import { formatRupees } from '../money.ts';
import { dateRefusals } from '../stay.ts';
import { deskRefusal } from './calendar.ts';
import { LedgerSchema } from './ledger.ts';
import { GivenRoomSchema } from './roomFields.ts';

export const stayStateWords: Record<StayState, string> = say.stayStates;

export const deskLists = ['arriving', 'staying', 'leaving', 'upcoming', 'past', 'cancelled'] as const;
export type DeskList = (typeof deskLists)[number];
export const deskListWords: Record<DeskList, string> = say.deskLists;

const state = v.picklist(stayStates);

export const DeskBookingRowSchema = v.object({
  id: v.string(),
  ...BookingFactsSchema.entries,
  source: v.picklist(bookingSources),
  stay_state: state,
  checked_in_at: v.nullable(v.string()),
  checked_out_at: v.nullable(v.string()),
  cancel_reason: v.nullable(v.string()),
  erased_at: v.nullable(v.string()),
  /** From 30 days after the stay, the guest's name and contact are shortened for the property. */
  is_masked: v.boolean(),
  list: v.picklist(deskLists),
  /** Paise; negative if the guest has paid too much. 0 for a cancelled booking without a no-show fee. */
  balance: v.number(),
  refund_due: paise,
  /** Foreign guests of the booking; null until the guest or front desk was asked. */
  form_c: v.nullable(FormCStateSchema),
  /** The phone number is not Indian, and the number of foreign guests is not recorded. */
  perhaps_abroad: v.boolean(),
  rooms: v.optional(v.array(GivenRoomSchema), []),
  /** Its room type has numbered rooms. */
  has_numbers: v.optional(v.boolean(), false),
  /** The property keeps a register of Indian guests. */
  has_register: v.optional(v.boolean(), false),
});
export type DeskBookingRow = v.InferOutput<typeof DeskBookingRowSchema>;

export const DeskBookingsSchema = v.object({
  today: v.string(),
  counts: v.record(v.string(), v.number()),
  total: v.number(),
  /** Null for a list of several properties. */
  hotel: v.nullable(HotelOfBookingSchema),
  rows: v.array(DeskBookingRowSchema),
});
export type DeskBookings = v.InferOutput<typeof DeskBookingsSchema>;

export const cancelAnswers = ['confirmed', 'denied', 'unanswered'] as const;

const EventFactsSchema = v.partial(
  v.object({
    room_name: v.string(),
    check_in_date: v.string(),
    check_out_date: v.string(),
    parts: v.nullable(v.array(PartSchema)),
    num_adults: v.number(),
    num_children: v.number(),
    num_rooms: v.number(),
    total_amount: paise,
    payment_status: BookingFactsSchema.entries.payment_status,
    stay_state: state,
    no_show_fee: v.nullable(paise),
    cancelled_by: v.picklist(['guest', 'house']),
    cancel_answer: v.picklist(cancelAnswers),
    no_show_disputed: v.literal(true),
    corrected: v.array(v.picklist(['name', 'phone', 'email'])),
    told: v.array(v.picklist(['arrival_time', 'special_requests', 'guest_name', 'guest_phone'])),
    form_c: v.picklist(['changed', 'removed', 'taken_back']),
    accepted: v.boolean(),
  }),
);
export type EventFacts = v.InferOutput<typeof EventFactsSchema>;

export const DeskEventSchema = v.object({
  id: v.number(),
  at: v.string(),
  by: v.nullable(v.string(), guestOrSystem),
  before: v.nullable(EventFactsSchema),
  after: v.nullable(EventFactsSchema),
  note: v.nullable(v.string()),
  mail: v.nullable(v.string()),
});
export type DeskEvent = v.InferOutput<typeof DeskEventSchema>;

export const DeskBookingSchema = v.object({
  ...DeskBookingRowSchema.entries,
  /** The caller acts as an admin: the role, after the sign-in that it needs. */
  by_admin: v.boolean(),
  language: v.picklist(languages),
  external_reference: v.nullable(v.string()),
  price_reason: v.nullable(v.string()),
  /** Null unless the property raised the price or moved the booking to an earlier day, and the guest has not accepted that. */
  unaccepted: v.nullish(UnacceptedSchema),
  /** The guest booked online, so the front desk cannot change the email. */
  is_email_fixed: v.boolean(),
  booked_by_name: v.nullable(v.string()),
  max_occupancy: v.number(),
  total_rooms: v.number(),
  /** Paise to refund if it is cancelled now; null if the cancellation policy is in the property's own words. */
  refund_by_policy: v.nullable(v.number()),
  /** Bounds of the refund if the guest cancels, and the most that the site pays beyond refunds that are due. In paise. */
  cancel: v.object({ least: paise, most: paise, by_site: paise }),
  terms: v.object(termsNow),
  /** Paise that a cancelled booking costs: the no-show fee or the kept amount. Null if not cancelled, or not yet confirmed by the guest. */
  charge: v.nullable(paise),
  voucher_amount: paise,
  buyer: v.nullable(BuyerSchema),
  /** Paise: the first night or the advance, as far as the policy keeps it; null if the policy is in own words. */
  no_show_default: v.nullable(paise),
  /** Paise that waiving the no-show fee would refund. */
  waive_refund: paise,
  moves: v.array(state),
  history: v.array(DeskEventSchema),
  mails: v.array(v.object({ kind: v.string(), status: v.string(), at: v.string() })),
  change: v.optional(v.nullable(PendingChangeSchema), null),
  payments: LedgerSchema,
  invoices: v.array(InvoiceRowSchema),
  hotel: HotelOfBookingSchema,
});
export type DeskBooking = v.InferOutput<typeof DeskBookingSchema>;

export const ChangeQuoteSchema = v.object({
  ...stayPrice,
  /** On the fullest night, including the rooms of this booking. */
  rooms_free: v.number(),
  max_guests: v.number(),
  /** Paise: the price now, and what the change adds. */
  before: paise,
  difference: v.number(),
  keeps: v.boolean(),
  /** The price is below the lowest price of the better room type, so the change needs a reason. */
  asks_reason: v.optional(v.boolean(), false),
  /** Paise refunded by the change, and the part that the site pays. */
  refund: paise,
  refund_by_site: paise,
  /** Why guests could not book it online; null if they could. */
  rule: v.nullable(v.string()),
});
export type ChangeQuote = v.InferOutput<typeof ChangeQuoteSchema>;

export const maxCheckOutReason = 300;

/** Returns the advance due in paise, and when the booking expires; null if none is due or the guest is checked in. */
export function awaitedAdvance(
  booking: Pick<
    DeskBookingRow,
    | 'booking_status'
    | 'payment_status'
    | 'stay_state'
    | 'advance_amount'
    | 'advance_due_at'
    | 'total_amount'
    | 'balance'
  >,
): { amount: number; until: string | null } | null {
  if (!owesAdvance(booking) || booking.stay_state === 'checked_in') return null;
  const amount = booking.advance_amount - (booking.total_amount - booking.balance);
  return amount > 0 ? { amount, until: booking.advance_due_at } : null;
}

const refusals: Record<string, string> = {
  ...say.stayRefusals,
  invalid_dates: dateRefusals.invalid_dates,
  too_many_nights: dateRefusals.too_many_nights,
  too_far_ahead: dateRefusals.too_far_ahead,
};

export function stayRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  if (refusal.code === 'not_today') return String(refusal.error);
  if (refusal.code === 'balance_due') return say.payBalanceOrEnterReason(formatRupees(Number(refusal.due)));
  if (refusal.code === 'invalid_fee') return feeProblem(Number(refusal.most));
  if (refusal.code === 'below_kept') return say.feeBelowKept(formatRupees(Number(refusal.least)));
  return refusals[refusal.code] ?? deskRefusal(refusal);
}

/** The same limit as in the database. */
export const maxFeeReason = 200;
export const feeProblem = (most: number) => say.enterFeeUpToPrice(formatRupees(most));
