import { readUuid } from '../uuid.ts';
import { type AuditEntry, asText, fieldName } from './audit.ts';

export interface Difference {
  field: string;
  before: string;
  after: string;
}

/** A person looks for these in a change, so they come first, in this order. */
const mainFields =
  'booking_status payment_status status state end_reason role amount value price_change base_price total_rooms num_rooms rejection_reason hidden_kind hidden_reason reason first_night end_date'.split(
    ' ',
  );
const rankOf = (name: string) => (mainFields.includes(name) ? mainFields.indexOf(name) : mainFields.length);
/** Keys, marks and places in an order, which say nothing to people. */
const isForMachines = (name: string) => /(^idempotency_key|_hash|^position|^received_by)$/.test(name);

/** Returns the fields, main ones first. Without the ids of a row that was added or removed; a change of an id stays. */
export function differencesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => !isForMachines(name) && ((before && after) || !readUuid((before ?? after)?.[name])))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || fieldName(one).localeCompare(fieldName(other)))
    .map((name) => ({
      field: fieldName(name),
      before: asText(name, before?.[name], before),
      after: asText(name, after?.[name], after),
    }));
}
