import * as v from 'valibot';
import { formatTime } from '../../words/en/party.ts';
import * as say from '../../words/staff/admin.ts';
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
  room_blocks: [say.block],
  bookings: [say.booking],
  feed_conflicts: [say.bookingWithoutRoom],
  calendar_exports: [say.calendarLink, 'of'],
  calendar_feeds: [say.calendarOfAnotherSite, 'for'],
  outbox: [say.email],
  exchange_rates: [say.exchangeRate],
  form_c_stays: [say.foreignGuests, 'of'],
  form_c_guests: [say.formC, 'of'],
  hotels: [say.hotel],
  properties: [say.listing],
  owner_profiles: [say.owner],
  compliance: [say.payoutData, 'of'],
  payouts: [say.payout],
  people: [say.person],
  house_people: [say.personAtProperty],
  reviews: [say.review],
  review_photos: [say.reviewPhoto, 'of'],
  review_replies: [say.reviewReply, 'for'],
  review_reports: [say.reviewReport, 'for'],
  room_categories: [say.roomType],
  settings: [say.settings],
  compliance_submissions: [say.submittedPayoutData, 'with'],
  profiles: [say.user],
};
/** The filters of the log: each table with its name. */
export const auditedThings = Object.entries(things).map(([entity, [name]]) => [entity, name] as const);
export const auditActions = { insert: say.added, update: say.changed, delete: say.removed, read: say.viewed } as const;
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
  if (job) return say.job(job);
  return actor_email ?? actor ?? say.aDeletedAccount;
}

/** Fields whose name alone would not be understood, and what their value is. */
const fields: Record<string, readonly [name: string, kind?: 'paise' | 'percent' | 'hours' | 'last' | 'fields']> = {
  account_last4: [say.accountNumber, 'last'],
  arrival_from: [say.arrivalFrom],
  arrival_to: [say.arrivalTo],
  departure_from: [say.departureFrom],
  departure_to: [say.departureTo],
  search: [say.searchedFor],
  seen: [say.seen],
  admins_need_second_factor: [say.adminsNeedTwoFactor],
  advance_amount: [say.advance, 'paise'],
  advance_due_at: [say.advanceDueBy],
  advance_percent: [say.advance, 'percent'],
  as_of: [say.dateOfRate],
  base_price: [say.priceNight, 'paise'],
  cancel_reason: [say.reason],
  cancel_unpaid_after_hours: [say.cancelUnpaidAfter, 'hours'],
  changed_fields: [say.changedFields, 'fields'],
  client_address_header: [say.trustedAddressHeader],
  city: [say.city],
  deleted_at: [say.deleted],
  full_name: [say.name],
  gst_last3: [say.gstNumber, 'last'],
  gst_number: [say.gstNumber],
  gst_declaration: [say.gstDeclaration],
  guests_prove_human: [say.guestsProveTheyAreHuman],
  guest_email: [say.guestsEmail],
  guest_name: [say.guest],
  guest_phone: [say.guestsPhone],
  hidden_at: [say.hidden],
  hidden_reason: [say.reasonForHiding],
  hidden_kind: [say.reasonInPublicLog],
  aspects: [say.starsByAspect],
  removed_at: [say.removed],
  removed_reason: [say.reasonForRemoving],
  approved_at: [say.shownToGuests],
  refused_at: [say.removed],
  refused_reason: [say.reasonForRemoving],
  replied_at: [say.replied],
  decision_reason: [say.reasonForDecision],
  entries: [say.entriesCleared],
  ifsc_code: [say.ifscCode],
  known_by: [say.identifiedBy],
  inr_per_unit: [say.rupeesForOne],
  is_active: [say.onSale],
  is_featured: [say.featured],
  is_public: [say.publicIt],
  is_verified: [say.verifiedStay],
  max_occupancy: [say.sleeps],
  num_adults: [say.adults],
  num_children: [say.children],
  num_rooms: [say.rooms],
  refund_promised: [say.refund, 'paise'],
  rejection_reason: [say.reasonForRejecting],
  pan_last3: ['PAN', 'last'],
  pan_number: ['PAN'],
  role: [say.role],
  site_fee_percent: [say.ourFee, 'percent'],
  tax_amount: [say.tax, 'paise'],
  tax_rate: [say.tax, 'percent'],
  tax_reason: [say.reasonForTaxRate],
  total_amount: [say.total, 'paise'],
  total_rooms: [say.numberOfRooms],
  two_factor: [say.twoFactor],
  upi_id: [say.upiId],
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
    return kind === 'percent' ? `${value}%` : kind === 'hours' ? say.hours(value) : String(value);
  }
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (typeof value === 'string') {
    if (kind === 'last') return `••••${value}`;
    if (isMoment(value)) return formatMoment(value);
    return isDate(value) ? formatDate(value) : isTime(value) ? formatTime(value) : value;
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    if (kind === 'fields') return value.map(fieldName).join(', ');
    return value.every((item) => typeof item === 'string') ? value.join(', ') : say.entries(value.length);
  }
  const parts = Object.entries(value).map(([part, inner]) => `${asWords(part)}: ${asText(part, inner)}`);
  return parts.length > 0 ? parts.join('\n') : '–';
}
