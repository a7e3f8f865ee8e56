import * as v from 'valibot';
import { emptyListing, type ListingForm, readListingForm } from '#src/domain/listing/listing.ts';
import { type ListingStep, laterStep, listingSteps, StepSchema } from '#src/domain/listing/steps.ts';
import { type KeptTexts, readJson } from '#src/lib/storage.ts';

/** The device's copy of a listing while its owner types, one for each account and listing. It has no compliance data and no documents. */

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
  /** The form sent without an answer yet: the server may have it. */
  unanswered: ListingForm | null;
}

const form = v.pipe(v.unknown(), v.transform(readListingForm));
const CopySchema = v.object({
  form,
  step: StepSchema,
  furthest: StepSchema,
  base_revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  saved_at: v.nullable(v.string()),
  edited_at: v.nullable(v.string()),
  isSaved: v.boolean(),
  unanswered: v.nullable(form),
});

const prefix = (user_id: string) => `listing:${user_id}:`;
export const copyKey = (user_id: string, property_id: string) => prefix(user_id) + property_id;

export function readDraftCopy(storage: KeptTexts, key: string): Copy | null {
  const copy = v.safeParse(CopySchema, readJson(storage.get(key)));
  return copy.success ? copy.output : null;
}

interface KeptCopy {
  property_id: string;
  copy: Copy;
}

/** Returns the copies of an account, the last edited first. */
export function listCopies(storage: KeptTexts, user_id: string): KeptCopy[] {
  const keys = storage.keys().filter((key) => key.startsWith(prefix(user_id)));
  const found = keys.flatMap((key) => {
    const copy = readDraftCopy(storage, key);
    return copy ? [{ property_id: key.slice(prefix(user_id).length), copy }] : [];
  });
  return found.sort((a, b) => (b.copy.edited_at ?? '').localeCompare(a.copy.edited_at ?? ''));
}

export function sameForm(a: ListingForm, b: ListingForm): boolean {
  return a === b || JSON.stringify(readListingForm(a)) === JSON.stringify(readListingForm(b));
}

export const isEmptyForm = (form: ListingForm) => sameForm(form, emptyListing());

export interface ServerDraft {
  form: ListingForm;
  revision: number;
  saved_at: string | null;
  step: ListingStep;
}

function copyOf({ form, revision, saved_at, step }: ServerDraft): Copy {
  const rest = { edited_at: null, isSaved: true, unanswered: null };
  return { form, step, furthest: step, base_revision: revision, saved_at, ...rest };
}

export const newCopy = () => copyOf({ form: emptyListing(), revision: 0, saved_at: null, step: listingSteps[0] });

/** Merges this device's copy with the server's version. `conflict`: the server's version, if the owner must choose. */
export function openWith(kept: Copy | null, server: ServerDraft): { copy: Copy; conflict: ServerDraft | null } {
  if (!kept) return { copy: copyOf(server), conflict: null };
  const copy = { ...kept, saved_at: server.saved_at, base_revision: server.revision, unanswered: null };
  const isSameRevision = kept.base_revision === server.revision;
  if (kept.isSaved || sameForm(kept.form, server.form)) {
    const furthest = laterStep(kept.furthest, server.step);
    const step = isSameRevision ? kept.step : server.step;
    return { copy: { ...copy, form: server.form, isSaved: true, step, furthest }, conflict: null };
  }
  if (isSameRevision) return { copy: kept, conflict: null };
  const isOwnLostAnswer = kept.unanswered !== null && sameForm(kept.unanswered, server.form);
  if (isOwnLostAnswer) return { copy, conflict: null };
  return { copy: { ...kept, unanswered: null }, conflict: server };
}
