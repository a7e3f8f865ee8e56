import * as v from 'valibot';
import { BookingExportSchema, BookingRowSchema } from '#src/domain/booking/adminBookings.ts';
import { gatewayRefusals } from '#src/domain/booking/gateway.ts';
import { AdminBookingSchema } from '#src/domain/desk/adminBooking.ts';
import { moneyRefusal } from '#src/domain/desk/ledger.ts';
import { formatRupees } from '#src/domain/money.ts';
import * as wordsAdminBooking from '#src/words/staff/adminBooking.ts';
import * as say from '#src/words/staff/adminBookings.ts';
import type { Call } from '../../door.ts';
import { provable } from '../../proof.ts';
import { createBooking } from '../booking.ts';
import { hotelDetails } from '../hotel.ts';
import { searchHotels } from '../search.ts';
import { pageOf, reading } from './common.ts';

export const bookingPage = {
  path: 'rest/v1/rpc/admin_bookings',
  answer: pageOf(BookingRowSchema),
  ...reading,
} as const satisfies Call;

/** Up to 2,000 bookings, newest first. Needs a fresh proof of identity. */
export const bookingExport = {
  path: 'rest/v1/rpc/admin_export_bookings',
  answer: pageOf(BookingExportSchema),
  ...provable(),
  ...reading,
} as const satisfies Call;

export const bookingDetail = {
  path: 'rest/v1/rpc/admin_booking',
  answer: v.pipe(
    v.object({ booking: AdminBookingSchema }),
    v.transform(({ booking }) => booking),
  ),
  refused: say.bookingDoesNotExist,
  ...reading,
} as const satisfies Call;

const states = v.pick(BookingRowSchema, [
  'booking_status',
  'payment_status',
  'paid_amount',
  'refunded_amount',
  'refund_due',
  'balance_due',
]);
const changing: Readonly<Record<string, string>> = { ...say.changeRefusals, ...gatewayRefusals };
/** {booking_id, before, after: one state or both, change_id, reason, refund, by_house, amount: paise, method, holder, reference} */
export const changeStates = {
  path: 'rest/v1/rpc/admin_change_booking',
  answer: v.pipe(
    v.object({ booking: states, undo: v.string() }),
    v.transform(({ booking, undo }) => ({ states: booking, undo })),
  ),
  refusals(refusal: { code: string; [fact: string]: unknown }) {
    if (refusal.code === 'wrong_refund')
      return say.enterRefundBetween(formatRupees(Number(refusal.least)), formatRupees(Number(refusal.most)));
    return changing[refusal.code] ?? moneyRefusal(refusal);
  },
  failed: say.failedToUpdateStatus,
  isFrank: true,
} as const satisfies Call;

export const undoChange = {
  path: 'rest/v1/rpc/admin_undo_booking_change',
  answer: v.pipe(
    v.object({ booking: states }),
    v.transform(({ booking }) => booking),
  ),
  refusals: say.undoRefusals,
  failed: say.undoIsUncertain,
  isFrank: true,
} as const satisfies Call;

const testing = { failed: wordsAdminBooking.failedToCreateBooking, isFrank: true } as const;
export const testSearch = {
  path: searchHotels.path,
  answer: v.object({ hotels: v.array(v.object({ id: v.string(), room_category_id: v.string() })) }),
  ...testing,
} as const satisfies Call;
export const testRooms = {
  path: hotelDetails.path,
  answer: v.object({ rooms: v.array(v.object({ id: v.string(), rooms_free: v.nullable(v.number()) })) }),
  ...testing,
} as const satisfies Call;
export const testBook = {
  path: createBooking.path,
  answer: v.object({ booking_reference: v.string() }),
  refusals: createBooking.refusals,
  ...testing,
} as const satisfies Call;
