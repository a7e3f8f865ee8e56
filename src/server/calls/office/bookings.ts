import * as v from 'valibot';
import { BookingDetailSchema, BookingExportSchema, BookingRowSchema } from '#src/domain/booking/adminBookings.ts';
import { gatewayRefusals } from '#src/domain/booking/gateway.ts';
import type { Call } from '../../door.ts';
import { createBooking } from '../booking.ts';
import { hotelDetails } from '../hotel.ts';
import { searchHotels } from '../search.ts';
import { pageOf, reading } from './common.ts';

export const bookingPage = {
  path: 'rest/v1/rpc/admin_bookings',
  answer: pageOf(BookingRowSchema),
  ...reading,
} as const satisfies Call;

/** Up to 2,000 bookings, newest first. */
export const bookingExport = {
  path: 'rest/v1/rpc/admin_export_bookings',
  answer: pageOf(BookingExportSchema),
  ...reading,
} as const satisfies Call;

/** One booking with its history. */
export const bookingDetail = {
  path: 'rest/v1/rpc/admin_booking',
  answer: v.pipe(
    v.object({ booking: BookingDetailSchema }),
    v.transform(({ booking }) => booking),
  ),
  refused: 'There is no such booking.',
  ...reading,
} as const satisfies Call;

export const changeStates = {
  path: 'rest/v1/rpc/admin_change_booking',
  answer: v.pipe(
    v.object({ booking: v.pick(BookingRowSchema, ['booking_status', 'payment_status']) }),
    v.transform(({ booking }) => booking),
  ),
  refusals: {
    sold_out: 'The rooms of this stay have been sold to others since. Free them first, or leave it cancelled.',
    changed: 'Somebody else changed this booking a moment ago. It is shown as it is now.',
    illegal_move:
      'The desk of the house has brought this stay to a state that this one cannot follow. It is shown as it is now.',
    nothing_received: 'Nothing was received for this booking. There is nothing to refund.',
    ...gatewayRefusals,
    not_found: 'This booking no longer exists.',
    erased: 'The guest of this booking was erased: it cannot be confirmed again.',
    busy: 'Somebody else is changing this booking or its rooms right now. Please try again.',
  },
  failed: 'Failed to update booking status',
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
