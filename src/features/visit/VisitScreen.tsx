import { lazy, Suspense, useEffect } from 'react';
import type { OpenStay } from '#src/domain/booking/guestStay.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { useLinkToken } from '#src/lib/useLinkToken.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { openStay } from '#src/server/calls/guestStay.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

// Each apart from the page's first scripts: who comes sees one of the three.
const loadVisit = () => import('./Visit.tsx').then(({ Visit }) => ({ default: Visit }));
const Visit = lazy(loadVisit);
const SendLinkForm = lazy(() => import('./SendLinkForm.tsx').then(({ SendLinkForm }) => ({ default: SendLinkForm })));
const SharedVisit = lazy(() => import('./SharedVisit.tsx').then(({ SharedVisit }) => ({ default: SharedVisit })));

interface Props {
  brand: Brand;
}

/** `/stay#{token}`: a guest's own stay, by the link of their mails; without one, the way to a new link. */
export function VisitScreen({ brand }: Props) {
  const token = useLinkToken('stay-link');
  // While the stay is asked for.
  useEffect(() => {
    if (token) loadVisit().catch(console.error);
  }, [token]);
  const { remote, previous, retry } = useRemote<OpenStay>(token || null, () =>
    callAsGuest(openStay, { token: token ?? '' }),
  );
  const opened = remote.state === 'ready' ? remote.value : previous;
  const isOver = remote.state === 'failed' && remote.failure.code === 'not_found';

  if (token === '' || isOver) {
    return (
      <Suspense fallback={<Loading />}>
        <SendLinkForm isOver={isOver} brand={brand} />
      </Suspense>
    );
  }
  if (!opened || !token) {
    return remote.state === 'failed' ? (
      <div>
        <h1 className="text-3xl">Your stay</h1>
        <RetryNotice
          className="mt-6"
          tone={remote.failure.code === 'rate_limited' ? 'warning' : 'error'}
          title={remote.failure.message}
          onRetry={retry}
        >
          <p>Your booking itself is safe with us.</p>
        </RetryNotice>
      </div>
    ) : (
      <Loading />
    );
  }
  if (opened.is_shared) {
    return (
      <Suspense fallback={<Loading />}>
        <SharedVisit stay={opened.stay} brand={brand} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <Visit key={token} token={token} stay={opened.stay} brand={brand} onChanged={retry} />
    </Suspense>
  );
}

function Loading() {
  return (
    <div>
      <h1 className="sr-only">Your stay</h1>
      <p role="status" className="sr-only">
        Opening your stay…
      </p>
      <Skeleton className="h-24" />
      <div className="visit-columns mt-8">
        <Skeleton className="h-[32rem]" />
        <Skeleton className="h-[24rem]" />
      </div>
    </div>
  );
}
