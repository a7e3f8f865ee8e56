import { useEffect, useState } from 'react';
import { type AdminListing, type AdminProperty, contentsOf } from '#src/domain/listing/adminListing.ts';
import { showUndoToast } from '#src/features/desk/undoToast.ts';
import { LoadFailure } from '#src/features/office/LoadFailure.tsx';
import { showError } from '#src/features/office/showError.ts';
import type { Result } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import * as say from '#src/words/staff/adminDecision.ts';
import { Compliance } from './Compliance.tsx';
import { DecisionActions } from './DecisionActions.tsx';
import { DecisionHead } from './DecisionHead.tsx';
import { Given } from './Given.tsx';
import { ListingAuditLog } from './ListingAuditLog.tsx';
import { ListingDifferences } from './ListingDifferences.tsx';
import { ListingDocuments } from './ListingDocuments.tsx';
import { ListingSteps } from './ListingSteps.tsx';
import { fetchListing } from './properties.api.ts';

interface Props {
  id: string;
  backTo: string;
}

export function ListingDecision({ id, backTo }: Props) {
  const { remote, previous, retry } = useRemote<AdminListing | null>(id, () => fetchListing(id));
  const [patch, setPatch] = useState<Partial<AdminProperty>>({});
  const [busy, setBusy] = useState(false);
  // The server's answer replaces the preview. Until then no further decision is possible.
  useEffect(() => {
    if (remote.state === 'loading') return;
    setPatch({});
    setBusy(false);
  }, [remote]);

  async function change(
    next: Partial<AdminProperty>,
    run: () => Promise<Result<null>>,
    done: string,
  ): Promise<boolean> {
    setBusy(true);
    setPatch(next);
    const since = performance.now();
    const result = await run();
    if (result.ok)
      showUndoToast(done, {
        entities: ['properties'],
        entity_id: id,
        since,
        undone: say.listingAsBefore,
        onUndone: retry,
      });
    else {
      setPatch({});
      showError(result.failure.message);
    }
    retry();
    return result.ok;
  }

  const back = (
    <a className="link inline-flex min-h-11 items-center" href={backTo}>
      {say.backToList}
    </a>
  );
  const failed = remote.state === 'failed' && (
    <LoadFailure className="mt-4" noun="properties" failure={remote.failure} onRetry={retry} />
  );
  // The old data stay, with the text typed in dialogs.
  if (failed && !previous) {
    return (
      <>
        {back}
        {failed}
      </>
    );
  }
  const loaded = remote.state === 'ready' ? remote.value : previous;
  if (remote.state === 'loading' && !loaded) {
    return <div role="status" aria-label={say.loadingListing} className="spinner mx-auto mt-24" />;
  }
  if (!loaded) {
    return (
      <>
        {back}
        <div className="admin-empty mt-4">
          <p>{say.listingDoesNotExist}</p>
        </div>
      </>
    );
  }
  const listing = { ...loaded, property: { ...loaded.property, ...patch } };
  const contents = contentsOf(listing);
  const { property, live, changes } = listing;
  return (
    <article aria-labelledby="property-name">
      {back}
      {failed}
      <DecisionHead listing={listing} />
      <DecisionActions
        listing={listing}
        seen={loaded.property}
        busy={busy || remote.state === 'loading'}
        onChange={change}
      />
      {live && (
        <ListingDifferences
          changes={changes}
          status={property.status}
          isLive={live.is_active}
          isPayoutChanged={listing.compliance.state === 'changed'}
        />
      )}
      <Given contents={contents} owner={listing.owner} />
      {/* Closes opened records when they change. */}
      <Compliance key={JSON.stringify([property.id, listing.compliance])} listing={listing} />
      <ListingDocuments documents={listing.documents} />
      <ListingSteps
        key={`${property.id} ${loaded.property.status} ${loaded.property.decided_at}`}
        property_id={property.id}
      >
        <ListingAuditLog entries={listing.history} />
      </ListingSteps>
    </article>
  );
}
