import './home.css';
import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { todayWords } from '#src/domain/desk/homeWords.ts';
import { OwnerScreen } from '#src/features/listing/mine/OwnerScreen.tsx';
import { useReadAgain } from '#src/features/nights/useReadAgain.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskHome } from '#src/server/calls/desk/home.ts';
import { $session } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/home.ts';

const TodayView = lazy(() => import('./TodayView.tsx').then(({ TodayView }) => ({ default: TodayView })));

/** `/owner`: today's work at the person's properties and their listings. Without a live property, only the listings. */
export function HomeScreen() {
  const user = useRequiredSession();
  const session = useStore($session, { ssr: 'initial' });
  const { remote, previous, retry } = useRemote(user?.id ?? null, () => call(deskHome));
  useReadAgain(retry);

  const home = remote.state === 'ready' ? remote.value : previous;
  const isUnreachable = session.state === 'unreachable';
  const hasHouses = home !== null && home.houses.length > 0;
  const isWaiting = !home && remote.state === 'loading' && !isUnreachable;
  return (
    <>
      <h1 className="mb-8 text-3xl">{hasHouses ? todayWords(home.today) : home ? say.myListings : wordsDesk.home}</h1>
      {isWaiting && <ListSkeleton label={say.loadingTodaysList} />}
      {remote.state === 'failed' && !isUnreachable && (
        <RetryNotice className="mb-8" onRetry={retry}>
          {remote.failure.message}
        </RetryNotice>
      )}
      {hasHouses && (
        <Suspense fallback={<ListSkeleton label={say.loadingTodaysList} />}>
          <TodayView home={home} busy={remote.state === 'loading'} onChanged={retry} />
        </Suspense>
      )}
      {/* Loads with the day above, but shows only once its place is known. */}
      <section hidden={isWaiting} aria-labelledby={hasHouses ? 'my-listings' : undefined} className="home-listings">
        {hasHouses && (
          <h2 id="my-listings" className="text-2xl">
            {home.houses.some(({ role }) => role === 'owner') ? say.myListings : say.myProperties}
          </h2>
        )}
        <OwnerScreen heading={hasHouses ? 'h3' : 'h2'} onHouses={retry} />
      </section>
    </>
  );
}
