import type { FormCGuest } from '#src/domain/desk/abroad.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { removeFormC, reportFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  does: 'remove' | 'take_back';
  guest: FormCGuest;
  onClose: () => void;
  onChanged: () => void;
}

const questions = {
  remove: {
    title: (name: string) => `Remove the form of ${name}?`,
    text: () => 'Passport, visa and all else that was filled in go for good. It can be filled in anew.',
    yes: 'Remove the form',
    done: (name: string) => `The form of ${name} is removed`,
    run: ({ id }: FormCGuest) => call(removeFormC, { form_id: id }),
  },
  // Somebody slipped, or it is to be corrected.
  take_back: {
    title: (name: string) => `Take the report of ${name} back?`,
    text: ({ portal_number }: FormCGuest) =>
      `The guest counts as not reported again, and the form can be changed or reported anew.${portal_number ? ` The number ${portal_number} goes with it.` : ''} In the portal nothing changes by this; the history tells who did it.`,
    yes: 'Take the report back',
    done: (name: string) => `The report of ${name} is taken back`,
    run: ({ id }: FormCGuest) =>
      call(reportFormC, { form_id: id, is_reported: false, portal_number: null, seen_at: null }),
  },
};

/** Asks before a form is taken away that is not reported, or its report is taken back. */
export function PaperDialog({ does, guest, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const { title, text, yes, done, run: settle } = questions[does];
  return (
    <Dialog
      open
      title={title(guest.name)}
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
                async () => settle(guest),
                () => done(guest.name),
              )
            }
          >
            {yes}
          </Button>
        </div>
      }
    >
      <p>{text(guest)}</p>
      {refused && (
        <Notice tone="error" className="mt-4">
          {refused.message}
        </Notice>
      )}
    </Dialog>
  );
}
