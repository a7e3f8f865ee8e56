import * as v from 'valibot';
import { stayStates } from '#src/domain/booking/stayState.ts';
import { ChangeQuoteSchema, DeskBookingSchema, DeskBookingsSchema, stayRefusal } from '#src/domain/desk/bookings.ts';
import { CalendarSchema, DeskHouseSchema, deskRefusal } from '#src/domain/desk/calendar.ts';
import { HomeSchema } from '#src/domain/desk/home.ts';
import { ImportedRowsSchema } from '#src/domain/desk/importBookings.ts';
import { DeskQuoteSchema } from '#src/domain/desk/phone.ts';
import { RatesSchema } from '#src/domain/desk/rates.ts';
import { ReportSchema } from '#src/domain/desk/report.ts';
import { blockRefusal } from '#src/domain/hotel/availability.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../door.ts';

/** Calls of the front desk of a property: owners for their own properties, admins for all. */

const desk = { refusals: deskRefusal, failed: unreachable } as const;

export const deskHouses = {
  path: 'rest/v1/rpc/desk_houses',
  answer: v.object({ rows: v.array(DeskHouseSchema) }),
  ...desk,
} as const satisfies Call;

/** The tasks of today at the caller's properties. */
export const deskHome = { path: 'rest/v1/rpc/desk_home', answer: HomeSchema, ...desk } as const satisfies Call;

/** {hotel_id, first_night, nights: 1 to 62} */
export const deskCalendar = {
  path: 'rest/v1/rpc/desk_calendar',
  answer: CalendarSchema,
  ...desk,
} as const satisfies Call;

/** {room_category_id} */
export const deskRates = { path: 'rest/v1/rpc/desk_rates', answer: RatesSchema, ...desk } as const satisfies Call;

/** {room_category_ids, version of the first, plan, rules}: the same for all of them. */
export const saveRates = { path: 'rest/v1/rpc/save_rates', answer: done, ...desk } as const satisfies Call;

/** {hotel_id, percent: of the rate, 0 to 100}: the lowest price that the front desk may set. */
export const setLowestPrice = { path: 'rest/v1/rpc/set_lowest_price', answer: done, ...desk } as const satisfies Call;

const undoable = v.pipe(
  v.object({ ok: v.literal(true), undo: v.array(v.unknown()) }),
  v.transform(({ undo }) => undo),
);
/** {room_category_ids, first_night, end_date, weekdays: mask or null, change: NightChange}; answers what restore_nights takes to undo it. */
export const setNights = { path: 'rest/v1/rpc/set_nights', answer: undoable, ...desk } as const satisfies Call;
/** {undo} */
export const restoreNights = { path: 'rest/v1/rpc/restore_nights', answer: undoable, ...desk } as const satisfies Call;

/** {room_category_id, first_night, end_date, rooms, or null for all that are free, reason}; answers what undo_block takes. */
export const blockRooms = {
  path: 'rest/v1/rpc/block_rooms',
  answer: v.pipe(
    v.object({ ok: v.literal(true), undo: v.unknown() }),
    v.transform(({ undo }) => undo),
  ),
  refusals: blockRefusal,
  failed: unreachable,
} as const satisfies Call;
/** {room_category_id, first_night, end_date, rooms, or null for all that are blocked}; answers the same. */
export const releaseRooms = { ...blockRooms, path: 'rest/v1/rpc/release_rooms' } as const satisfies Call;
/** {room_category_id, undo} */
export const undoBlock = { path: 'rest/v1/rpc/undo_block', answer: done, ...desk } as const satisfies Call;

