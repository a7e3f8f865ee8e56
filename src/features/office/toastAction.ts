import './toastAction.css';
import { $toasts, dismissToast } from '#src/lib/toasts.ts';

/** In milliseconds; the server ends the undo at the same time. */
export const actionMilliseconds = 10_000;

/** Adds an action to a toast for ten seconds. Hover and focus do not extend it. Tab reaches it first, and the focus returns afterwards. */
export const withAction = (label: string, run: () => void) => (element: HTMLElement, id: number) => {
  const region = element.parentElement;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-action';
  button.textContent = label;
  element.querySelector('.toast-words')?.append(button);

  const ended = new AbortController();
  const { signal } = ended;
  const timer = window.setTimeout(() => dismissToast(id), actionMilliseconds);
  let cameFrom: HTMLElement | null = null;
  let isVisited = false;
  let isWithin = false;
  element.addEventListener('focusin', ({ relatedTarget }) => {
    isWithin = true;
    if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) isWithin = false;
  });
  button.addEventListener('click', () => {
    dismissToast(id);
    run();
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab' || document.querySelector('dialog:modal')) return;
      const target = event.shiftKey
        ? document.activeElement === button && cameFrom
        : !isVisited && !region?.contains(document.activeElement) && button;
      if (!target) return;
      event.preventDefault();
      isVisited = true;
      target.focus();
    },
    { signal },
  );
  const stop = $toasts.listen((toasts) => {
    if (toasts.some((toast) => toast.id === id)) return;
    stop();
    ended.abort();
    window.clearTimeout(timer);
    if (isWithin) cameFrom?.focus();
  });
};
