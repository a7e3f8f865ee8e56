import { useStore } from '@nanostores/react';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { $compliance } from '#src/features/listing/keep/compliance.store.ts';
import { $documents } from '#src/features/listing/keep/documents.store.ts';
import type { ListingState } from '#src/features/listing/keep/listingKeeper.ts';
import { $queue } from '#src/features/listing/keep/photos.store.ts';
import { besideLine, saveLine } from '#src/features/listing/keep/saveWords.ts';

export function SaveLine({ listing }: { listing: ListingState }) {
  const photos = useStore($queue);
  const documents = useStore($documents);
  const { save: compliance } = useStore($compliance);
  const { state } = listing.save;
  const isResting = state === 'saved' || state === 'untouched';
  const beside = isResting ? besideLine({ photos, documents, compliance }) : null;
  const isSaving = beside ? !beside.isWaiting : state === 'saving' || state === 'unsaved';
  const isFine = isSaving || (isResting && !beside);
  return (
    <p role="status" className={`save-line figures ${isFine ? 'text-ink-soft' : 'text-chili'}`} data-state={state}>
      {isSaving ? (
        <LoaderCircle aria-hidden="true" />
      ) : isFine ? (
        state === 'saved' && <Check aria-hidden="true" className="text-palm" />
      ) : (
        <CloudOff aria-hidden="true" />
      )}
      <span>{beside?.words ?? saveLine({ ...listing, isKept: listing.isKept && compliance === 'saved' })}</span>
    </p>
  );
}
