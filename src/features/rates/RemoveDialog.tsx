import { useAction } from '#src/features/desk/useAction.ts';
import type { Result } from '#src/lib/result.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import * as say from '#src/words/staff/extras.ts';

interface Props {
  name: string;
  /** The question and the notice, if they are not about removing. */
  title?: string;
  done?: string;
  submit: string;
  /** Says what bookings keep. */
  note: string;
  remove: () => Promise<Result<unknown>>;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks before something is taken off sale. */
export function RemoveDialog({ name, title, done, submit, note, remove, ...deed }: Props) {
  const { busy, refused, run } = useAction(deed);
  return (
    <FormDialog
      title={title ?? say.removeTitle(name)}
      submit={submit}
      busy={busy}
      refused={refused}
      onSubmit={() => run(remove, () => done ?? say.extraRemoved(name))}
      onClose={deed.onClose}
    >
      <p>{note}</p>
    </FormDialog>
  );
}
