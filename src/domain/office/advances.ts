import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';

/** The advances that admins look for in the bank of the site, and the refunds that are due. */

const whose = {
  booking_id: v.string(),
  booking_reference: v.string(),
  guest_name: v.string(),
  hotel_name: v.string(),
};

/** A payment that was reported and not received yet, with its booking. */
const ReportedSchema = v.object({
  ...whose,
  /** The payment's own id. */
  id: v.string(),
  at: v.string(),
  amount: paise,
  method: v.string(),
  /** The UTR; null of what an admin recorded without one. */
  reference: v.nullable(v.string()),
  check_in_date: v.string(),
  booking_status: v.picklist(['pending', 'confirmed', 'cancelled', 'completed']),
  /** References of other bookings that name the same UTR. */
  utr_elsewhere: v.array(v.string()),
});
export type Reported = v.InferOutput<typeof ReportedSchema>;

/** An advance that is due and that nobody has reported. */
const AwaitedSchema = v.object({
  ...whose,
  due: paise,
  /** When the booking expires; null when it does not. */
  advance_due_at: v.nullable(v.string()),
});
export type Awaited = v.InferOutput<typeof AwaitedSchema>;

const RefundDueSchema = v.object({
  ...whose,
  /** The refund's own id. */
  id: v.string(),
  hotel_id: v.string(),
  holder: v.picklist(['site', 'property']),
  /** sent: by the payment gateway, which has not confirmed it yet. */
  state: v.picklist(['due', 'sent']),
  amount: paise,
  due_on: v.string(),
});
export type RefundDue = v.InferOutput<typeof RefundDueSchema>;

/** A cancellation of which the desk says that the guest asked for it. */
const AscribedSchema = v.object({
  ...whose,
  cancelled_at: v.string(),
  reason: v.nullable(v.string()),
  /** Paise: refunded and due. */
  refund: paise,
  received: paise,
  /** The guest can answer until then; null once they have, or once the time is over. */
  answer_by: v.nullable(v.string()),
  confirmed_at: v.nullable(v.string()),
});
export type Ascribed = v.InferOutput<typeof AscribedSchema>;

export const AdvancesSchema = v.object({
  /** In India. */
  today: v.string(),
  /** The oldest first. */
  reported: v.array(ReportedSchema),
  /** The first to expire first. */
  awaited: v.array(AwaitedSchema),
  /** The first due first. */
  refunds_due: v.array(RefundDueSchema),
  /** The newest first. */
  cancellations: v.array(AscribedSchema),
});
export type Advances = v.InferOutput<typeof AdvancesSchema>;
/** What a statement is searched for. */
export type Sought = Pick<Advances, 'reported' | 'awaited'>;
