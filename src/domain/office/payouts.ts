import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';

/** What is due to properties, and the payouts that admins have recorded. */

export const payoutFields = {
  id: v.string(),
  paid_on: v.string(),
  amount: paise,
  reference: v.string(),
  note: v.nullable(v.string()),
  recorded_at: v.string(),
  by_name: v.string(),
  reversed_on: v.nullable(v.string()),
  reversed_by: v.nullable(v.string()),
  reverse_reason: v.nullable(v.string()),
};

const DueSchema = v.object({
  hotel_id: v.string(),
  hotel_name: v.string(),
  hotel_city: v.nullable(v.string()),
  /** The listing, which has the bank details; null of a hotel without one. */
  property_id: v.nullable(v.string()),
  /** Paise; below 0 what the property owes. */
  due: v.number(),
  bookings: v.number(),
  /** The no-shows among them whose guests say that they were there. */
  disputed: v.number(),
  /** Of the account that its owner is paid to; null without bank details. */
  account_last4: v.nullable(v.string()),
});
export type Due = v.InferOutput<typeof DueSchema>;

const RecordedSchema = v.object({ ...payoutFields, hotel_id: v.string(), hotel_name: v.string() });
export type Recorded = v.InferOutput<typeof RecordedSchema>;

export const PayoutsSchema = v.object({
  today: v.string(),
  properties: v.array(DueSchema),
  /** The latest 100. */
  payouts: v.array(RecordedSchema),
});
export type Payouts = v.InferOutput<typeof PayoutsSchema>;
