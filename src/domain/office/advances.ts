import * as v from 'valibot';
import * as say from '../../words/staff/adminPayments.ts';
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

/** A row of the list of advances that are awaited. */
const AwaitedRowSchema = v.object({
  ...AwaitedSchema.entries,
  check_in_date: v.string(),
  has_email: v.boolean(),
  /** When the guest was reminded in the last 24 hours; null if they were not. */
  reminded_at: v.nullable(v.string()),
});
export type AwaitedRow = v.InferOutput<typeof AwaitedRowSchema>;
/** A page of them; `due`: paise of all that fit. */
export const AwaitedPageSchema = v.object({ total: v.number(), due: paise, rows: v.array(AwaitedRowSchema) });
export type AwaitedPage = v.InferOutput<typeof AwaitedPageSchema>;

/** A booking that a line of the bank's statement may pay. */
const PayableSchema = v.object({
  ...whose,
  check_in_date: v.string(),
  booking_status: ReportedSchema.entries.booking_status,
  /** Paise that the site still receives of the advance. */
  due: paise,
  report: v.nullable(
    v.object({ id: v.string(), amount: paise, method: v.string(), reference: v.nullable(v.string()) }),
  ),
  /** It waits for the amount of the line. */
  is_same: v.boolean(),
});
export type Payable = v.InferOutput<typeof PayableSchema>;
export const PayablesSchema = v.pipe(
  v.object({ rows: v.array(PayableSchema) }),
  v.transform(({ rows }) => rows),
);

/** What was done to several bookings at once, and which were skipped. */
export const ActedSchema = v.object({
  ok: v.literal(true),
  done: v.number(),
  skipped: v.array(v.object({ booking_id: v.string(), booking_reference: v.nullable(v.string()), code: v.string() })),
});
export type Acted = v.InferOutput<typeof ActedSchema>;

/** Says why a booking was skipped, by the code of the server. */
export const skipReason = (code: string) => say.skipReasons[code] ?? say.wasChanged;

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
  /** Not received yet. */
  reported: paise,
  /** The guest can answer until then; null once they have, or once the time is over. */
  answer_by: v.nullable(v.string()),
  confirmed_at: v.nullable(v.string()),
  answer: v.nullable(v.picklist(['confirmed', 'denied', 'unanswered'])),
});
export type Ascribed = v.InferOutput<typeof AscribedSchema>;

/** A no-show whose guest says that they were there. */
const DisputeSchema = v.object({
  ...whose,
  hotel_id: v.string(),
  check_in_date: v.string(),
  disputed_at: v.string(),
  /** Paise that were received and not refunded. */
  paid: v.number(),
  fee: v.nullable(paise),
});
export type Dispute = v.InferOutput<typeof DisputeSchema>;

export const AdvancesSchema = v.object({
  /** In India. */
  today: v.string(),
  /** The oldest first. */
  reported: v.array(ReportedSchema),
  /** The first to expire first: what a statement is searched for. */
  awaited: v.array(AwaitedSchema),
  /** UTRs of the last payments that the site has received. */
  recorded_utrs: v.array(v.string()),
  /** The first due first. */
  refunds_due: v.array(RefundDueSchema),
  /** The newest first. */
  cancellations: v.array(AscribedSchema),
  /** The first first. */
  disputes: v.array(DisputeSchema),
});
export type Advances = v.InferOutput<typeof AdvancesSchema>;
/** What a statement is searched for. */
export type Sought = Pick<Advances, 'reported' | 'awaited'>;
