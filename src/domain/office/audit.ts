import * as v from 'valibot';
import { formatTime } from '../../words/en/party.ts';
import { formatMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';

/** An entry of the audit log: one change, or one view of data. */
export const AuditEntrySchema = v.object({
  id: v.number(),
  at: v.string(),
  actor_email: v.nullable(v.string()),
  /** Who it was when neither a person nor a job: "service key", "database: postgres". */
  actor: v.nullable(v.string()),
  job: v.nullable(v.string()),
  action: v.picklist(['insert', 'update', 'delete', 'read']),
  entity: v.string(),
  entity_id: v.string(),
  label: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  /** True if the change can be undone now; null for changes that never can. */
  undoable: v.nullable(v.boolean()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

/** The tables that are watched, by the names people use; the second word joins the name to its label. */
const things: Record<string, readonly [name: string, joint?: 'of' | 'for' | 'with']> = {
  room_blocks: ['Block'],
  bookings: ['Booking'],
  feed_conflicts: ['Booking without a room'],
  calendar_exports: ['Calendar link', 'of'],
  calendar_feeds: ['Calendar of another site', 'for'],
  outbox: ['Email'],
  exchange_rates: ['Exchange rate'],
  form_c_stays: ['Foreign guests', 'of'],
  form_c_guests: ['Form C', 'of'],
  hotels: ['Hotel'],
  properties: ['Listing'],
  owner_profiles: ['Owner'],
  compliance: ['Payout data', 'of'],
  payouts: ['Payout'],
  people: ['Person'],
  house_people: ['Person at a property'],
  reviews: ['Review'],
  review_photos: ['Review photo', 'of'],
  review_replies: ['Review reply', 'for'],
  review_reports: ['Review report', 'for'],
  room_categories: ['Room type'],
  settings: ['Settings'],
  compliance_submissions: ['Submitted payout data', 'with'],
  profiles: ['User'],
};
/** The filters of the log: each table with its name. */
export const auditedThings = Object.entries(things).map(([entity, [name]]) => [entity, name] as const);
export const auditActions = { insert: 'Added', update: 'Changed', delete: 'Removed', read: 'Viewed' } as const;
/** The filter for all actions but looks, as `private.admin_audit` knows it. */
export const changesOnly = 'change';

/** What stands in the log where words about a person were who is erased, and what was searched for long ago: as private.erase_notes and erase_searches write it. */
export const erasedWords = '(erased)';

/** True for an entry about many rows. Its key is a word, and its label says all. */
export const isWholeList = (entity_id: string) => /^[a-z_]+$/.test(entity_id);

/** What an entry is about, in words. The settings are one row, whose key says nothing. */
export function thingOf({ entity, entity_id, label }: Pick<AuditEntry, 'entity' | 'entity_id' | 'label'>): string {
  const [name, joint] = things[entity] ?? [asWords(entity)];
  if (entity === 'settings') return name;
  if (isWholeList(entity_id)) return label;
  return [name, joint, label || entity_id.slice(0, 8)].filter(Boolean).join(' ');
}

/** Who did it: a job, also one that an admin ran, a person, or who came past the accounts. */
export function whoOf({ actor_email, actor, job }: Pick<AuditEntry, 'actor_email' | 'actor' | 'job'>): string {
  if (job) return `Job: ${job}`;
  return actor_email ?? actor ?? 'A deleted account';
}

/** Fields whose name alone would not be understood, and what their value is. */
const fields: Record<string, readonly [name: string, kind?: 'paise' | 'percent' | 'hours' | 'last' | 'fields']> = {
  account_last4: ['Account number', 'last'],
  arrival_from: ['Arrival from'],
  arrival_to: ['Arrival to'],
  departure_from: ['Departure from'],
  departure_to: ['Departure to'],
  search: ['Searched for'],
  seen: ['Seen'],
  admins_need_second_factor: ['Admins need two-factor'],
  advance_amount: ['Advance', 'paise'],
  advance_due_at: ['Advance due by'],
  advance_percent: ['Advance', 'percent'],
  as_of: ['Date of the rate'],
  base_price: ['Price a night', 'paise'],
  cancel_reason: ['Reason'],
  cancel_unpaid_after_hours: ['Cancel unpaid after', 'hours'],
  changed_fields: ['Changed fields', 'fields'],
  client_address_header: ['Trusted address header'],
  city: ['City'],
  deleted_at: ['Deleted'],
  full_name: ['Name'],
  gst_last3: ['GST number', 'last'],
  gst_number: ['GST number'],
  gst_declaration: ['GST declaration'],
  guests_prove_human: ['Guests prove they are human'],
  guest_email: ['Guest’s email'],
  guest_name: ['Guest'],
  guest_phone: ['Guest’s phone'],
  hidden_at: ['Hidden'],
  hidden_reason: ['Reason for hiding'],
  hidden_kind: ['Reason in the public log'],
  aspects: ['Stars by aspect'],
  removed_at: ['Removed'],
  removed_reason: ['Reason for removing'],
  approved_at: ['Shown to guests'],
  refused_at: ['Removed'],
  refused_reason: ['Reason for removing'],
  replied_at: ['Replied'],
  decision_reason: ['Reason for the decision'],
  entries: ['Entries cleared'],
  ifsc_code: ['IFSC code'],
  known_by: ['Identified by'],
  inr_per_unit: ['Rupees for one'],
  is_active: ['On sale'],
  is_featured: ['Featured'],
  is_public: ['Public'],
  is_verified: ['Verified stay'],
  max_occupancy: ['Sleeps'],
  num_adults: ['Adults'],
  num_children: ['Children'],
  num_rooms: ['Rooms'],
  refund_promised: ['Refund', 'paise'],
  rejection_reason: ['Reason for rejecting'],
  pan_last3: ['PAN', 'last'],
  pan_number: ['PAN'],
  role: ['Role'],
  site_fee_percent: ['Our fee', 'percent'],
  tax_amount: ['Tax', 'paise'],
  tax_rate: ['Tax', 'percent'],
  tax_reason: ['Reason for the tax rate'],
  total_amount: ['Total', 'paise'],
  total_rooms: ['Number of rooms'],
  two_factor: ['Two-factor'],
  upi_id: ['UPI ID'],
};

function asWords(field: string): string {
  const words = field.replace(/_(id|at|url)$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a field as people say it. */
export const fieldName = (field: string) => fields[field]?.[0] ?? asWords(field);

export interface Difference {
  field: string;
  before: string;
  after: string;
}

/** What changed, field by field, as text. */
export function differencesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({
      field: fieldName(name),
      before: asText(name, before?.[name]),
      after: asText(name, after?.[name]),
    }))
    .sort((one, other) => one.field.localeCompare(other.field));
}

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text);
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isTime = (text: string) => /^\d{2}:\d{2}(:\d{2})?$/.test(text);

/** A value of the log as people read it. What is missing is a dash. */
function asText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  const kind = fields[name]?.[1];
  if (typeof value === 'number') {
    if (kind === 'paise' && Number.isSafeInteger(value)) return formatRupees(value);
    return kind === 'percent' ? `${value}%` : kind === 'hours' ? `${value} hours` : String(value);
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') {
    if (kind === 'last') return `••••${value}`;
    if (isMoment(value)) return formatMoment(value);
    return isDate(value) ? formatDate(value) : isTime(value) ? formatTime(value) : value;
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    if (kind === 'fields') return value.map(fieldName).join(', ');
    return value.every((item) => typeof item === 'string') ? value.join(', ') : `${value.length} entries`;
  }
  const parts = Object.entries(value).map(([part, inner]) => `${asWords(part)}: ${asText(part, inner)}`);
  return parts.length > 0 ? parts.join('\n') : '–';
}
