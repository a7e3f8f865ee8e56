import { useState } from 'react';
import {
  type AdminAction,
  type AdminListing,
  type AdminProperty,
  adminActions,
  longestRejection,
  RejectReasonSchema,
} from '#src/domain/listing/adminListing.ts';
import { ConfirmDialog } from '#src/features/office/ConfirmDialog.tsx';
import { ReasonDialog } from '#src/features/office/ReasonDialog.tsx';
import type { Result } from '#src/lib/result.ts';
import { changeListing, deleteProperty, restoreProperty, setVisibility } from '#src/server/calls/office/properties.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonVariant } from '#src/ui/buttonClass.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { decide, sendPhoto } from './properties.api.ts';

interface Props {
  /** As shown, with the change that is being saved. */
  listing: AdminListing;
  /** As the server sent it: the subject of a decision. */
  seen: AdminProperty;
  busy: boolean;
  onChange: (next: Partial<AdminProperty>, run: () => Promise<Result<null>>, done: string) => Promise<boolean>;
}

const labels: Record<AdminAction, string> = {
  approve: 'Approve…',
  reject: 'Reject…',
  pending: 'Mark as under review',
  draft: 'Change to draft',
  hide: 'Hide from guests',
  show: 'Show to guests',
  feature: 'Feature',
  unfeature: 'Stop featuring',
  photo: 'Add photo…',
  delete: 'Delete…',
  restore: 'Restore',
};

/** The actions that decide; the others are quiet buttons. */
const variants: Partial<Record<AdminAction, ButtonVariant>> = {
  approve: 'primary',
  restore: 'primary',
  reject: 'secondary',
  pending: 'secondary',
};

/** The actions possible with the listing now. */
export function DecisionActions({ listing, seen, busy, onChange }: Props) {
  const [asking, setAsking] = useState<AdminAction | null>(null);
  const property_id = seen.id;
  const isLive = listing.live?.is_active ?? false;
  // A decision about changes submitted since the approval leaves the live version as it is.
  const goesOffSite = isLive && seen.status === 'approved';

  /** Brings the listing to another state, from the one that was seen. */
  const move = (status: 'pending' | 'draft') =>
    call(changeListing, {
      property_id,
      before: { status: seen.status, submitted_at: seen.submitted_at },
      after: { status },
    });
  const feature = (is_featured: boolean) =>
    call(changeListing, { property_id, before: { is_featured: !is_featured }, after: { is_featured } });

  const work: Record<Exclude<AdminAction, 'reject' | 'photo'>, () => Promise<boolean>> = {
    approve: () =>
      onChange(
        { status: 'approved' },
        () => decide(seen, 'approve'),
        'Listing approved. Guests find it in their next search.',
      ),
    pending: () => onChange({ status: 'pending' }, () => move('pending'), 'Marked as under review.'),
    draft: () =>
      onChange(
        { status: 'draft' },
        () => move('draft'),
        isLive && !goesOffSite
          ? 'Changed to draft. The live version stays; use “Hide from guests” to hide it.'
          : 'Changed to draft.',
      ),
    hide: () =>
      onChange(
        { is_public: false },
        () => call(setVisibility, { property_id, is_public: false }),
        'Listing hidden from guests.',
      ),
    show: () =>
      onChange(
        { is_public: true },
        () => call(setVisibility, { property_id, is_public: true }),
        'Guests can find it again.',
      ),
    feature: () => onChange({ is_featured: true }, () => feature(true), 'Listing featured.'),
    unfeature: () => onChange({ is_featured: false }, () => feature(false), 'Listing no longer featured.'),
    delete: () =>
      onChange(
        { deleted_at: new Date().toISOString() },
        () => call(deleteProperty, { property_id }),
        'Listing deleted. You can restore it here.',
      ),
    restore: () => onChange({ deleted_at: null }, () => call(restoreProperty, { property_id }), 'Listing restored.'),
  };

  function press(action: AdminAction) {
    const asks = ['approve', 'delete', 'reject', 'photo'].includes(action) || (action === 'draft' && goesOffSite);
    if (asks) setAsking(action);
    else work[action as keyof typeof work]();
  }

  function confirm(action: 'approve' | 'delete' | 'draft') {
    setAsking(null);
    work[action]();
  }

  return (
    <fieldset className="flex flex-wrap gap-2 mt-5">
      <legend className="sr-only">Actions</legend>
      {adminActions(listing.property).map((action) => (
        <Button key={action} variant={variants[action] ?? 'quiet'} busy={busy} onClick={() => press(action)}>
          {labels[action]}
        </Button>
      ))}
      <ConfirmDialog
        open={asking === 'approve'}
        title="Approve listing?"
        confirm="Approve listing"
        onConfirm={() => confirm('approve')}
        onClose={() => setAsking(null)}
      >
        <p>
          {listing.live
            ? `Guests see the submitted changes of “${seen.name}” immediately.`
            : `Guests can find and book “${seen.name}” immediately.`}{' '}
          We email its owner.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title="Are you sure you want to delete this property?"
        confirm="Delete"
        onConfirm={() => confirm('delete')}
        onClose={() => setAsking(null)}
      >
        <p>
          This removes “{seen.name}” from its owner’s listings and from the site. Existing bookings stay. You can
          restore it.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'draft'}
        title="Change to draft?"
        confirm="Change to draft"
        onConfirm={() => confirm('draft')}
        onClose={() => setAsking(null)}
      >
        <p>
          Guests no longer find “{seen.name}” until its owner submits it again and you approve it. Existing bookings
          stay.
        </p>
      </ConfirmDialog>
      <ReasonDialog
        open={asking === 'reject'}
        title="Reject listing?"
        confirm="Reject listing"
        schema={RejectReasonSchema}
        hint={() => 'We email this reason to the owner, who also sees it in the listing.'}
        rows={5}
        maxLength={longestRejection}
        onClose={() => setAsking(null)}
        onConfirm={(reason) => {
          setAsking(null);
          onChange(
            { status: 'rejected', rejection_reason: reason },
            () => decide(seen, 'reject', reason),
            'Listing rejected. We email the owner your reason.',
          );
        }}
      >
        {goesOffSite && <p>Guests no longer find it. Existing bookings stay.</p>}
      </ReasonDialog>
      <PhotoDialog
        open={asking === 'photo'}
        onClose={() => setAsking(null)}
        onAdd={(photo) => onChange({}, () => sendPhoto(property_id, photo), 'Photo added.')}
      />
    </fieldset>
  );
}
