import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { counted } from '#src/domain/stay.ts';
import { $documents, isOnTheWay } from '#src/features/listing/keep/documents.store.ts';
import { $queue } from '#src/features/listing/keep/photos.store.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** Warns about files that still upload: photos, without which the listing can be submitted, and documents, which it waits for. */
export function FilesOnTheWay({ ref }: { ref: Ref<HTMLDivElement> }) {
  const photos = useStore($queue).length;
  const documents = useStore($documents).filter(isOnTheWay).length;
  if (photos + documents === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-4 outline-none">
      {photos > 0 && (
        <Notice tone="warning" title={`${counted(photos, 'photo')} still uploading`}>
          <p>
            Wait until they are uploaded, or check them in the step Photos. Otherwise the listing is submitted without
            them.
          </p>
        </Notice>
      )}
      {documents > 0 && (
        <Notice tone="warning" title={`${counted(documents, 'document')} still uploading`}>
          <p>You can submit the listing once they are uploaded, or cancelled in the step Compliance.</p>
        </Notice>
      )}
    </div>
  );
}
