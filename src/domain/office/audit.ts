import * as v from 'valibot';
import { formatTime } from '../../words/en/party.ts';
import * as say from '../../words/staff/adminAudit.ts';
import { bookingStatuses, paymentStatuses, stayStates } from '../../words/staff/bookings.ts';
import { reportReasons } from '../../words/staff/shared.ts';
import { formatMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { counted, formatDate, formatMonthDay, isMonthDay } from '../stay.ts';

const actor = {
  actor_email: v.optional(v.nullable(v.string())),
  actor: v.optional(v.nullable(v.string())),
  job: v.optional(v.nullable(v.string())),
};

/** A value that differs from the one that a change left. `field` is null if the whole thing changed or is gone. */
const ChangedSchema = v.object({
  entity: v.string(),
  label: v.string(),
  field: v.nullable(v.string()),
  left: v.optional(v.unknown()),
  now: v.optional(v.unknown()),
});

/** Facts of a refused undo. */
export const undoFacts = {
  changes: v.optional(v.array(ChangedSchema)),
  since: v.optional(v.nullable(v.object({ ...actor, at: v.string(), undone: v.optional(v.boolean()) }))),
  bookings: v.optional(v.number()),
};
export type UndoFacts = v.InferOutput<v.ObjectSchema<typeof undoFacts, undefined>>;

const UndoStateSchema = v.object({
  ok: v.boolean(),
  kind: v.optional(v.string()),
  code: v.optional(v.string()),
  /** The first entry of the change, and how many entries it has. */
  change: v.number(),
  entries: v.number(),
  ...undoFacts,
});

export const AuditEntrySchema = v.object({
  id: v.number(),
  at: v.string(),
  actor_email: v.nullable(v.string()),
  /** For an actor that is neither a person nor a job: "The system", "database: postgres". */
  actor: v.nullable(v.string()),
  job: v.nullable(v.string()),
  action: v.picklist(['insert', 'update', 'delete', 'read']),
  entity: v.string(),
  entity_id: v.string(),
  label: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  /** Null for changes that can never be undone. */
  undoable: v.nullable(v.boolean()),
  /** The change that this entry undid. */
  undoes: v.optional(v.nullable(v.number())),
  undo: v.optional(v.nullable(UndoStateSchema)),
  /** The hotel of the booking of a payment or refund. */
  hotel_id: v.optional(v.nullable(v.string())),
  /** How many entries of the same change match. The row shows the first. */
  entries: v.optional(v.number()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

export const auditedThings = Object.entries(say.things)
  .map(([entity, { many }]) => [entity, many] as const)
  .sort(([, one], [, other]) => one.localeCompare(other));
export { actions as auditActions } from '../../words/staff/adminAudit.ts';
export const actionOf = ({ action, undoes }: Pick<AuditEntry, 'action' | 'undoes'>) =>
  undoes ? say.undid : say.actions[action];
export const changesOnly = 'change';

/** Replaces data of erased persons and old searches, as private.erase_notes and erase_searches write it. */
export const erasedWords = '(erased)';

export const isWholeList = (entity_id: string) => /^[a-z_]+$/.test(entity_id);

/** Settings and limits are one row each, whose key says nothing. */
export function thingOf({ entity, entity_id, label }: Pick<AuditEntry, 'entity' | 'entity_id' | 'label'>): string {
  const { one: name, joint } = say.things[entity] ?? { one: asWords(entity), joint: undefined };
  if (entity_id === 'true') return name;
  if (entity === 'people' && label === say.personAsAsked) return say.dataOfOnePerson;
  if (isWholeList(entity_id)) return label;
  return [name, joint, label || entity_id.slice(0, 8)].filter(Boolean).join(' ');
}

export function whoOf({ actor_email, actor, job }: Partial<Pick<AuditEntry, 'actor_email' | 'actor' | 'job'>>): string {
  if (job) return say.changedByJob(job);
  return actor_email ?? actor ?? say.aDeletedAccount;
}

/** True for the role that private.submit_listing gives with a first listing. */
export const isNewOwner = ({ entity, before, after }: Pick<AuditEntry, 'entity' | 'before' | 'after'>) =>
  entity === 'profiles' && before?.role === 'user' && after?.role === 'owner';

type Kind = 'paise' | 'percent' | 'hours' | 'last' | 'fields' | 'monthDay';
const namesByKind: Record<Kind, readonly string[]> = {
  paise:
    'advance_agreed advance_amount amount base_price expected extra_adult extra_child full_amount goodwill no_show_fee no_show_kept refund_promised tax_amount total_agreed total_amount'.split(
      ' ',
    ),
  percent:
    'advance_percent fee_percent group_advance_percent last_minute_discount monthly_discount peak_advance_percent percent refund_percent site_fee_percent tax_rate weekly_discount'.split(
      ' ',
    ),
  hours: ['cancel_unpaid_after_hours', 'refund_hours'],
  last: ['account_last4', 'gst_last3', 'pan_last3'],
  fields: ['changed_fields'],
  monthDay: ['peak_from', 'peak_to'],
};
const kinds = new Map(
  Object.entries(namesByKind).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind])),
);

function asWords(field: string): string {
  const words = field.replace(/_(id|at|url)$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const fieldName = (field: string) => say.fields[field] ?? asWords(field);

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text);
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isTime = (text: string) => /^\d{2}:\d{2}(:\d{2})?$/.test(text);

const states: Record<string, Readonly<Record<string, string>>> = {
  booking_status: bookingStatuses,
  payment_status: paymentStatuses,
  stay_state: stayStates,
  state: say.entryStates,
  price_change: say.priceChanges,
  hidden_kind: reportReasons,
  gateway: say.gateways,
};

/** `row`: the fields around it. The value of a rate rule is an amount or percents. */
export function asText(name: string, value: unknown, row?: AuditEntry['before']): string {
  if (value === null || value === undefined || value === '') return '–';
  const kind = name === 'value' && row ? (row.price_change === 'percent' ? 'percent' : 'paise') : kinds.get(name);
  if (typeof value === 'number') {
    if (kind === 'paise' && Number.isSafeInteger(value)) return formatRupees(value);
    // Rate rules count tenths of a percent.
    return kind === 'percent'
      ? `${name === 'value' ? value / 10 : value}%`
      : kind === 'hours'
        ? counted(value, 'hour')
        : String(value);
  }
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (typeof value === 'string') {
    if (kind === 'last') return `••••${value}`;
    const state = states[name]?.[value];
    if (state) return state;
    if (kind === 'monthDay' && isMonthDay(value)) return formatMonthDay(value);
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

const mostNamed = 3;

/** Says why a change cannot be undone. Names the values that changed since, the person and the time. */
export function whyNotUndone({
  code,
  changes = [],
  since,
  bookings = 0,
}: UndoFacts & { code?: string }): string | undefined {
  if (code === 'booked') return say.bookedSince(bookings);
  if (code !== 'changed_since') return say.undoRefusals[code as keyof typeof say.undoRefusals];
  if (since?.undone) return say.undoneBy(whoOf(since), formatMoment(since.at));
  const isNamed = since && (since.actor_email || since.actor || since.job);
  return [
    ...changes.slice(0, mostNamed).map(sayChanged),
    changes.length > mostNamed && say.moreChanged(changes.length - mostNamed),
    isNamed ? say.changedBy(whoOf(since), formatMoment(since.at)) : say.changedByOthers,
  ]
    .filter(Boolean)
    .join(' ');
}

function sayChanged({ entity, label, field, left, now }: v.InferOutput<typeof ChangedSchema>): string {
  if (field === null) return say.thingChanged(thingOf({ entity, entity_id: '', label }));
  const [is, was] = [asText(field, now), asText(field, left)];
  return is === was || is.length + was.length > 120
    ? say.fieldChanged(fieldName(field))
    : say.isNow(fieldName(field), is, was);
}
