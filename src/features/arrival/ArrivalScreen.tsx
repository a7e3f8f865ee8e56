import type { Arrival } from '#src/domain/formC/arrival.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { arrivalForm } from '#src/server/calls/arrival.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { useLinkToken } from '#src/server/useLinkToken.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import {
  beforeYouArrive,
  linkEnded,
  linkEndedWhy,
  openingForm,
  openYourLink,
  openYourLinkHow,
} from '#src/words/en/arrival.ts';
import { ArrivalForms } from './ArrivalForms.tsx';

/** `/arrival#{token}`: foreign guests fill in passport and visa details before they arrive. */
export function ArrivalScreen() {
  const token = useLinkToken('arrival-link');
  const { remote, previous, retry } = useRemote<Arrival>(token || null, () =>
    callAsGuest(arrivalForm, { token: token ?? '' }),
  );
  const arrival = remote.state === 'ready' ? remote.value : previous;

  if (token === '') {
    return <Message title={openYourLink}>{openYourLinkHow}</Message>;
  }
  if (remote.state === 'failed' && (!arrival || remote.failure.code === 'not_found')) {
    const { code, message } = remote.failure;
    return code === 'not_found' ? (
      <Message title={linkEnded}>{linkEndedWhy}</Message>
    ) : (
      <div>
        <h1 className="text-3xl">{beforeYouArrive}</h1>
        <RetryNotice className="mt-6" tone={code === 'rate_limited' ? 'warning' : 'error'} onRetry={retry}>
          {message}
        </RetryNotice>
      </div>
    );
  }
  if (!arrival || !token) {
    return (
      <div>
        <h1 className="text-3xl">{beforeYouArrive}</h1>
        <p role="status" className="sr-only">
          {openingForm}
        </p>
        <Skeleton className="mt-6 h-32" />
        <Skeleton className="mt-6 h-96" />
      </div>
    );
  }
  return <ArrivalForms token={token} arrival={arrival} onChanged={retry} />;
}

function Message({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-[56ch] text-ink-soft text-lg">{children}</p>
    </div>
  );
}
