import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { DeskHouse } from '#src/domain/desk/calendar.ts';
import type { Invitation } from '#src/domain/desk/people.ts';
import { type MyListing, ownerActions } from '#src/domain/listing/myListing.ts';
import { listingSteps } from '#src/domain/listing/steps.ts';
import { paths } from '#src/lib/paths.ts';
import type { Result } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskHouses } from '#src/server/calls/desk/common.ts';
import { deleteDraft, myListings, setListingVisibility, withdrawListing } from '#src/server/calls/mine.ts';
import { myInvitations } from '#src/server/calls/people.ts';
import { $session } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { unreachable } from '#src/words/en/common.ts';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/people.ts';
import { HousesOfOthers } from './HousesOfOthers.tsx';
import { type ListingAction, ListingRow } from './ListingRow.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';

const PeopleDialog = lazy(() => import('./PeopleDialog.tsx').then(({ PeopleDialog }) => ({ default: PeopleDialog })));

const HistoryDialog = lazy(() =>
  import('./HistoryDialog.tsx').then(({ HistoryDialog }) => ({ default: HistoryDialog })),
);

const actions: Record<
  Exclude<ListingAction, 'notices' | 'people' | 'history' | 'takeBack'>,
  { run: (property_id: string) => Promise<Result<unknown>>; done: string }
> = {
  withdraw: {
    run: (property_id) => call(withdrawListing, { property_id }),
    done: say.listingWithdrawn,
  },
  hide: {
    run: (property_id) => call(setListingVisibility, { property_id, is_public: false }),
    done: say.listingHidden,
  },
  show: {
    run: (property_id) => call(setListingVisibility, { property_id, is_public: true }),
    done: say.listingShown,
  },
  remove: { run: (property_id) => call(deleteDraft, { property_id }), done: say.draftDeleted },
};

const questions = {
  remove: { button: say.deleteDraft, text: say.deletingDraftIsPermanent },
  hide: { button: say.hideFromGuests, text: say.hidingStopsBookings },
  takeBack: { button: say.withdrawAndEdit, text: say.withdrawToEdit },
};
type Question = keyof typeof questions;

async function readHouses(): Promise<Result<{ houses: DeskHouse[]; invitations: Invitation[] }>> {
  const [houses, invitations] = await Promise.all([call(deskHouses), call(myInvitations)]);
  if (!houses.ok) return houses;
  if (!invitations.ok) return invitations;
  const others = houses.value.rows.filter(({ role }) => role !== 'owner');
  return { ok: true, value: { houses: others, invitations: invitations.value.invitations } };
}

interface Props {
  heading?: 'h2' | 'h3';
  onHouses?: () => void;
}

