import './toastAction.css';
import { $toasts, dismissToast } from '#src/lib/toasts.ts';

/** How long a notice with an action stays. */
export const actionMilliseconds = 10_000;

/**
 * Adds to a notice what can be done about it, for ten seconds: pointer and focus do not stop that clock, which the server ends. Tab leads to it first:
 * at the end of the page its time would be over before one is there. Afterwards the focus is where it was.
 */
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
