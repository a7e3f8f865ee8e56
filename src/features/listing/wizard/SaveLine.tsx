import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { ListingState } from '#src/features/listing/keep/listingKeeper.ts';
import { saveLine } from '#src/features/listing/keep/saveWords.ts';

/** Whether everything typed is on the server; always in view. */
export function SaveLine({ listing }: { listing: ListingState }) {
  const { state } = listing.save;
  const isSaving = state === 'saving' || state === 'unsaved';
  const isFine = isSaving || state === 'saved' || state === 'untouched';
  return (
    <p role="status" className={`save-line figures ${isFine ? 'text-ink-soft' : 'text-chili'}`} data-state={state}>
      {isSaving ? (
        <LoaderCircle aria-hidden="true" />
      ) : isFine ? (
        state === 'saved' && <Check aria-hidden="true" className="text-palm" />
      ) : (
        <CloudOff aria-hidden="true" />
      )}
      <span>{saveLine(listing)}</span>
    </p>
  );
}
