import { useState } from 'react';
import {
  type AdminAction,
  type AdminListing,
  type AdminProperty,
  adminActions,
  asksFirst,
  longestRejection,
  RejectReasonSchema,
} from '#src/domain/listing/adminListing.ts';
import type { Result } from '#src/lib/result.ts';
import { changeListing, deleteProperty, restoreProperty, setVisibility } from '#src/server/calls/office/properties.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonVariant } from '#src/ui/buttonClass.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx';
import * as say from '#src/words/staff/adminDecision.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { decide, sendPhoto } from './properties.api.ts';

interface Props {
  listing: AdminListing;
  /** The version that the admin decides on. */
  seen: AdminProperty;
  busy: boolean;
  onChange: (next: Partial<AdminProperty>, run: () => Promise<Result<null>>, done: string) => Promise<boolean>;
}

const variants: Partial<Record<AdminAction, ButtonVariant>> = {
  approve: 'primary',
  restore: 'primary',
  reject: 'secondary',
  pending: 'secondary',
};

const asked = ['approve', 'draft', 'hide', 'delete'] as const;

export function DecisionActions({ listing, seen, busy, onChange }: Props) {
  const [asking, setAsking] = useState<AdminAction | null>(null);
  const property_id = seen.id;
  const isLive = listing.live?.is_active ?? false;
  // A decision about later changes does not affect the live version.
  const goesOffSite = isLive && seen.status === 'approved';

  const move = (status: 'pending' | 'draft') =>
    call(changeListing, {
      property_id,
      before: { status: seen.status, submitted_at: seen.submitted_at },
      after: { status },
    });
  const feature = (is_featured: boolean) =>
    call(changeListing, { property_id, before: { is_featured: !is_featured }, after: { is_featured } });

  const work: Record<Exclude<AdminAction, 'reject' | 'photo'>, () => Promise<boolean>> = {
    approve: () => onChange({ status: 'approved' }, () => decide(seen, 'approve'), say.listingApproved),
    pending: () => onChange({ status: 'pending' }, () => move('pending'), say.markedAsUnderReview),
    draft: () =>
      onChange(
        { status: 'draft' },
        () => move('draft'),
        isLive && !goesOffSite ? say.changedToDraftStillLive : say.changedToDraft,
      ),
    hide: () =>
      onChange(
        { is_public: false },
        () => call(setVisibility, { property_id, is_public: false }),
        say.listingHiddenFromGuests,
      ),
    show: () =>
      onChange(
        { is_public: true },
        () => call(setVisibility, { property_id, is_public: true }),
        say.guestsCanFindItAgain,
      ),
    feature: () => onChange({ is_featured: true }, () => feature(true), say.listingFeatured),
    unfeature: () => onChange({ is_featured: false }, () => feature(false), say.listingNoLongerFeatured),
    delete: () =>
      onChange(
        { deleted_at: new Date().toISOString() },
        () => call(deleteProperty, { property_id }),
        say.listingDeleted,
      ),
    restore: () => onChange({ deleted_at: null }, () => call(restoreProperty, { property_id }), say.listingRestored),
  };

  function press(action: AdminAction) {
    if (asksFirst(action, goesOffSite)) setAsking(action);
    else work[action as keyof typeof work]();
  }

  function consequence(action: (typeof asked)[number]): string {
    if (action !== 'approve') return say.consequences[action](seen.name);
    return listing.live ? say.guestsSeeChangesImmediately(seen.name) : say.guestsCanBookImmediately(seen.name);
  }

  return (
    <fieldset className="flex flex-wrap gap-2 mt-5">
      <legend className="sr-only">{say.actions}</legend>
      {adminActions(listing.property).map((action) => (
        <Button key={action} variant={variants[action] ?? 'quiet'} busy={busy} onClick={() => press(action)}>
          {say.actionLabels[action]}
        </Button>
      ))}
      {asked.map((action) => (
        <FormDialog
          key={action}
          open={asking === action}
          {...say.questions[action]}
          onSubmit={() => {
            setAsking(null);
            work[action]();
          }}
          onClose={() => setAsking(null)}
        >
          <p>{consequence(action)}</p>
          {action === 'approve' && <p>{say.newPayoutDetailsApply}</p>}
        </FormDialog>
      ))}
      <ReasonDialog
        open={asking === 'reject'}
        title={say.askToRejectListing}
        submit={say.rejectListing}
        schema={RejectReasonSchema}
        hint={() => say.weEmailReasonToOwner}
        rows={5}
        maxLength={longestRejection}
        onClose={() => setAsking(null)}
        onReason={(reason) => {
          setAsking(null);
          onChange(
            { status: 'rejected', rejection_reason: reason },
            () => decide(seen, 'reject', reason),
            say.listingRejected,
          );
        }}
      >
        {goesOffSite && <p>{say.guestsNoLongerFindIt}</p>}
      </ReasonDialog>
      <PhotoDialog
        open={asking === 'photo'}
        onClose={() => setAsking(null)}
        onAdd={(photo) => onChange({}, () => sendPhoto(property_id, photo), say.photoAdded)}
      />
    </fieldset>
  );
}
