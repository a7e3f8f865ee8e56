import { $toasts, dismissToast, type Toast, toastMilliseconds } from '#src/lib/toasts.ts';
import { dismiss } from '#src/words/en/language.ts';

function toastElement(toast: Toast): HTMLElement {
  const element = document.createElement('div');
  element.className = 'toast';
  element.dataset.tone = toast.tone;
  const words = document.createElement('div');
  words.className = 'toast-words';
  const title = document.createElement('p');
  title.className = 'toast-title';
  title.textContent = toast.title;
  words.append(title);
  if (toast.description) {
    const description = document.createElement('p');
    description.textContent = toast.description;
    words.append(description);
  }
  if (toast.more) words.append(toast.more);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'toast-close';
  close.setAttribute('aria-label', dismiss);
  close.textContent = '×';
  close.addEventListener('click', () => dismissToast(toast.id));
  element.append(words, close);
  return element;
}

/** Shows toasts in `region`. Hover and focus pause their timeout. */
export function mountToasts(region: HTMLElement) {
  const elements = new Map<number, HTMLElement>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const run = ({ id, milliseconds = toastMilliseconds }: Toast) =>
    timers.set(
      id,
      setTimeout(() => dismissToast(id), milliseconds),
    );
  const stopAll = () => {
    for (const timer of timers.values()) clearTimeout(timer);
  };
  const runAll = () => {
    if (region.matches(':hover') || region.contains(document.activeElement)) return;
    $toasts.get().forEach(run);
  };
  region.addEventListener('pointerenter', stopAll);
  region.addEventListener('pointerleave', runAll);
  region.addEventListener('focusin', stopAll);
  region.addEventListener('focusout', () => queueMicrotask(runAll));

  $toasts.subscribe((toasts) => {
    for (const [id, element] of elements) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timers.get(id));
      timers.delete(id);
      elements.delete(id);
      element.remove();
    }
    const added = toasts.filter((toast) => !elements.has(toast.id));
    for (const toast of added) {
      const element = toastElement(toast);
      elements.set(toast.id, element);
      region.append(element);
      if (!region.matches(':hover')) run(toast);
    }
    // Opening again lifts the toasts above dialogs opened since.
    if (added.length > 0 && region.matches(':popover-open')) region.hidePopover();
    if (toasts.length > 0 && !region.matches(':popover-open')) region.showPopover();
    if (!region.firstChild && region.matches(':popover-open')) region.hidePopover();
  });
}
