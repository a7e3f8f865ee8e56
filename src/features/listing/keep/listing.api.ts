import * as v from 'valibot';
import { type ListingForm, listingProblems, type ProblemCode, readListingForm } from '#src/domain/listing/listing.ts';
import { type ListingStatus, listingStatuses } from '#src/domain/listing/listingStatus.ts';
import { supabase } from '#src/server/account.ts';
import { needsSecondFactor } from '#src/server/session.ts';
import type { ServerDraft } from './listingCopy.ts';

/** The calls of the wizard's frame. `lost`: no answer came, so it may have happened; `signedOut`: the session is over. */

const names = Object.keys(listingStatuses) as ListingStatus[];
const form = v.pipe(v.unknown(), v.transform(readListingForm));
const step = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)), 1);
const DraftRow = v.object({ form, revision: v.number(), saved_at: v.nullable(v.string()), step });

const LoadAnswerSchema = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    listing: v.nullable(
      v.object({
        ...DraftRow.entries,
        property_id: v.string(),
        status: v.picklist(names),
        is_public: v.boolean(),
        rejection_reason: v.nullable(v.string()),
      }),
    ),
  }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);
export type LoadedListing = ServerDraft & {
  property_id: string;
  status: ListingStatus;
  is_public: boolean;
  rejection_reason: string | null;
};
export type LoadAnswer =
  | { state: 'found'; listing: LoadedListing }
  | { state: 'none' | 'notFound' | 'lost' | 'signedOut' };

const SaveAnswerSchema = v.union([
  v.object({ ok: v.literal(true), revision: v.number(), saved_at: v.string() }),
  v.object({ ok: v.literal(false), code: v.literal('conflict'), ...DraftRow.entries }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);
export type SaveAnswer =
  | { state: 'saved'; revision: number; saved_at: string }
  | { state: 'conflict'; theirs: ServerDraft }
  | { state: 'refused'; code: string }
  | { state: 'lost' | 'signedOut' };

const codes = Object.keys(listingProblems) as ProblemCode[];
const SubmitAnswerSchema = v.union([
  v.object({ ok: v.literal(true) }),
  v.object({
    ok: v.literal(false),
    code: v.literal('invalid'),
    problems: v.array(v.object({ step: v.number(), path: v.string(), code: v.picklist(codes) })),
  }),
  v.object({ ok: v.literal(false), code: v.literal('conflict'), ...DraftRow.entries }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);
export interface StepProblem {
  step: number;
  path: string;
  code: ProblemCode;
}
export type SubmitAnswer =
  | { state: 'submitted' }
  | { state: 'invalid'; problems: StepProblem[] }
  | { state: 'conflict'; theirs: ServerDraft }
  | { state: 'refused'; code: string }
  | { state: 'lost' | 'signedOut' };

/** A refused right means that the token did not count as signed in: an expired or ended session. */
const isSignedOut = (status: number, code: string | undefined) =>
  status === 401 || code === '42501' || code?.startsWith('PGRST30') === true;

async function call<S extends v.GenericSchema>(
  name: string,
  args: object,
  schema: S,
): Promise<{ state: 'lost' | 'signedOut' } | { state: 'answered'; answer: v.InferOutput<S> }> {
  try {
    const client = supabase();
    if (!(await client.token())) return { state: 'signedOut' };
    const { data, error, status } = await client.rpc(name, args);
    if (error) return { state: isSignedOut(status, error.code) ? 'signedOut' : 'lost' };
    if (await needsSecondFactor(data)) return { state: 'signedOut' };
    return { state: 'answered', answer: v.parse(schema, data) };
  } catch (error) {
    console.error(error);
    return { state: 'lost' };
  }
}

/** One's own listing, or without an id the one that was left last. */
export async function loadListing(property_id: string | null): Promise<LoadAnswer> {
  const result = await call('listing_form', property_id ? { property_id } : {}, LoadAnswerSchema);
  if (result.state !== 'answered') return { state: result.state };
  if (!result.answer.ok) return { state: 'notFound' };
  return result.answer.listing ? { state: 'found', listing: result.answer.listing } : { state: 'none' };
}

/** Keeps a draft on top of the revision it was typed on. */
export async function saveDraft(
  property_id: string,
  base_revision: number,
  form: ListingForm,
  step: number,
): Promise<SaveAnswer> {
  const result = await call('save_listing_draft', { property_id, base_revision, form, step }, SaveAnswerSchema);
  if (result.state !== 'answered') return { state: result.state };
  const { answer } = result;
  if (answer.ok) return { state: 'saved', revision: answer.revision, saved_at: answer.saved_at };
  if ('form' in answer) return { state: 'conflict', theirs: answer };
  return { state: 'refused', code: answer.code };
}

/** Sends the saved draft in for review. The same again has the same effect once. */
export async function submitListing(
  property_id: string,
  base_revision: number,
  accepted_terms: boolean,
): Promise<SubmitAnswer> {
  const result = await call('submit_listing', { property_id, base_revision, accepted_terms }, SubmitAnswerSchema);
  if (result.state !== 'answered') return { state: result.state };
  const { answer } = result;
  if (answer.ok) return { state: 'submitted' };
  if ('problems' in answer) return { state: 'invalid', problems: answer.problems };
  if ('form' in answer) return { state: 'conflict', theirs: answer };
  return { state: 'refused', code: answer.code };
}
