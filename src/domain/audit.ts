import * as v from 'valibot';

/** What the audit log tells about one change. */
export const AuditEntrySchema = v.object({
  id: v.number(),
  at: v.string(),
  actor_email: v.nullable(v.string()),
  job: v.nullable(v.string()),
  action: v.picklist(['insert', 'update', 'delete', 'read']),
  entity: v.string(),
  entity_id: v.string(),
  label: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

/** The tables that are watched, by the names people use. */
export const auditedThings: Record<string, string> = {
  bookings: 'Booking',
  room_categories: 'Room category',
  room_blocks: 'Block',
  hotels: 'Hotel',
  properties: 'Property',
  profiles: 'User',
  reviews: 'Review',
  exchange_rates: 'Exchange rate',
  settings: 'Settings',
};
export const auditActions = { insert: 'Added', update: 'Changed', delete: 'Removed', read: 'Looked at' } as const;

export interface Difference {
  field: string;
  before: string;
  after: string;
}

/** What changed, column by column, as text. */
export function differencesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].sort().map((field) => ({ field, before: asText(before?.[field]), after: asText(after?.[field]) }));
}

function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
