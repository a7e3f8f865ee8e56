import { dismissToast, showToast } from '#src/lib/toasts.ts';
import { ownChange, undoChange } from '#src/server/calls/office/audit.ts';
import { call } from '#src/server/signedIn.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';
import * as say from '#src/words/staff/adminAudit.ts';

export interface Undoable {
  /** The entities of the audit log that the change writes. */
  entities: readonly string[];
  /** The row that it changed; without one, any. */
  entity_id?: string;
  /** When the change was sent, by performance.now(). */
  since: number;
  onUndone: () => void;
}

const undoMilliseconds = 20_000;

/** A toast without an undo is shown after this time, if the server has not named the entry by then. */
const waitMilliseconds = 1000;

/** Only the newest change has its undo in a toast: an older one would be refused, or surprise. */
let last: number | undefined;

/** Shows an admin's change as done, with an undo. Without an entry in the audit log there is none. */
export async function showUndoToast(title: string, { onUndone, since, ...asked }: Undoable) {
  let plain: number | undefined;
  const showPlain = () => {
    plain ??= showToast({ title, tone: 'success' });
  };
  const late = setTimeout(showPlain, waitMilliseconds);
  const found = await call(ownChange, asked);
  clearTimeout(late);
  // An older entry is of an earlier change: this one found the values already so.
  if (!found.ok || found.value.change === null || Number(found.value.age) > performance.now() - since)
    return showPlain();
  const audit_id = found.value.change;
  const more = document.createElement('button');
  more.type = 'button';
  more.className = buttonClass('secondary', 'small', 'mt-2');
  more.textContent = say.undo;
  for (const older of [plain, last]) if (older !== undefined) dismissToast(older);
  const toast = showToast({ title, tone: 'success', more, milliseconds: undoMilliseconds });
  last = toast;
  more.addEventListener('click', async () => {
    more.disabled = true;
    const undone = await call(undoChange, { audit_id });
    dismissToast(toast);
    if (!undone.ok)
      return void showToast({ title: undone.failure.message, tone: 'error', milliseconds: undoMilliseconds });
    showToast({ title: say.undone(title), tone: 'success' });
    onUndone();
  });
}
