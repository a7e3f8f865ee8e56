import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { listingSteps } from '#src/domain/listing/steps.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { $compliance, forgetCompliance } from '#src/features/listing/keep/compliance.store.ts';
import {
  $listing,
  goTo,
  listen,
  open,
  sessionBack,
  sessionEnded,
  take,
} from '#src/features/listing/keep/listing.store.ts';
import { paths } from '#src/lib/paths.ts';
import { $session } from '#src/server/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/staff/wizard.ts';
import { Wizard } from './Wizard.tsx';
import { WizardSkeleton } from './WizardSkeleton.tsx';

const WithdrawButton = lazy(() =>
  import('./WithdrawButton.tsx').then(({ WithdrawButton }) => ({ default: WithdrawButton })),
);

/** Opens the listing named in the address: `?listing={id}`, `?new=1`, or the last one. */
function openAddress(user_id: string) {
  const params = new URLSearchParams(window.location.search);
  return showStep(open(user_id, { property_id: readUuid(params.get('listing')), isNew: params.has('new') }));
}

/** Goes to the step in the address, `&step={name}`, once the listing is open. */
async function showStep(opening: Promise<void>) {
  const named = new URLSearchParams(window.location.search).get('step');
  const step = listingSteps.find((name) => name === named);
  await opening;
  if (step && $listing.get().phase === 'ready') goTo(step);
}

/** `/list-property/form`. Without a session it goes to the sign-in and back. */
export function ListingScreen() {
  const session = useStore($session, { ssr: 'initial' });
  const listing = useStore($listing, { ssr: 'initial' });
  const isUnsaved = useStore($compliance, { ssr: 'initial' }).save !== 'saved';
  const account = useRef<string | null>(null);
  const isTaken = useRef(false);
  const elsewhere = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const user_id = session.state === 'signedIn' ? session.user.id : null;

  useEffect(listen, []);

  useEffect(() => {
    if (session.state === 'loading' || session.state === 'unreachable') return;
    if (user_id === null) {
      if (account.current === null) {
        window.location.replace(paths.auth(window.location.pathname + window.location.search));
      } else sessionEnded();
    } else if (user_id === account.current) sessionBack();
    else {
      account.current = user_id;
      forgetCompliance();
      void openAddress(user_id);
    }
  }, [session.state, user_id]);

  const { phase, property_id } = listing;
  useEffect(() => {
    if (phase !== 'ready') return;
    setWasOpen(true);
    window.history.replaceState(null, '', paths.listingForm(property_id));
    // The button that took it is gone.
    if (isTaken.current) document.getElementById('step-title')?.focus({ preventScroll: true });
    isTaken.current = false;
  }, [phase, property_id]);

  useEffect(() => {
    // Another tab took it. Without the form, the foot of the page is in view.
    if (phase === 'elsewhere' && wasOpen) elsewhere.current?.focus();
  }, [phase, wasOpen]);

  function takeHere() {
    isTaken.current = true;
    void showStep(take());
  }

  // The auth client caches its failure for a while, so a retry loads the page again.
  const retry = () => (user_id ? void openAddress(user_id) : window.location.reload());
  const isUnreachable = phase === 'unreachable' || session.state === 'unreachable';
  if (phase === 'ready') return <Wizard listing={listing} />;
  if (phase === 'loading' && session.state !== 'unreachable') return <WizardSkeleton />;
  return (
    <div className="wrap min-h-96 pt-4">
      <div className="max-w-text">
        {isUnreachable && listing.save.state === 'signedOut' && (
          <Notice
            tone="warning"
            title={say.youAreSignedOut}
            action={
              <Button size="small" href={paths.auth(window.location.pathname + window.location.search)}>
                {say.signIn}
              </Button>
            }
          >
            <p>{say.signInToOpenListing}</p>
          </Notice>
        )}
        {isUnreachable && listing.save.state !== 'signedOut' && (
          <RetryNotice isQuiet title={say.weCouldNotLoadYourListing} onRetry={retry}>
            <p>{say.checkConnectionAndTryAgain}</p>
          </RetryNotice>
        )}
        {phase === 'elsewhere' && (
          <div ref={elsewhere} tabIndex={-1} className="outline-none">
            <Notice
              title={say.openInAnotherTab}
              action={
                <Button size="small" onClick={takeHere}>
                  {say.useItHere}
                </Button>
              }
            >
              <p>
                {!listing.isKept
                  ? say.browserCannotKeepTyped
                  : isUnsaved
                    ? say.payoutDetailsNotSaved
                    : wasOpen
                      ? say.movedToOtherTab
                      : say.editInOneTab}
              </p>
            </Notice>
            <Links isQuiet />
          </div>
        )}
        {phase === 'notFound' && (
          <>
            <h2 className="text-2xl">{say.listingNotFound}</h2>
            <p className="mt-3 text-ink-soft">{say.linkMayBeOld}</p>
            <Links />
          </>
        )}
        {phase === 'locked' && (
          <>
            <h2 className="text-2xl">{say.weAreReviewing(listing.form.basics.name || say.thisListing)}</h2>
            <p className="mt-3 text-ink-soft">
              {say.youCannotChangeItNow} {listing.status === 'submitted' && say.withdrawToEdit}
            </p>
            {listing.status === 'submitted' && property_id && (
              <Suspense>
                <WithdrawButton property_id={property_id} />
              </Suspense>
            )}
            {listing.save.state === 'refused' && <p className="mt-3">{say.typedSinceThenIsKept}</p>}
            <Links isQuiet={listing.status === 'submitted'} />
          </>
        )}
      </div>
    </div>
  );
}

/** `isQuiet`: another button is the main one. */
function Links({ isQuiet = false }: { isQuiet?: boolean }) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button href={paths.owner} variant={isQuiet ? 'secondary' : 'primary'}>
        {say.myListings}
      </Button>
      <Button variant="secondary" href={paths.newListing}>
        {say.startAnotherListing}
      </Button>
    </div>
  );
}
