import type { FormCGuest } from '#src/domain/desk/abroad.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { reportFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  guest: FormCGuest;
  onClose: () => void;
  onChanged: () => void;
}

/** Takes back that a form stands in the portal: somebody slipped, or it is to be corrected. */
export function TakeBackDialog({ guest, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const args = { form_id: guest.id, is_reported: false, portal_number: null, seen_at: null };
  return (
    <Dialog
      open
      title={`Take the report of ${guest.name} back?`}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            busy={busy}
            onClick={() =>
              run(
                () => call(reportFormC, args),
                () => `The report of ${guest.name} is taken back`,
              )
            }
          >
            Take the report back
          </Button>
        </div>
      }
    >
      <p>
        The guest counts as not reported again, and the form can be changed or reported anew.
        {guest.portal_number && ` The number ${guest.portal_number} goes with it.`} In the portal nothing changes by
        this; the history tells who did it.
      </p>
      {refused && (
        <Notice tone="error" className="mt-4">
          {refused.message}
        </Notice>
      )}
    </Dialog>
  );
}
