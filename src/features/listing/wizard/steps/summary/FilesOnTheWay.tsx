import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { $documents, isOnTheWay } from '#src/features/listing/keep/documents.store.ts';
import { $queue } from '#src/features/listing/keep/photos.store.ts';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/wizard.ts';

/** Warns about uploads. A listing can be submitted without its photos, but not without its documents. */
export function FilesOnTheWay({ ref }: { ref: Ref<HTMLDivElement> }) {
  const photos = useStore($queue).length;
  const documents = useStore($documents).filter(isOnTheWay).length;
  if (photos + documents === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-4 outline-none">
      {photos > 0 && (
        <Notice tone="warning" title={say.photosStillUploading(photos)}>
          <p>{say.waitForPhotos}</p>
        </Notice>
      )}
      {documents > 0 && (
        <Notice tone="warning" title={say.documentsStillUploading(documents)}>
          <p>{say.waitForDocuments}</p>
        </Notice>
      )}
    </div>
  );
}