export function OwnerScreen({ heading = 'h2', onHouses }: Props) {
  const user = useRequiredSession();
  const session = useStore($session, { ssr: 'initial' });
  const { remote, previous, retry } = useRemote(user?.id ?? null, () => call(myListings));
  const { remote: others, previous: othersBefore, retry: readHousesAgain } = useRemote(user?.id ?? null, readHouses);
  const place = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState<{ listing: MyListing; action: Question } | null>(null);
  const [telling, setTelling] = useState<MyListing | null>(null);
  const [staffed, setStaffed] = useState<string | null>(null);
  const [recalling, setRecalling] = useState<MyListing | null>(null);

  // A link's hash opens the people of a property. It leaves the address at once, or Back would open the dialog again.
  useEffect(() => {
    const follow = () => {
      const [, named] = /^#people-(.+)$/.exec(window.location.hash) ?? [];
      if (!named) return;
      history.replaceState(history.state, '', window.location.pathname + window.location.search);
      setStaffed(named);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function begin(listing: MyListing, action: ListingAction) {
    if (action === 'remove' || action === 'hide' || action === 'takeBack') setAsking({ listing, action });
    else if (action === 'notices') setTelling(listing);
    else if (action === 'people') setStaffed(listing.property_id);
    else if (action === 'history') setRecalling(listing);
    else act(listing, action);
  }
  async function act(listing: MyListing, action: keyof typeof actions) {
    setBusy(listing.property_id);
    const result = await actions[action].run(listing.property_id);
    setBusy(null);
    if (result.ok) showToast({ title: actions[action].done, tone: 'success' });
    else showToast({ title: wordsDesk.error, description: result.failure.message, tone: 'error' });
    retry();
    document.getElementById(`listing-${listing.property_id}`)?.focus();
    return result.ok;
  }
  async function answer({ listing, action }: NonNullable<typeof asking>) {
    setAsking(null);
    if (action !== 'takeBack') await act(listing, action);
    else if (await act(listing, 'withdraw')) window.location.assign(paths.listingForm(listing.property_id));
  }

  if (session.state === 'unreachable') {
    return <RetryNotice onRetry={() => window.location.reload()}>{unreachable}</RetryNotice>;
  }
  const listings = (remote.state === 'ready' ? remote.value : previous)?.listings;
  const staffing = listings?.find((listing) => listing.property_id === staffed && ownerActions(listing).people);
  const houses = others.state === 'ready' ? others.value : othersBefore;
  const isRead = (listings || remote.state === 'failed') && (houses || others.state === 'failed');
  if (!user || !isRead) return <ListSkeleton label={say.loadingYourListings} />;
  const worksElsewhere = houses !== null && houses.houses.length + houses.invitations.length > 0;
  // If both failed, the first message is enough: Retry reads both again.
  const failure = [remote, others].find((one) => one.state === 'failed')?.failure;
  const readAgain = () => {
    retry();
    readHousesAgain();
  };
  const answered = () => {
    readHousesAgain();
    onHouses?.();
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {failure && (
        <RetryNotice className="mb-8" onRetry={readAgain}>
          {failure.message}
        </RetryNotice>
      )}
      {worksElsewhere && <HousesOfOthers {...houses} heading={heading} onAnswered={answered} />}
      {listings?.length === 0 && worksElsewhere && (
        <Button variant="secondary" href={paths.listingForm()}>
          {say.listYourOwnProperty}
        </Button>
      )}
      {listings?.length === 0 && !worksElsewhere && (
        <div className="p-[clamp(2rem,6vw,4rem)] border border-line rounded-card bg-paper">
          <p className="max-w-[22ch] font-display text-2xl">{say.nothingListedYet}</p>
          <p className="mt-3 max-w-[48ch] text-ink-soft">{say.listingTakesSteps(listingSteps.length)}</p>
          <Button className="mt-6" size="large" href={paths.listingForm()}>
            {say.listYourProperty}
          </Button>
        </div>
      )}
      {listings && listings.length > 0 && (
        <>
          <ul className="border-b border-line">
            {listings.map((listing) => (
              <ListingRow
                key={listing.property_id}
                listing={listing}
                heading={heading}
                busy={busy === listing.property_id}
                onAction={(action) => begin(listing, action)}
              />
            ))}
          </ul>
          <Button className="mt-10" variant="secondary" href={paths.newListing}>
            {say.listAnotherProperty}
          </Button>
        </>
      )}
      {telling && (
        <NoticeDialog
          listing={telling}
          ownEmail={user.email ?? ''}
          onClose={() => setTelling(null)}
          onChanged={retry}
        />
      )}
      <Suspense>
        {staffing && <PeopleDialog listing={staffing} ownEmail={user.email ?? ''} onClose={() => setStaffed(null)} />}
        {recalling && <HistoryDialog listing={recalling} onClose={() => setRecalling(null)} />}
      </Suspense>
      {asking && (
        <FormDialog
          title={wordsDesk.ask(questions[asking.action].button)}
          submit={questions[asking.action].button}
          onSubmit={() => answer(asking)}
          onClose={() => setAsking(null)}
        >
          <p className="wrap-anywhere">{questions[asking.action].text(asking.listing.name)}</p>
        </FormDialog>
      )}
    </div>
  );
}
