import * as v from 'valibot';
import { complianceLabels } from '../../words/staff/listing.ts';
import { noGstNumber } from '../../words/staff/wizard.ts';

type ComplianceColumn = keyof typeof complianceLabels;
const columns = Object.keys(complianceLabels) as ComplianceColumn[];
const field = v.picklist(columns);

/** `has_pan_of_gst`: true if the PAN is the one in the GST number; null without a GST number. */
const masked = { gst_number: v.string(), pan_number: v.string(), account_number: v.string() };
const judged = { has_pan_of_gst: v.nullable(v.boolean()) };
/** The owner's current data, and the data submitted with this listing if it is another record. Numbers are masked. */
export const AdminComplianceSchema = v.object({
  state: v.picklist(['none', 'current', 'new', 'unchanged', 'changed', 'outdated']),
  current: v.nullable(v.object({ ...masked, ...judged, approved_at: v.string() })),
  submitted: v.nullable(v.object({ ...masked, ...judged, submitted_at: v.string() })),
  changed: v.array(field),
});
export type AdminCompliance = v.InferOutput<typeof AdminComplianceSchema>;

const OpenedComplianceSchema = v.nullable(v.record(field, v.string()));
export const FullComplianceSchema = v.object({ current: OpenedComplianceSchema, submitted: OpenedComplianceSchema });
export type FullCompliance = v.InferOutput<typeof FullComplianceSchema>;

export interface ComplianceRow {
  field: ComplianceColumn;
  label: string;
  current: string | null;
  submitted: string | null;
  isChanged: boolean;
}

/** Returns the fields to check. Unmasked fields are included only if they differ, or all when opened. */
export function complianceRows(compliance: AdminCompliance, full: FullCompliance | null): ComplianceRow[] {
  const differs = compliance.state === 'changed' || compliance.state === 'outdated';
  return columns.flatMap((field) => {
    // It is shown in place of the number.
    if (field === 'gst_declaration') return [];
    const isChanged = differs && compliance.changed.includes(field);
    const isMasked = field in masked;
    if (!full && !isMasked && !isChanged) return [];
    const valueIn = (side: 'current' | 'submitted') => {
      const record: Partial<Record<string, unknown>> | null = full ? full[side] : compliance[side];
      const value = compliance[side] && record ? String(record[field] ?? '••••') : null;
      return field === 'gst_number' && value === '' ? noGstNumber : value;
    };
    return [
      {
        field,
        label: complianceLabels[field],
        current: valueIn('current'),
        submitted: valueIn('submitted'),
        isChanged,
      },
    ];
  });
}
