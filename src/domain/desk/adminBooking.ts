import * as v from 'valibot';
import { BookingDetailSchema } from '../booking/adminBookings.ts';
import { DeskEventSchema } from './bookings.ts';
import { LedgerSchema } from './ledger.ts';

export const AdminBookingSchema = v.object({
  ...BookingDetailSchema.entries,
  events: v.array(DeskEventSchema),
  payments: LedgerSchema,
});
export type AdminBooking = v.InferOutput<typeof AdminBookingSchema>;
