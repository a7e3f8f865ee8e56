import * as v from 'valibot';
import { type ListingForm, readListingForm } from '#src/domain/listing/listing.ts';
import { type ListingStep, laterStep, StepSchema } from '#src/domain/listing/steps.ts';
import { type KeptTexts, readJson } from '#src/lib/storage.ts';

/** The device's copy of a listing while its owner types, one for each account and listing. It has no compliance data and no documents. */

export interface Sent {
  form: ListingForm;
  base_revision: number;
}

export interface Copy {
  form: ListingForm;
  step: ListingStep;
  furthest: ListingStep;
  /** The server's revision on which this is based; 0 before the first save. */
  base_revision: number;
  /** The server's time of `base_revision`. */
  saved_at: string | null;
  edited_at: string | null;
  /** True if the server has all of `form`. */
  isSaved: boolean;
  /** The version sent without an answer yet: the server may have it. */
  unanswered: Sent | null;
  /** The number of edits of each tab in `form`. */
  clock: Record<string, number>;
}

const form = v.pipe(v.unknown(), v.transform(readListingForm));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const CopySchema = v.object({
  form,
  step: StepSchema,
  furthest: StepSchema,
  base_revision: whole,
  saved_at: v.nullable(v.string()),
  edited_at: v.nullable(v.string()),
  isSaved: v.boolean(),
  unanswered: v.fallback(v.nullable(v.object({ form, base_revision: whole })), null),
  clock: v.fallback(v.record(v.string(), v.number()), {}),
});

const prefix = (user_id: string) => `listing:${user_id}:`;
export const copyKey = (user_id: string, property_id: string) => prefix(user_id) + property_id;

export function parseCopy(text: string | null): Copy | null {
  const copy = v.safeParse(CopySchema, readJson(text));
  return copy.success ? copy.output : null;
}

export const readCopy = (storage: KeptTexts, user_id: string, property_id: string): Copy | null =>
  parseCopy(storage.get(copyKey(user_id, property_id)));

/** Returns false if the device's storage is full or switched off. */
export const writeCopy = (storage: KeptTexts, user_id: string, property_id: string, copy: Copy): boolean =>
  storage.set(copyKey(user_id, property_id), JSON.stringify(copy));

export const removeCopy = (storage: KeptTexts, user_id: string, property_id: string) =>
  storage.remove(copyKey(user_id, property_id));

interface KeptCopy {
  property_id: string;
  copy: Copy;
}

export function listCopies(storage: KeptTexts, user_id: string): KeptCopy[] {
  const keys = storage.keys().filter((key) => key.startsWith(prefix(user_id)));
  const found = keys.flatMap((key) => {
    const copy = parseCopy(storage.get(key));
    return copy ? [{ property_id: key.slice(prefix(user_id).length), copy }] : [];
  });
  return found.sort((a, b) => (b.copy.edited_at ?? '').localeCompare(a.copy.edited_at ?? ''));
}

export function sameForm(a: ListingForm, b: ListingForm): boolean {
  return a === b || JSON.stringify(readListingForm(a)) === JSON.stringify(readListingForm(b));
}

/** Returns true if `a` has every edit of `b`. */
export function includes(a: Copy['clock'], b: Copy['clock']): boolean {
  return Object.entries(b).every(([tab, edits]) => (a[tab] ?? 0) >= edits);
}

export function joinClocks(a: Copy['clock'], b: Copy['clock']): Copy['clock'] {
  const tabs = Object.keys({ ...a, ...b });
  return Object.fromEntries(tabs.map((tab) => [tab, Math.max(a[tab] ?? 0, b[tab] ?? 0)]));
}

export interface ServerDraft {
  form: ListingForm;
  revision: number;
  saved_at: string | null;
  step: ListingStep;
}

/** The version that the wizard opens. `conflict`: the server's version, if the owner must choose. */
interface Opening {
  copy: Copy;
  conflict: ServerDraft | null;
  /** True if this device's copy has edits that the server does not have. */
  isRestored: boolean;
}

export function copyOf({ form, revision, saved_at, step }: ServerDraft): Copy {
  return {
    form,
    step,
    furthest: step,
    base_revision: revision,
    saved_at,
    edited_at: null,
    isSaved: true,
    unanswered: null,
    clock: {},
  };
}

/** Merges this device's copy with the server's version. It never drops typed values without a question. */
export function openWith(kept: Copy | null, server: ServerDraft): Opening {
  const fresh = copyOf(server);
  if (!kept) return { copy: fresh, conflict: null, isRestored: false };
  const copy = { ...kept, saved_at: server.saved_at, base_revision: server.revision, unanswered: null };
  if (kept.isSaved || sameForm(kept.form, server.form)) {
    const furthest = laterStep(kept.furthest, server.step);
    const step = kept.base_revision === server.revision ? kept.step : server.step;
    return { copy: { ...copy, form: server.form, isSaved: true, step, furthest }, conflict: null, isRestored: false };
  }
  if (kept.base_revision === server.revision) return { copy: kept, conflict: null, isRestored: true };
  const isOwnLostAnswer = kept.unanswered !== null && sameForm(kept.unanswered.form, server.form);
  if (isOwnLostAnswer) return { copy, conflict: null, isRestored: true };
  return { copy: { ...kept, unanswered: null }, conflict: server, isRestored: true };
}
