import type { ListingForm } from '#src/domain/listing/listing.ts';
import { type ListingStep, listingSteps } from '#src/domain/listing/steps.ts';
import type { ListingProblem } from '#src/domain/listing/submission.ts';
import { type Failure, isOutcomeUnknown } from '#src/lib/result.ts';
import type { AnswerOf, FailureOf } from '#src/server/apiClient.ts';
import * as calls from '#src/server/calls/listing.ts';
import { refreshProfile } from '#src/server/session.ts';
import { call, isSignedOut } from '#src/server/signedIn.ts';
import type { ServerDraft } from './listingCopy.ts';

/** The calls of the wizard. `lost`: no answer arrived, so the change may have happened. `signedOut`: the session is over. */

export type LoadedListing = NonNullable<AnswerOf<typeof calls.loadListing>['listing']>;
export type LoadAnswer =
  | { state: 'found'; listing: LoadedListing }
  | { state: 'none' | 'notFound' | 'lost' | 'signedOut' };

export type SaveAnswer =
  | { state: 'saved'; revision: number; saved_at: string }
  | { state: 'conflict'; theirs: ServerDraft }
  | { state: 'refused'; code: string }
  | { state: 'lost' }
  | { state: 'signedOut' };

export type SubmitAnswer =
  | { state: 'submitted'; status: string; changes: readonly unknown[] }
  | { state: 'invalid'; problems: ListingProblem[] }
  | { state: 'conflict'; theirs: ServerDraft }
  | { state: 'refused'; code: string }
  | { state: 'lost' }
  | { state: 'signedOut' };

const isUnanswered = (failure: Failure) => isOutcomeUnknown(failure) || isSignedOut(failure);
const unanswered = (failure: Failure) => ({ state: isOutcomeUnknown(failure) ? 'lost' : 'signedOut' }) as const;

/** Returns the server's version for a conflict, and only the code otherwise. */
function refused(failure: FailureOf<typeof calls.saveDraft>) {
  const { code, form, revision, saved_at = null, step = listingSteps[0] } = failure;
  if (code !== 'conflict' || !form || revision === undefined) return { state: 'refused', code } as const;
  return { state: 'conflict', theirs: { form, revision, saved_at, step } } as const;
}

export async function loadCopy(property_id: string | null): Promise<LoadAnswer> {
  const loaded = await call(calls.loadListing, property_id ? { property_id } : {});
  if (!loaded.ok) return isUnanswered(loaded.failure) ? unanswered(loaded.failure) : { state: 'notFound' };
  return loaded.value.listing ? { state: 'found', listing: loaded.value.listing } : { state: 'none' };
}

export async function saveCopy(
  property_id: string,
  base_revision: number,
  form: ListingForm,
  step: ListingStep,
): Promise<SaveAnswer> {
  const saved = await call(calls.saveDraft, { property_id, base_revision, form, step });
  // A first listing adds "My listings" to the menu.
  if (saved.ok && base_revision === 0) void refreshProfile();
  if (saved.ok) return { state: 'saved', ...saved.value };
  return isUnanswered(saved.failure) ? unanswered(saved.failure) : refused(saved.failure);
}

/** Submits the saved draft for review. Repeating it has no further effect. */
export async function submitCopy(
  property_id: string,
  base_revision: number,
  accepted_terms: boolean,
): Promise<SubmitAnswer> {
  const legal_versions = { terms: TERMS_VERSION, privacy: PRIVACY_VERSION };
  const sent = await call(calls.submitListing, { property_id, base_revision, accepted_terms, legal_versions });
  if (sent.ok) return { state: 'submitted', ...sent.value };
  const { failure } = sent;
  if (isUnanswered(failure)) return unanswered(failure);
  return failure.code === 'invalid' && failure.problems
    ? { state: 'invalid', problems: failure.problems }
    : refused(failure);
}
