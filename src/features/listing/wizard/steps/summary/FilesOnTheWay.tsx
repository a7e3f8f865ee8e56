import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { counted } from '#src/domain/stay.ts';
import { $documents, isOnTheWay } from '#src/features/listing/keep/documents.store.ts';
import { $queue } from '#src/features/listing/keep/photos.store.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** Says before a listing is sent in what is not in it yet: photos, which it can go without, and documents, which it waits for. */
export function FilesOnTheWay({ ref }: { ref: Ref<HTMLDivElement> }) {
  const photos = useStore($queue).length;
  const documents = useStore($documents).filter(isOnTheWay).length;
  if (photos + documents === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-4 outline-none">
      {photos > 0 && (
        <Notice tone="warning" title={`${counted(photos, 'photo')} still on the way`}>
          <p>
            Please wait until they are uploaded, or look at them in the step Photos. The listing is sent without them.
          </p>
        </Notice>
      )}
      {documents > 0 && (
        <Notice tone="warning" title={`${counted(documents, 'document')} still on the way`}>
          <p>The listing can be sent in once they are uploaded, or cancelled in the step Compliance.</p>
        </Notice>
      )}
    </div>
  );
}
