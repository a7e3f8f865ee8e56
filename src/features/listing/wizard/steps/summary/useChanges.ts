import { useStore } from '@nanostores/react';
import * as v from 'valibot';
import { ListingChangeSchema } from '#src/domain/listing/listingChange.ts';
import { $compliance, keepCompliance, openCompliance } from '#src/features/listing/keep/compliance.store.ts';
import { $listing, revision, save } from '#src/features/listing/keep/listing.store.ts';
import { whyNotSaved } from '#src/features/listing/keep/saveWords.ts';
import type { Result } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { previewListing } from '#src/server/calls/listingChanges.ts';
import { call } from '#src/server/signedIn.ts';
import { unexpected } from '#src/words/en/common.ts';

type Preview = v.InferOutput<typeof previewListing.answer>;

/** Saves the form and asks the server what publishing would change. Compliance data that need a proof of identity are not included. */
async function readPreview(property_id: string): Promise<Result<Preview>> {
  await openCompliance(property_id);
  const isKept = (await keepCompliance(false)) || $compliance.get().save === 'proof';
  if (!isKept || !(await save())) {
    const message = whyNotSaved($listing.get(), $compliance.get().save) || unexpected;
    return { ok: false, failure: { code: 'unsaved', message } };
  }
  const legal_versions = { terms: TERMS_VERSION, privacy: PRIVACY_VERSION };
  return call(previewListing, {
    property_id,
    base_revision: revision(),
    accepted_terms: true,
    legal_versions,
    preview: true,
  });
}

/** The changes that publishing would make, read again after each save. Nothing is read while the listing is incomplete. */
export function useChanges(property_id: string, isComplete: boolean) {
  const { saved_at } = useStore($listing);
  const compliance = useStore($compliance);
  return useRemote(isComplete ? `${property_id} ${saved_at} ${compliance.saved_at}` : null, () =>
    readPreview(property_id),
  );
}

export const readChanges = (changes: readonly unknown[]) => v.parse(v.array(ListingChangeSchema), changes);
