import { formatMoment } from '#src/domain/moment.ts';
import { forgetRestored } from '#src/features/listing/keep/listing.store.ts';
import type { ListingState } from '#src/features/listing/keep/listingKeeper.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  listing: ListingState;
  /** True if the device or the server has everything typed. */
  isSafe: boolean;
}

/** The notices above each step: sign-in, restored text, refusal, live. */
export function Notices({
  listing: { restored_at, rejection_reason, status, is_live, step, save: saving, property_id },
  isSafe,
}: Props) {
  const isOnItsWay = saving.state === 'unsaved' || saving.state === 'saving';
  return (
    <>
      {saving.state === 'signedOut' && (
        <Notice
          tone="warning"
          className="mb-8"
          title={say.youAreSignedOut}
          action={
            <Button size="small" href={paths.auth(paths.listingForm(property_id))}>
              {say.signIn}
            </Button>
          }
        >
          <p>{isSafe ? say.keptUntilYouSignIn : say.keepOpenUntilYouSignIn}</p>
        </Notice>
      )}
      {restored_at && !isOnItsWay && (
        <Notice
          className="mb-8"
          title={say.restoredFromThisDevice}
          action={
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                document.getElementById('step-title')?.focus({ preventScroll: true });
                forgetRestored();
              }}
            >
              {say.ok}
            </Button>
          }
        >
          <p>{say.weRestoredUnsaved(formatMoment(restored_at))}</p>
        </Notice>
      )}
      {status === 'rejected' && (
        <Notice tone="warning" className="mb-8" title={say.yourListingNeedsChanges}>
          <p className="whitespace-pre-line">{rejection_reason}</p>
        </Notice>
      )}
      {is_live && step !== 'summary' && (
        <Notice className="mb-8" title={say.thisListingIsLive}>
          <p>{say.guestsSeeChangesOncePublished}</p>
        </Notice>
      )}
      {status === 'approved' && !is_live && (
        <Notice className="mb-8" title={say.thisListingIsApproved}>
          <p>{say.adminHidSoWeCheckFirst}</p>
        </Notice>
      )}
    </>
  );
}
