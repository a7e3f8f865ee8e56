import * as v from 'valibot';
import { BookingExportSchema, BookingRowSchema } from '#src/domain/booking/adminBookings.ts';
import { failedToCreateBooking } from '#src/words/staff/adminBooking.ts';
import type { Call } from '../../apiClient.ts';
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

const testing = { failed: failedToCreateBooking, isFrank: true } as const;
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
