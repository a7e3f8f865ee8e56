import * as v from 'valibot';
import { BookingExportSchema, BookingRowSchema } from '#src/domain/booking/adminBookings.ts';
import { gatewayRefusals } from '#src/domain/booking/gateway.ts';
import { AdminBookingSchema } from '#src/domain/desk/adminBooking.ts';
import { moneyRefusal } from '#src/domain/desk/ledger.ts';
import { formatRupees } from '#src/domain/money.ts';
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

/** Up to 2,000 bookings, newest first. Asks for a fresh proof of who asks. */
export const bookingExport = {
  path: 'rest/v1/rpc/admin_export_bookings',
  answer: pageOf(BookingExportSchema),
  ...provable(),
  ...reading,
} as const satisfies Call;

/** One booking with its history. */
export const bookingDetail = {
  path: 'rest/v1/rpc/admin_booking',
  answer: v.pipe(
    v.object({ booking: AdminBookingSchema }),
    v.transform(({ booking }) => booking),
  ),
  refused: 'This booking does not exist.',
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
const changing: Readonly<Record<string, string>> = {
  sold_out: 'The rooms of this booking are sold. Make rooms available first, or leave the booking cancelled.',
  changed: 'Someone else changed this booking. You see it as it is now.',
  illegal_move: 'The front desk changed this booking, and this status is no longer possible. You see it as it is now.',
  nothing_received: 'No payment was received for this booking. There is nothing to refund.',
  no_reason: 'Enter a reason of 1 to 300 characters.',
  invoiced: 'An invoice was issued because this booking was paid. Issue the credit note at the front desk first.',
  ...gatewayRefusals,
  not_found: 'This booking no longer exists.',
  erased: 'This guest’s details were deleted. You cannot confirm this booking or record a payment.',
  busy: 'Someone else is changing this booking or its rooms. Try again.',
};
/** {booking_id, before, after: one state or both, change_id: of the form; reason; refund, by_house: of a cancellation; amount, method, holder, reference:
    of paid and refunded}. Answers the states as they are then, and the id that undoes the change. */
export const changeStates = {
  path: 'rest/v1/rpc/admin_change_booking',
  answer: v.pipe(
    v.object({ booking: states, undo: v.string() }),
    v.transform(({ booking, undo }) => ({ states: booking, undo })),
  ),
  refusals(refusal: { code: string; [fact: string]: unknown }) {
    if (refusal.code === 'wrong_refund')
      return `Enter a refund from ${formatRupees(Number(refusal.least))} to ${formatRupees(Number(refusal.most))}.`;
    return changing[refusal.code] ?? moneyRefusal(refusal);
  },
  failed: 'Failed to update booking status',
  isFrank: true,
} as const satisfies Call;

/** {change_id}. Answers the states as they are then. */
export const undoChange = {
  path: 'rest/v1/rpc/admin_undo_booking_change',
  answer: v.pipe(
    v.object({ booking: states }),
    v.transform(({ booking }) => booking),
  ),
  refusals: {
    too_late: 'It is too late to undo: the emails are being sent. Change the booking again instead.',
    changed: 'Someone else changed this booking after you. You see it as it is now.',
    not_found: 'This change can no longer be undone. Change the booking again instead.',
    not_yours: 'Another admin made this change. Change the booking again instead.',
    sold_out: 'The rooms of this booking have been sold since. It stays cancelled.',
    busy: changing.busy ?? '',
  },
  failed: 'We do not know if the change was undone. Open the booking and check it.',
  isFrank: true,
} as const satisfies Call;

// A test books the way guests do. Of what it reads for that, only ids are looked at.
const testing = { failed: 'Failed to create booking', isFrank: true } as const;
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
