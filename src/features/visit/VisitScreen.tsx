import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import type { OpenStay } from '#src/domain/booking/guestStay.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { useBackFromPaying } from '#src/features/stay/useBackFromPaying.ts';
import { takeEarly } from '#src/lib/early.ts';
import { stayLink } from '#src/lib/keptStays.ts';
import type { Result } from '#src/lib/result.ts';
import { deviceStorage } from '#src/lib/storage.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { openStay } from '#src/server/calls/guestStay.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { useLinkToken } from '#src/server/useLinkToken.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/en/guestStay.ts';
import type { Opened } from './opened.ts';
import { removePlaceholder } from './placeholder.ts';

const Visit = lazy(() => import('./Visit.tsx').then(({ Visit }) => ({ default: Visit })));
const SendLinkForm = lazy(() => import('./SendLinkForm.tsx').then(({ SendLinkForm }) => ({ default: SendLinkForm })));
const SharedVisit = lazy(() => import('./SharedVisit.tsx').then(({ SharedVisit }) => ({ default: SharedVisit })));
const KeptStays = lazy(() => import('./KeptStays.tsx').then(({ KeptStays }) => ({ default: KeptStays })));
const loadKept = () => import('./offlineCopy.ts');

/** Reads from the server, or from this device if it does not answer. */
async function read(token: string): Promise<Result<Opened>> {
  const asked = takeEarly<Result<OpenStay>>(token) ?? callAsGuest(openStay, { token });
  // This code cannot load without a network before the service worker is installed.
  const kept = await loadKept().catch(() => null);
  return kept ? kept.readOrCopy(token, asked) : asked;
}

interface Props {
  brand: Brand;
}

/** `/stay#{token}`: a guest's booking by its link. Without a link: stored bookings, or the form for a new link. */
export function VisitScreen({ brand }: Props) {
  const back = useBackFromPaying();
  const token = useLinkToken(stayLink);
  const [hasKept] = useState(() => deviceStorage.keys().some((key) => key.startsWith('stay-')));
  const { remote, previous, retry } = useRemote<Opened>(token || null, () => read(token ?? ''));
  const opened = remote.state === 'ready' ? remote.value : previous;
  const isOver = remote.state === 'failed' && remote.failure.code === 'not_found';

  if (token === '' || isOver) {
    const known = opened && !opened.is_shared ? opened.stay.booking_reference : '';
    const form = <SendLinkForm isOver={isOver} isBack={back !== null} known={known} brand={brand} />;
    return <Arriving>{hasKept && !isOver ? <KeptStays otherwise={form} /> : form}</Arriving>;
  }
  if (!opened || !token) {
    return remote.state === 'failed' ? (
      <Arriving>
        <h1 className="text-3xl">{say.yourStay}</h1>
        <RetryNotice
          className="mt-6"
          tone={remote.failure.code === 'rate_limited' ? 'warning' : 'error'}
          title={remote.failure.message}
          onRetry={retry}
        >
          <p>{say.bookingIsSafe}</p>
        </RetryNotice>
      </Arriving>
    ) : (
      <Loading />
    );
  }
  if (opened.is_shared) {
    return (
      <Arriving>
        <SharedVisit key={token} token={token} opened={opened} brand={brand} onChanged={retry} />
      </Arriving>
    );
  }
  return (
    <Arriving>
      <Visit key={token} token={token} opened={opened} brand={brand} isBack={back === 'own'} onChanged={retry} />
    </Arriving>
  );
}

/** Replaces the first view once all code has loaded. */
function Arriving({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <Arrived />
      {children}
    </Suspense>
  );
}

function Arrived() {
  useLayoutEffect(removePlaceholder, []);
  return null;
}

function Loading() {
  return (
    <div>
      <p role="status" className="sr-only">
        {say.opening}
      </p>
      <Skeleton className="h-24" />
      <div className="visit-columns mt-8">
        <Skeleton className="h-[32rem]" />
        <Skeleton className="h-[24rem]" />
      </div>
    </div>
  );
}
