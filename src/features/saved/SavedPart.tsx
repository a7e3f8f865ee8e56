import type { SavedStay } from '#src/domain/hotel/savedStays.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { savedHotels } from '#src/server/calls/saved.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { save } from '#src/server/savedStays.ts';
import { Button } from '#src/ui/Button.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/en/search.ts';
import { SavedRow } from './SavedRow.tsx';

interface Props {
  stays: readonly SavedStay[];
  onForgotten: (hotel_id: string) => void;
}

export function SavedPart({ stays, onForgotten }: Props) {
  const { remote, retry } = useRemote(JSON.stringify(stays), () => callAsGuest(savedHotels, { stays }));
  if (remote.state === 'failed') {
    return (
      <RetryNotice className="mt-8" title={say.notLoaded} onRetry={retry}>
        {remote.failure.message}
      </RetryNotice>
    );
  }
  return (
    <ul className="saved-list" aria-busy={remote.state === 'loading'}>
      {stays.map((stay, at) => {
        const hotel = remote.state === 'ready' ? remote.value.hotels[at] : undefined;
        return (
          <li key={stay.hotel_id}>
            {remote.state === 'loading' ? (
              <Skeleton className="h-28" />
            ) : hotel ? (
              <SavedRow hotel={hotel} stay={stay} />
            ) : (
              <Gone
                onForget={() => {
                  save(stay, false);
                  onForgotten(stay.hotel_id);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Gone({ onForget }: { onForget: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">{say.gone}</p>
      <Button variant="secondary" size="small" onClick={onForget}>
        {say.forget}
      </Button>
    </div>
  );
}
