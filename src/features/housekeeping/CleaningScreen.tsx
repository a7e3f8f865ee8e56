import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { withTaps } from '#src/domain/housekeeping/cleaning.ts';
import { useLinkToken } from '#src/server/useLinkToken.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import * as say from '#src/words/en/cleaning.ts';
import { CleaningList } from './CleaningList.tsx';
import { $cleaning, openCleaning, syncCleaning } from './cleaning.store.ts';

/** Seconds between two readings while the page is visible. */
const period = 30;

function keepInSync() {
  const sync = () => {
    if (document.visibilityState === 'visible') syncCleaning().catch(console.error);
  };
  const timer = setInterval(sync, 1000 * period);
  window.addEventListener('online', sync);
  document.addEventListener('visibilitychange', sync);
  sync();
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', sync);
    document.removeEventListener('visibilitychange', sync);
  };
}

/** `/cleaning#{token}`: the rooms of today for cleaners, also without a network. */
export function CleaningScreen() {
  const opened = useLinkToken('cleaning-link');
  const { token, list, taps, failure, dropped, read_at } = useStore($cleaning);
  useEffect(() => {
    if (opened === null) return;
    openCleaning(opened);
    return keepInSync();
  }, [opened]);

  if (dropped !== null) {
    return (
      <Message title={say.cleaningLinkEnded}>
        {[say.askFrontDesk, dropped > 0 && say.changesDropped(dropped)].filter(Boolean).join(' ')}
      </Message>
    );
  }
  if (opened !== null && !token) return <Message title={say.openCleaningLink}>{say.openCleaningLinkHow}</Message>;
  if (list) {
    const rooms = withTaps(list.rows, taps);
    return <CleaningList list={list} rooms={rooms} waiting={taps.length} failure={failure} readAt={read_at} />;
  }
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">{say.roomsToClean}</h1>
      {failure ? (
        <RetryNotice onRetry={() => void syncCleaning()}>{failure.message}</RetryNotice>
      ) : (
        <ListSkeleton label={say.loadingRooms} />
      )}
    </div>
  );
}

function Message({ title, children }: { title: string; children: string }) {
  return (
    <div role="status">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-[56ch] text-ink-soft text-lg">{children}</p>
    </div>
  );
}
