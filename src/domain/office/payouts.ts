import * as v from 'valibot';
import { guestOrSystem } from '../../words/staff/shared.ts';
import { paise } from '../hotel/hotel.ts';

export const payoutFields = {
  id: v.string(),
  paid_on: v.string(),
  amount: paise,
  reference: v.string(),
  note: v.nullable(v.string()),
  recorded_at: v.string(),
  by_name: v.nullable(v.string(), guestOrSystem),
  reversed_on: v.nullable(v.string()),
  reversed_by: v.nullable(v.string()),
  reverse_reason: v.nullable(v.string()),
};

const DueSchema = v.object({
  hotel_id: v.string(),
  hotel_name: v.string(),
  hotel_city: v.nullable(v.string()),
  property_id: v.nullable(v.string()),
  /** Paise; negative if the property owes it. */
  due: v.number(),
  bookings: v.number(),
  disputed: v.number(),
  account_last4: v.nullable(v.string()),
});
export type Due = v.InferOutput<typeof DueSchema>;

const RecordedSchema = v.object({ ...payoutFields, hotel_id: v.string(), hotel_name: v.string() });
export type Recorded = v.InferOutput<typeof RecordedSchema>;

export const PayoutsSchema = v.object({
  today: v.string(),
  properties: v.array(DueSchema),
  payouts: v.array(RecordedSchema),
});
export type Payouts = v.InferOutput<typeof PayoutsSchema>;
