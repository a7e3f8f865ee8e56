import type { Result } from '#src/lib/result.ts';
import { $toasts, dismissToast, showToast, type ToastWords } from '#src/lib/toasts.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { undo as undoWords } from '#src/words/staff/adminAudit.ts';

const undoMilliseconds = 20_000;

const dismissWith = (more: Node | undefined) => {
  for (const toast of $toasts.get()) if (more && toast.more === more) dismissToast(toast.id);
};

/** Only the newest change has its undo in a toast: an older one would be refused, or surprise. */
let last: Node | undefined;

/** Returns the notice of a change with a button that undoes it. `isNow` says how things are then. */
export function withUndo(
  title: string,
  undo: () => Promise<Result<unknown>>,
  onUndone: () => void,
  isNow: string,
): ToastWords {
  const more = document.createElement('button');
  more.type = 'button';
  more.className = buttonClass('secondary', 'small', 'mt-2');
  more.textContent = undoWords;
  dismissWith(last);
  last = more;
  more.addEventListener('click', async () => {
    more.disabled = true;
    const undone = await undo();
    dismissWith(more);
    if (!undone.ok)
      return void showToast({ title: undone.failure.message, tone: 'error', milliseconds: undoMilliseconds });
    showToast({ title: isNow, tone: 'success' });
    onUndone();
  });
  return { title, tone: 'success', more, milliseconds: undoMilliseconds };
}
