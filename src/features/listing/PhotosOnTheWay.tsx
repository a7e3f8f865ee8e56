import { useStore } from '@nanostores/react';
import { counted } from '#src/domain/stay.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { $queue } from './photos.store.ts';

/** Says before a listing is sent in that some photos are not in it yet. */
export function PhotosOnTheWay() {
  const count = useStore($queue).length;
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={`${counted(count, 'photo')} still on the way`}>
      <p>Please wait until they are uploaded, or look at them in the step Photos. The listing is sent without them.</p>
    </Notice>
  );
}
