import { lazy, Suspense } from 'react';
import { isLive, type MyListing, ownerActions, ownerNote } from '#src/domain/listing/myListing.ts';
import { listingSteps, stepNumber } from '#src/domain/listing/steps.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { safePhotoUrl } from '#src/lib/photos.ts';
import { Button } from '#src/ui/Button.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/people.ts';
import { EditMenu } from './EditMenu.tsx';
import { StatusLabel } from './StatusLabel.tsx';

export type ListingAction = 'withdraw' | 'takeBack' | 'hide' | 'show' | 'remove' | 'notices' | 'people' | 'history';

// Loaded only for a listing with waiting changes.
const ChangeList = lazy(() =>
  import('#src/features/listing/ChangeList.tsx').then(({ ChangeList }) => ({ default: ChangeList })),
);

interface Props {
  heading: 'h2' | 'h3';
  listing: MyListing;
  busy: boolean;
  onAction: (action: ListingAction) => void;
}

export function ListingRow({ heading: Heading, listing, busy, onAction }: Props) {
  const { property_id, name, city, status, cover_url, hotel_id, step } = listing;
  const may = ownerActions(listing);
  const heading = `listing-${property_id}`;
  const press = (action: ListingAction) => ({
    'aria-disabled': busy || undefined,
    onClick: () => !busy && onAction(action),
  });
  const about = { 'aria-describedby': heading };
  return (
    <li className="listing-row" aria-labelledby={heading}>
      {cover_url ? (
        <img className="photo" src={safePhotoUrl(cover_url)} alt="" width={480} height={320} loading="lazy" />
      ) : (
        <div className="photo text-(length:--text-sm) text-ink-soft">{say.noPhotoYet}</div>
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {isLive(listing) && <span className="status status-approved">{say.live}</span>}
          {isLive(listing) && (status === 'submitted' || status === 'pending') ? (
            <span className={`status status-${status}`}>{say.changesUnderReview}</span>
          ) : (
            !(isLive(listing) && status === 'approved') && <StatusLabel status={status} />
          )}
          {hotel_id !== null && !listing.is_public && <span className="status">{say.hidden}</span>}
        </p>
        <Heading id={heading} tabIndex={-1} className="mt-2 text-2xl wrap-anywhere">
          {name}
        </Heading>
        {city && <p className="text-ink-soft">{city}</p>}
        <p className="mt-3 max-w-[60ch]">{ownerNote(listing)}</p>
        {status === 'rejected' && listing.rejection_reason && (
          <blockquote className="listing-reason">{listing.rejection_reason}</blockquote>
        )}
        {listing.waiting && listing.waiting.length > 0 && (
          <div className="mt-4 max-w-[60ch]">
            <h3 className="font-sans font-semibold text-base tracking-normal">{say.changesUnderReview}</h3>
            <Suspense>
              <ChangeList changes={listing.waiting} />
            </Suspense>
          </div>
        )}
        <p className="mt-3 text-sm text-ink-soft">{historyOf(listing)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {may.edit && may.publish && (
            <EditMenu property_id={property_id} describedBy={heading} hasChanges={listing.has_changes} />
          )}
          {may.edit && !may.publish && (
            <Button
              href={paths.listingForm(property_id)}
              variant={status === 'approved' ? 'secondary' : 'primary'}
              {...about}
            >
              {status === 'draft' ? say.continueAtStep(stepNumber(step), listingSteps.length) : say.editListing}
            </Button>
          )}
          {may.takeBack && (
            <Button variant="secondary" {...press('takeBack')} {...about}>
              {say.editListing}
            </Button>
          )}
          {hotel_id && (
            <Button variant="secondary" href={ownerPaths.calendar(hotel_id)} {...about}>
              {wordsDesk.calendar}
            </Button>
          )}
          {may.view && hotel_id && (
            <Button variant="secondary" href={paths.hotel(hotel_id, '')} {...about}>
              {say.viewLivePage}
            </Button>
          )}
          {may.withdraw && (
            <Button variant="secondary" {...press('withdraw')} {...about}>
              {say.withdrawListing}
            </Button>
          )}
          {may.hide && (
            <Button variant="secondary" {...press('hide')} {...about}>
              {say.hideFromGuests}
            </Button>
          )}
          {may.show && (
            <Button variant="secondary" {...press('show')} {...about}>
              {say.showToGuests}
            </Button>
          )}
          {hotel_id && (
            <Button variant="secondary" {...press('notices')} {...about}>
              {say.emailsAboutBookings}
            </Button>
          )}
          {listing.is_published && (
            <Button variant="secondary" {...press('history')} {...about}>
              {say.history}
            </Button>
          )}
          {may.people && (
            <Button variant="secondary" {...press('people')} {...about}>
              {say.people}
            </Button>
          )}
          {may.remove && (
            <Button variant="secondary" {...press('remove')} {...about}>
              {say.deleteDraft}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function historyOf({ status, saved_at, submitted_at, decided_at }: MyListing): string {
  const moments = [
    submitted_at && status !== 'draft' && say.submitted(formatMoment(submitted_at)),
    decided_at && (status === 'approved' || status === 'rejected') && say.reviewed(formatMoment(decided_at)),
    saved_at && status === 'draft' && say.saved(formatMoment(saved_at)),
  ];
  return moments.filter(Boolean).join(' · ');
}
