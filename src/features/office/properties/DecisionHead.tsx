import type { AdminListing } from '#src/domain/listing/adminListing.ts';
import { listingSteps, stepNumber } from '#src/domain/listing/steps.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/adminDecision.ts';
import * as wordsAdminListings from '#src/words/staff/adminListings.ts';
import { StatusBadge } from './StatusBadge.tsx';

export function DecisionHead({ listing }: { listing: AdminListing }) {
  const { property, live } = listing;
  return (
    <header className="mt-2">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={property.status} />
        {property.deleted_at && <Badge tone="bad">{wordsAdminListings.deleted}</Badge>}
        {live && (
          <Badge tone={live.is_active ? 'good' : undefined}>
            {live.is_active ? wordsAdminListings.live : say.hiddenFromGuests}
          </Badge>
        )}
        {property.is_featured && <Badge tone="warn">{wordsAdminListings.featured}</Badge>}
      </p>
      <h2 id="property-name" className="mt-2 font-display text-2xl wrap-anywhere">
        {property.name}
      </h2>
      <p className="mt-1 text-ink-soft">{datesOf(listing)}</p>
      {live && (
        <p className="mt-1">
          {live.is_active && (
            <a className="link mr-4 inline-flex min-h-11 items-center" href={paths.hotel(live.id, '')}>
              {say.viewAsGuest}
            </a>
          )}
          <a className="link mr-4 inline-flex min-h-11 items-center" href={ownerPaths.bookings(live.id)}>
            {say.openFrontDesk}
          </a>
          <span className="whitespace-nowrap">{say.upcomingBookings(live.stays_to_come)}</span>
        </p>
      )}
      {property.deleted_at && (
        <Notice tone="warning" className="mt-4">
          {say.deletedAt(formatMoment(property.deleted_at))}
        </Notice>
      )}
      {property.status === 'rejected' && property.rejection_reason && (
        <Notice tone="warning" className="mt-4" title={say.reasonGivenToOwner}>
          <p className="wrap-anywhere">{property.rejection_reason}</p>
        </Notice>
      )}
      {property.submitted_revision === null && (
        <Notice className="mt-4">
          {say.youSeeDraftUpToStep(stepNumber(property.draft_step), listingSteps.length)}
        </Notice>
      )}
      {property.has_changes && !property.deleted_at && (
        <Notice className="mt-4">{say.ownerHasUnsubmittedChanges}</Notice>
      )}
    </header>
  );
}

function datesOf({ property }: AdminListing): string {
  const { created_at, submitted_at, decided_at } = property;
  const dates = [
    say.startedAt(formatMoment(created_at)),
    submitted_at && say.submittedAt(formatMoment(submitted_at)),
    decided_at && wordsAdminListings.reviewedAt(formatMoment(decided_at)),
  ];
  return dates.filter(Boolean).join(' · ');
}
