import * as v from 'valibot';
import { stayStates } from '#src/domain/booking/stayState.ts';
import { ChangeQuoteSchema, DeskBookingSchema, DeskBookingsSchema, stayRefusal } from '#src/domain/desk/bookings.ts';
import { paise } from '#src/domain/hotel/hotel.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../../apiClient.ts';
import { desk } from './common.ts';

const stay = { ...desk, refusals: stayRefusal } as const;

/** {hotel_id: null for all where the person works, list, search, page: of 50 rows} */
export const deskBookings = {
  path: 'rest/v1/rpc/desk_bookings',
  answer: DeskBookingsSchema,
  ...desk,
} as const satisfies Call;

export const deskBooking = {
  path: 'rest/v1/rpc/desk_booking',
  answer: v.pipe(
    v.object({ booking: DeskBookingSchema }),
    v.transform(({ booking }) => booking),
  ),
  ...stay,
} as const satisfies Call;

/** {booking_id}: other sites that sold its rooms too, and the day a visa ends before check-out. */
export const stayAlerts = {
  path: 'rest/v1/rpc/stay_alerts',
  answer: v.object({
    conflicts: v.array(
      v.object({ channel: v.string(), room_name: v.string(), first_night: v.string(), end_date: v.string() }),
    ),
    visa_until: v.nullable(v.string()),
  }),
  ...stay,
} as const satisfies Call;

/** {booking_id, seen, amount: paise, or null to waive it, reason} */
export const setNoShowFee = {
  path: 'rest/v1/rpc/set_no_show_fee',
  answer: v.object({ ok: v.literal(true), balance: v.number() }),
  refusals: stayRefusal,
  failed: unreachable,
} as const satisfies Call;

/** {booking_id, seen, state, total_amount: of an early check-out charged only for its nights, reason: for a check-out with a balance due} */
export const moveStay = {
  path: 'rest/v1/rpc/move_stay',
  answer: v.object({ ok: v.literal(true), stay_state: v.picklist(stayStates) }),
  ...stay,
} as const satisfies Call;

/** {booking_id, ...DeskStay, pricing: kept, rates or booked, night_price}: quotes a change. */
export const deskChangeQuote = {
  path: 'rest/v1/rpc/desk_change_quote',
  answer: ChangeQuoteSchema,
  ...stay,
} as const satisfies Call;

/** {booking_id, seen, room_category_id}: removes this room type from a booking that has several. */
export const dropRooms = { path: 'rest/v1/rpc/drop_rooms', answer: done, ...stay } as const satisfies Call;

/** {booking_id, seen, room_category_id, party, total_amount as quoted}: adds a room type. Without total_amount, answers the price and changes nothing. */
export const addType = {
  path: 'rest/v1/rpc/add_type',
  answer: v.object({ ok: v.literal(true), total_amount: paise, difference: v.number() }),
  ...stay,
} as const satisfies Call;

/** {booking_id, seen, ...DeskStay, pricing, night_price, total_amount as quoted, price_reason} */
export const changeStay = { path: 'rest/v1/rpc/change_stay', answer: done, ...stay } as const satisfies Call;

/** {booking_id, seen, reason, refund: paise, by_house}; answers the refund in paise. */
export const cancelStay = {
  path: 'rest/v1/rpc/cancel_stay',
  answer: v.object({ ok: v.literal(true), refund: v.number() }),
  ...stay,
} as const satisfies Call;

/** {booking_id, seen: {guest_name, guest_phone, guest_email}, guest_name, guest_phone, guest_email} */
export const correctGuest = { path: 'rest/v1/rpc/correct_guest', answer: done, ...stay } as const satisfies Call;

export const noteStay = { path: 'rest/v1/rpc/note_stay', answer: done, ...stay } as const satisfies Call;

export const sendStayAgain = { path: 'rest/v1/rpc/send_stay_again', answer: done, ...stay } as const satisfies Call;
