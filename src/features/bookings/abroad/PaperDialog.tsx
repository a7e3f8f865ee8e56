import type { FormCGuest } from '#src/domain/desk/abroad.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { removeFormC, reportFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as wordsBookings from '#src/words/staff/bookings.ts';
import * as say from '#src/words/staff/foreignGuests.ts';

interface Props {
  does: 'remove' | 'take_back';
  guest: FormCGuest;
  onClose: () => void;
  onChanged: () => void;
}

const questions = {
  remove: {
    title: say.askDeleteForm,
    text: () => say.formIsDeletedForGood,
    yes: say.deleteForm,
    done: say.formDeleted,
    run: ({ id }: FormCGuest) => call(removeFormC, { form_id: id }),
  },
  take_back: {
    title: say.askMarkAsNotReported,
    text: ({ portal_number }: FormCGuest) =>
      [
        say.guestCountsAsNotReported,
        ...(portal_number ? [say.portalNumberIsDeleted(portal_number)] : []),
        say.portalDoesNotChange,
      ].join(' '),
    yes: say.markAsNotReported,
    done: say.markedAsNotReported,
    run: ({ id }: FormCGuest) =>
      call(reportFormC, { form_id: id, is_reported: false, portal_number: null, seen_at: null }),
  },
};

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
            {wordsBookings.cancel}
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
