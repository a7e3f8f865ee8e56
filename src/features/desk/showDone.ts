import { showToast } from '#src/lib/toasts.ts';
import { $session } from '#src/server/session.ts';
import type { Undoable } from './undoToast.ts';

/** Shows a change of the front desk as done. An admin, whose changes are in the audit log, can undo it. */
export async function showDone(title: string, undoable: Undoable) {
  const session = $session.get();
  const isAdmin =
    session.state === 'signedIn' && typeof session.profile === 'object' && session.profile.role === 'admin';
  if (!isAdmin) return void showToast({ title, tone: 'success' });
  const { showUndoToast } = await import('./undoToast.ts');
  await showUndoToast(title, undoable);
}