/** {...DeskStay, hold_id: of a hold that is to be booked}: what the stay costs, what is free, and which rule of the house would refuse it to guests. */
export const deskQuote = { path: 'rest/v1/rpc/desk_quote', answer: DeskQuoteSchema, ...desk } as const satisfies Call;
/** {...DeskStay, guest_name, guest_phone, total_amount as quoted, price_reason}: keeps the rooms 24 hours; answers the token of the link. */
export const holdRooms = {
  path: 'rest/v1/rpc/hold_rooms',
  answer: v.object({ ok: v.literal(true), offer: v.string(), ends_at: v.string() }),
  ...desk,
} as const satisfies Call;
/** {hotel_id, source, rows: 100 at most, is_preview: nothing is kept}; answers what becomes of each row. */
export const importBookings = {
  path: 'rest/v1/rpc/import_bookings',
  answer: ImportedRowsSchema,
  ...desk,
  seconds: 60,
} as const satisfies Call;
/** {hold_id} */
export const releaseHold = { path: 'rest/v1/rpc/release_hold', answer: done, ...desk } as const satisfies Call;
/** {...DeskStay, guest_name, guest_phone, guest_email, special_requests, source, total_amount as quoted, price_reason,
    idempotency_key, hold_id: of the hold that becomes this booking} */
export const bookAtDesk = {
  path: 'rest/v1/rpc/book_at_desk',
  answer: v.object({
    ok: v.literal(true),
    booking_id: v.string(),
    booking_reference: v.string(),
    total_amount: v.number(),
  }),
  ...desk,
} as const satisfies Call;

/** Calls for one booking. */
const stay = { ...desk, refusals: stayRefusal } as const;

/** {hotel_id, list, search, page}: a page of 50. */
export const deskBookings = {
  path: 'rest/v1/rpc/desk_bookings',
  answer: DeskBookingsSchema,
  ...desk,
} as const satisfies Call;
/** {booking_id} */
export const deskBooking = {
  path: 'rest/v1/rpc/desk_booking',
  answer: v.pipe(
    v.object({ booking: DeskBookingSchema }),
    v.transform(({ booking }) => booking),
  ),
  ...stay,
} as const satisfies Call;
/** {booking_id, seen, amount: paise, or null to waive it, reason} */
export const setNoShowFee = {
  path: 'rest/v1/rpc/set_no_show_fee',
  answer: v.object({ ok: v.literal(true), balance: v.number() }),
  refusals: stayRefusal,
  failed: unreachable,
} as const satisfies Call;
/** {booking_id, seen, state, total_amount: of an early check-out that is charged for its nights alone, as they were booked, reason: of a check-out with
    a balance due} */
export const moveStay = {
  path: 'rest/v1/rpc/move_stay',
  answer: v.object({ ok: v.literal(true), stay_state: v.picklist(stayStates) }),
  ...stay,
} as const satisfies Call;
/** {booking_id, ...DeskStay, pricing: kept, rates or booked, night_price}: what the booking would cost as this stay. */
export const deskChangeQuote = {
  path: 'rest/v1/rpc/desk_change_quote',
  answer: ChangeQuoteSchema,
  ...stay,
} as const satisfies Call;
/** {booking_id, seen, ...DeskStay, pricing, night_price, total_amount as quoted, price_reason} */
export const changeStay = { path: 'rest/v1/rpc/change_stay', answer: done, ...stay } as const satisfies Call;
/** {booking_id, seen, reason, refund: paise, by_house}; answers the refund. */
export const cancelStay = {
  path: 'rest/v1/rpc/cancel_stay',
  answer: v.object({ ok: v.literal(true), refund: v.number() }),
  ...stay,
} as const satisfies Call;
/** {booking_id, seen: {guest_name, guest_phone, guest_email}, guest_name, guest_phone, guest_email} */
export const correctGuest = { path: 'rest/v1/rpc/correct_guest', answer: done, ...stay } as const satisfies Call;
/** {booking_id, note} */
export const noteStay = { path: 'rest/v1/rpc/note_stay', answer: done, ...stay } as const satisfies Call;
/** {booking_id} */
export const sendStayAgain = { path: 'rest/v1/rpc/send_stay_again', answer: done, ...stay } as const satisfies Call;

/** {hotel_id, first_month, months: 1 to 24} */
export const deskReport = { path: 'rest/v1/rpc/desk_report', answer: ReportSchema, ...desk } as const satisfies Call;
