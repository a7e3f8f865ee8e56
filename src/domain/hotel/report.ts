import * as v from 'valibot';
import { reportReasons } from '../../words/staff/shared.ts';

export { reportReasons as reportKinds };
export type ReportKind = keyof typeof reportReasons;
const kinds = Object.keys(reportReasons) as ReportKind[];
export const ReportKindSchema = v.picklist(kinds);

export const ReviewReportSchema = v.object({
  kind: ReportKindSchema,
  note: v.string(),
  reported_at: v.string(),
  reported_by: v.nullable(v.string()),
  state: v.picklist(['open', 'kept', 'hidden']),
  decided_at: v.nullable(v.string()),
  decision_reason: v.nullable(v.string()),
});
export type ReviewReport = v.InferOutput<typeof ReviewReportSchema>;
