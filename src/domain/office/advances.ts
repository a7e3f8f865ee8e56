import * as v from 'valibot';
import * as say from '../../words/staff/adminPayments.ts';
import { paise } from '../hotel/hotel.ts';

const whose = {
  booking_id: v.string(),
  booking_reference: v.string(),
  guest_name: v.string(),
  hotel_name: v.string(),
};

const ReportedSchema = v.object({
  ...whose,
  id: v.string(),
  at: v.string(),
  amount: paise,
  method: v.string(),
  reference: v.nullable(v.string()),
  check_in_date: v.string(),
  booking_status: v.picklist(['pending', 'confirmed', 'cancelled', 'completed']),
  utr_elsewhere: v.array(v.string()),
  for_change: v.optional(v.boolean(), false),
});
export type Reported = v.InferOutput<typeof ReportedSchema>;

const AwaitedSchema = v.object({
  ...whose,
  due: paise,
  advance_due_at: v.nullable(v.string()),
});
export type Awaited = v.InferOutput<typeof AwaitedSchema>;

const AwaitedRowSchema = v.object({
  ...AwaitedSchema.entries,
  check_in_date: v.string(),
  has_email: v.boolean(),
  /** A reminder in the last 24 hours; null if none. */
  reminded_at: v.nullable(v.string()),
});
export type AwaitedRow = v.InferOutput<typeof AwaitedRowSchema>;
/** `due`: paise of all matching rows. */
export const AwaitedPageSchema = v.object({ total: v.number(), due: paise, rows: v.array(AwaitedRowSchema) });
export type AwaitedPage = v.InferOutput<typeof AwaitedPageSchema>;

const PayableSchema = v.object({
  ...whose,
  check_in_date: v.string(),
  booking_status: ReportedSchema.entries.booking_status,
  /** Paise of the advance that the site has not received. */
  due: paise,
  report: v.nullable(
    v.object({ id: v.string(), amount: paise, method: v.string(), reference: v.nullable(v.string()) }),
  ),
  /** Its amount due equals the line's amount. */
  is_same: v.boolean(),
});
export type Payable = v.InferOutput<typeof PayableSchema>;
export const PayablesSchema = v.pipe(
  v.object({ rows: v.array(PayableSchema) }),
  v.transform(({ rows }) => rows),
);

export const ActedSchema = v.object({
  ok: v.literal(true),
  done: v.number(),
  skipped: v.array(v.object({ booking_id: v.string(), booking_reference: v.nullable(v.string()), code: v.string() })),
});
export type Acted = v.InferOutput<typeof ActedSchema>;

export const skipReason = (code: string) => say.skipReasons[code] ?? say.wasChanged;

const RefundDueSchema = v.object({
  ...whose,
  id: v.string(),
  hotel_id: v.string(),
  holder: v.picklist(['site', 'property']),
  /** `sent`: by the payment gateway, which has not confirmed it yet. */
  state: v.picklist(['due', 'sent']),
  amount: paise,
  due_on: v.string(),
});
export type AdminRefundDue = v.InferOutput<typeof RefundDueSchema>;

const AscribedSchema = v.object({
  ...whose,
  cancelled_at: v.string(),
  reason: v.nullable(v.string()),
  refund: paise,
  received: paise,
  reported: paise,
  /** The guest's deadline to answer; null once they have answered or it has passed. */
  answer_by: v.nullable(v.string()),
  confirmed_at: v.nullable(v.string()),
  answer: v.nullable(v.picklist(['confirmed', 'denied', 'unanswered'])),
});
export type Ascribed = v.InferOutput<typeof AscribedSchema>;

const DisputeSchema = v.object({
  ...whose,
  hotel_id: v.string(),
  check_in_date: v.string(),
  disputed_at: v.string(),
  /** Paise received and not refunded. */
  paid: v.number(),
  fee: v.nullable(paise),
});
export type Dispute = v.InferOutput<typeof DisputeSchema>;

export const AdvancesSchema = v.object({
  today: v.string(),
  reported: v.array(ReportedSchema),
  awaited: v.array(AwaitedSchema),
  recorded_utrs: v.array(v.string()),
  refunds_due: v.array(RefundDueSchema),
  cancellations: v.array(AscribedSchema),
  disputes: v.array(DisputeSchema),
});
export type Advances = v.InferOutput<typeof AdvancesSchema>;
export type Sought = Pick<Advances, 'reported' | 'awaited'>;
