import type { FormCGuest } from '#src/domain/desk/abroad.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { removeFormC, reportFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
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

export function FormCGuestDialog({ does, guest, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { title, text, yes, done, run: settle } = questions[does];
  return (
    <FormDialog
      title={title(guest.name)}
      submit={yes}
      busy={busy}
      refused={refused}
      onSubmit={() =>
        run(
          async () => settle(guest),
          () => done(guest.name),
        )
      }
      onClose={onClose}
    >
      <p>{text(guest)}</p>
    </FormDialog>
  );
}
