import type { FormCGuest } from '#src/domain/desk/abroad.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { removeFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  guest: FormCGuest;
  onClose: () => void;
  onChanged: () => void;
}

/** Takes a form away that is not reported. */
export function RemoveDialog({ guest, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  return (
    <Dialog
      open
      title={`Remove the form of ${guest.name}?`}
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
                () => call(removeFormC, { form_id: guest.id }),
                () => `The form of ${guest.name} is removed`,
              )
            }
          >
            Remove the form
          </Button>
        </div>
      }
    >
      <p>Passport, visa and all else that was filled in go for good. It can be filled in anew.</p>
      {refused && (
        <Notice tone="error" className="mt-4">
          {refused.message}
        </Notice>
      )}
    </Dialog>
  );
}
