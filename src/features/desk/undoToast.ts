import { dismissToast, showToast } from '#src/lib/toasts.ts';
import { ownChange, undoChange } from '#src/server/calls/office/audit.ts';
import { call } from '#src/server/signedIn.ts';
import { withUndo } from './withUndo.ts';

export interface Undoable {
  /** The entities of the audit log that the change writes. */
  entities: readonly string[];
  /** The row that it changed; without one, any. */
  entity_id?: string;
  /** When the change was sent, by performance.now(). */
  since: number;
  /** Says how things are after the undo. */
  undone: string;
  onUndone: () => void;
}

/** A toast without an undo is shown after this time, if the server has not named the entry by then. */
const waitMilliseconds = 1000;

/** Shows an admin's change as done, with an undo. Without an entry in the audit log there is none. */
export async function showUndoToast(title: string, { onUndone, since, undone: isNow, ...asked }: Undoable) {
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
  if (plain !== undefined) dismissToast(plain);
  showToast(withUndo(title, () => call(undoChange, { audit_id }), onUndone, isNow));
}
