import * as v from 'valibot';
import * as say from '../../words/staff/calendar.ts';
import { paise } from '../hotel/hotel.ts';
import { NoticeEmailSchema } from '../listing/noticeEmails.ts';
import { formatRupees } from '../money.ts';
import { maxDaysAhead } from '../stay.ts';
import { houseRights, PersonRoleSchema } from './people.ts';

/** The calendar of a house, as its desk reads it: rooms by nights with prices, and who has them. */

const Counts = v.array(v.number());
const Flags = v.array(v.boolean());

/** A room category; the lists have a place for each night from the first of the calendar on. */
const CalendarRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  is_active: v.boolean(),
  total_rooms: v.number(),
  max_occupancy: v.number(),
  /** Percent of tax on every night whatever it costs; null where GST asks by the price. */
  own_rate: v.nullable(v.number()),
  booked: Counts,
  blocked: Counts,
  held: Counts,
  free: Counts,
  /** Paise for a night in one room before tax, percent off it at the last minute, and paise as guests pay on the site. */
  net: v.array(paise),
  percent: Counts,
  price: v.array(paise),
  /** The rules for stays that begin on the night, for all that include it, and for those that end on that day. */
  min_nights: Counts,
  max_nights: Counts,
  min_through: Counts,
  max_through: Counts,
  closed_to_arrival: Flags,
  closed_to_departure: Flags,
  /** Whether the night has a price of its own. */
  is_own: Flags,
});
export type CalendarRow = v.InferOutput<typeof CalendarRowSchema>;

const CalendarStaySchema = v.object({
  id: v.string(),
  booking_reference: v.string(),
  room_category_id: v.string(),
  guest_name: v.string(),
  check_in_date: v.string(),
  check_out_date: v.string(),
  num_rooms: v.number(),
  num_adults: v.number(),
  num_children: v.number(),
  total_amount: paise,
  booking_status: v.picklist(['pending', 'confirmed', 'cancelled', 'completed']),
  payment_status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
});
/** A booking that meets the nights of the calendar; its guest is masked 30 days after check-out. */
export type CalendarStay = v.InferOutput<typeof CalendarStaySchema>;

const CalendarBlockSchema = v.object({
  id: v.string(),
  room_category_id: v.string(),
  first_night: v.string(),
  end_date: v.string(),
  rooms: v.number(),
  reason: v.string(),
  /** The calendar of another site that it came from, which alone releases it. */
  feed_id: v.nullable(v.string()),
});
export type CalendarBlock = v.InferOutput<typeof CalendarBlockSchema>;

const CalendarHoldSchema = v.object({
  id: v.string(),
  room_category_id: v.string(),
  first_night: v.string(),
  end_date: v.string(),
  rooms: v.number(),
  /** From this moment the rooms are available again. */
  ends_at: v.string(),
  guest_name: v.string(),
  guest_phone: v.nullable(v.string()),
  num_adults: v.number(),
  num_children: v.number(),
  total_amount: paise,
  /** Paise a night before tax, and why, where the house named a price of its own; null where the rates of that day hold. */
  night_price: v.nullable(paise),
  price_reason: v.nullable(v.string()),
  /** Opens the booking form with these dates, this price and this hold. */
  offer: v.string(),
});
/** Rooms that are kept for who asked by telephone; those that are over are not told. */
export type CalendarHold = v.InferOutput<typeof CalendarHoldSchema>;

export const CalendarSchema = v.object({
  hotel_id: v.string(),
  hotel_name: v.string(),
  /** What whoever reads it may do here. */
  rights: v.array(v.picklist(houseRights)),
  /** Whether the front desk charges GST. */
  charges_gst: v.boolean(),
  /** When it was read, by the server's clock: what is left of a hold is counted from it. */
  read_at: v.string(),
  first_night: v.string(),
  nights: v.number(),
  rows: v.array(CalendarRowSchema),
  stays: v.array(CalendarStaySchema),
  blocks: v.array(CalendarBlockSchema),
  holds: v.array(CalendarHoldSchema),
});
export type Calendar = v.InferOutput<typeof CalendarSchema>;

/** A house whose desk somebody may use, and as what. */
export const DeskHouseSchema = v.object({
  id: v.string(),
  property_id: v.string(),
  name: v.string(),
  city: v.string(),
  role: v.picklist(['owner', ...PersonRoleSchema.options]),
  rights: v.array(v.picklist(houseRights)),
  /** Names somebody who was invited among the people of the house; null of its owner. */
  person_id: v.nullable(v.string()),
  /** Who else is told of its bookings; null to whom may not set that. */
  notice_emails: v.nullable(v.array(NoticeEmailSchema)),
});
export type DeskHouse = v.InferOutput<typeof DeskHouseSchema>;

/** Paise and days are checked by the database; its bounds as people read them. */
const refusals: Record<string, string> = {
  invalid_file: say.fileCannotBeImported,
  not_found: say.noAccess,
  invalid_dates: say.lastNightBeforeFirst,
  past_dates: say.nightsBeforeToday,
  too_many_nights: say.tooManyNightsAtOnce,
  too_far_ahead: say.nightsTooFarAhead(maxDaysAhead),
  invalid_change: say.valueOutsideLimits,
  changed_meanwhile: say.someoneElseChangedRates,
  busy: say.someoneElseIsChangingNights,
  invalid_guest: say.checkGuest,
  invalid_guests: say.checkGuestsAndRooms,
  invalid_percent: say.enterWholePercentage,
  invalid_price: say.enterPrice,
  no_reason: say.enterPriceReason,
  too_many_holds: say.tooManyHolds,
  key_reused: say.bookingAlreadyMade,
  price_changed: say.priceHasChanged,
  not_held: say.holdIsOver,
  erased: say.guestDetailsErased,
  illegal_move: say.bookingStatusChanged,
  not_changeable: say.bookingCannotChange,
  begun: say.stayHasStarted,
  room_not_found: say.roomTypeOfOtherProperty,
  price_needed: say.chooseHowToPrice,
  invalid_note: say.enterNote,
  too_many_notes: say.tooManyNotes,
  no_email: say.noEmailAddress,
  no_confirmation: say.guestCannotConfirm,
  too_many_mails: say.tooManyEmailsToAddress,
  rate_limited: say.tooManyEmailsToGuest,
};

/** Says why the database refused a change by the front desk. */
export function deskRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, rooms_free, max_rooms, max_guests, least, most, right, lowest, percent } = refusal;
  if (code === 'not_allowed') {
    return right === 'rates' ? say.onlyOwnerAndManagers : say.onlyOwner;
  }
  if (code === 'sold_out') {
    return rooms_free ? say.fewerRoomsAvailable(Number(rooms_free)) : say.noRoomAvailableOnSomeNight;
  }
  if (code === 'price_too_low') return say.priceTooLow(formatRupees(Number(lowest)), Number(percent));
  if (code === 'too_many_rooms') return say.roomTypeHasOnly(Number(max_rooms ?? 0));
  if (code === 'too_many_guests') return say.roomsSleepUpTo(Number(max_guests ?? 0));
  if (code === 'wrong_refund') {
    return say.enterRefund(formatRupees(Number(least)), formatRupees(Number(most)));
  }
  return refusals[code] ?? say.couldNotMakeChange;
}
