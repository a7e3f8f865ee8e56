import * as v from 'valibot';

/** That a house asked us to look at a review, and what we decided. */

/** Why a house asks us to look at a review, in its own words. */
export const reportKinds = {
  stranger: 'This person was not our guest',
  insult: 'It insults or threatens someone',
  personal: 'It reveals someone’s personal data',
  spam: 'It is advertising or off topic',
  other: 'Another reason',
} as const;
export type ReportKind = keyof typeof reportKinds;
const kinds = Object.keys(reportKinds) as ReportKind[];
export const ReportKindSchema = v.picklist(kinds);

export const ReportSchema = v.object({
  kind: ReportKindSchema,
  note: v.string(),
  reported_at: v.string(),
  /** Null of somebody whose account is gone. */
  reported_by: v.nullable(v.string()),
  state: v.picklist(['open', 'kept', 'hidden']),
  decided_at: v.nullable(v.string()),
  /** What we told the house. */
  decision_reason: v.nullable(v.string()),
});
export type Report = v.InferOutput<typeof ReportSchema>;
