import * as v from 'valibot';
import * as say from '../../words/staff/calendar.ts';
import { stayStates } from '../booking/stayState.ts';
import { paise } from '../hotel/hotel.ts';
import { NoticeEmailSchema } from '../listing/noticeEmails.ts';
import { formatRupees } from '../money.ts';
import { maxDaysAhead } from '../stay.ts';
import { houseRights, PersonRoleSchema } from './people.ts';
import { CalendarRoomSchema } from './roomFields.ts';

const Counts = v.array(v.number());
const Flags = v.array(v.boolean());

/** A room type. Each list has one value per night, from the first night of the calendar. */
const CalendarRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  is_active: v.boolean(),
  total_rooms: v.number(),
  max_occupancy: v.number(),
  booked: Counts,
  blocked: Counts,
  held: Counts,
  free: Counts,
  /** Paise per night and room, on the site and at the front desk. */
  price: v.array(paise),
  at_desk: v.array(paise),
  /** Limits for stays that begin on the night, and for all stays that include it. */
  min_nights: Counts,
  max_nights: Counts,
  min_through: Counts,
  max_through: Counts,
  closed_to_arrival: Flags,
  closed_to_departure: Flags,
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
  /** Absent in the answers of the last release. */
  stay_state: v.optional(v.picklist(stayStates)),
  payment_status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
});
export type CalendarStay = v.InferOutput<typeof CalendarStaySchema>;

const CalendarBlockSchema = v.object({
  id: v.string(),
  room_category_id: v.string(),
  first_night: v.string(),
  end_date: v.string(),
  rooms: v.number(),
  reason: v.string(),
  /** The calendar of another site that made the block. Only that calendar can remove it. */
  feed_id: v.nullable(v.string()),
});
export type CalendarBlock = v.InferOutput<typeof CalendarBlockSchema>;

const CalendarHoldSchema = v.object({
  id: v.string(),
  room_category_id: v.string(),
  first_night: v.string(),
  end_date: v.string(),
  rooms: v.number(),
  ends_at: v.string(),
  guest_name: v.string(),
  guest_phone: v.nullable(v.string()),
  num_adults: v.number(),
  num_children: v.number(),
  total_amount: paise,
  /** Paise a night before tax, if the property set its own price; else null. */
  night_price: v.nullable(paise),
  price_reason: v.nullable(v.string()),
  plan_id: v.nullish(v.string()),
  code: v.nullish(v.string()),
  /** Opens the booking form with these dates, this price and this hold. */
  offer: v.string(),
});
export type CalendarHold = v.InferOutput<typeof CalendarHoldSchema>;

export const CalendarSchema = v.object({
  hotel_id: v.string(),
  hotel_name: v.string(),
  rights: v.array(v.picklist(houseRights)),
  charges_gst: v.boolean(),
  /** The server's clock; the time left of a hold is counted from it. */
  read_at: v.string(),
  first_night: v.string(),
  nights: v.number(),
  rows: v.array(CalendarRowSchema),
  stays: v.array(CalendarStaySchema),
  blocks: v.array(CalendarBlockSchema),
  holds: v.array(CalendarHoldSchema),
  /** Numbered rooms, in the order of their names. */
  rooms: v.optional(v.array(CalendarRoomSchema), []),
});
export type Calendar = v.InferOutput<typeof CalendarSchema>;

export const DeskHouseSchema = v.object({
  id: v.string(),
  property_id: v.string(),
  name: v.string(),
  city: v.string(),
  role: v.picklist(['owner', ...PersonRoleSchema.options]),
  rights: v.array(v.picklist(houseRights)),
  person_id: v.nullable(v.string()),
  /** Other addresses that get emails about bookings; null for people who cannot change them. */
  notice_emails: v.nullable(v.array(NoticeEmailSchema)),
});
export type DeskHouse = v.InferOutput<typeof DeskHouseSchema>;

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
  invalid_rooms: say.oneOfEachType,
  room_not_found: say.roomTypeOfOtherProperty,
  price_needed: say.chooseHowToPrice,
  invalid_note: say.enterNote,
  too_many_notes: say.tooManyNotes,
  too_many_blocks: say.tooManyBlocks,
  no_email: say.noEmailAddress,
  no_confirmation: say.guestCannotConfirm,
  too_many_mails: say.tooManyEmailsToAddress,
  rate_limited: say.tooManyEmailsToGuest,
  plan_gone: say.planNotOnSale,
  one_price: say.onePrice,
  ...say.codeErrors,
};

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
