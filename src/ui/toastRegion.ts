import { $toasts, actionMilliseconds, dismissToast, type Toast, toastMilliseconds } from '#src/lib/toasts.ts';
import { dismiss } from '#src/words/en/site.ts';

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
  const { action } = toast;
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'toast-action';
    button.textContent = action.label;
    button.addEventListener('click', () => {
      dismissToast(toast.id);
      action.run();
    });
    words.append(button);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'toast-close';
  close.setAttribute('aria-label', dismiss);
  close.textContent = '×';
  close.addEventListener('click', () => dismissToast(toast.id));
  element.append(words, close);
  return element;
}

/**
 * Shows the toasts of the store inside `region` and lets each go after its time. Pointer or focus on them stops the clock, but not that of an action,
 * which the server ends. Tab leads to an action first: at the end of the page its time would be over before one is there.
 */
export function mountToasts(region: HTMLElement) {
  const elements = new Map<number, HTMLElement>();
  const timers = new Map<number, number>();
  /** Where the focus was before it came to the toasts. */
  let cameFrom: HTMLElement | null = null;
  let visited: Element | null = null;

  const actionOf = (element: Element | null | undefined) =>
    element?.querySelector<HTMLElement>('.toast-action') ?? null;
  const run = (id: number) => {
    const milliseconds = actionOf(elements.get(id)) ? actionMilliseconds : toastMilliseconds;
    timers.set(
      id,
      window.setTimeout(() => dismissToast(id), milliseconds),
    );
  };
  const passing = () => [...elements].filter(([, element]) => !actionOf(element)).map(([id]) => id);
  const stopAll = () => {
    for (const id of passing()) window.clearTimeout(timers.get(id));
  };
  const runAll = () => {
    if (region.matches(':hover') || region.contains(document.activeElement)) return;
    for (const id of passing()) run(id);
  };
  region.addEventListener('pointerenter', stopAll);
  region.addEventListener('pointerleave', runAll);
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) cameFrom = relatedTarget;
    stopAll();
  });
  region.addEventListener('focusout', () => queueMicrotask(runAll));
  document.addEventListener('keydown', (event) => {
    const action = actionOf(region);
    if (event.key !== 'Tab' || !action || document.querySelector('dialog:modal')) return;
    const target = event.shiftKey
      ? document.activeElement === action && cameFrom
      : visited !== action && !region.contains(document.activeElement) && action;
    if (!target) return;
    event.preventDefault();
    visited = action;
    target.focus();
  });

  $toasts.subscribe((toasts) => {
    for (const [id, element] of elements) {
      if (toasts.some((toast) => toast.id === id)) continue;
      window.clearTimeout(timers.get(id));
      timers.delete(id);
      elements.delete(id);
      if (element.contains(document.activeElement)) cameFrom?.focus();
      element.remove();
    }
    const added = toasts.filter((toast) => !elements.has(toast.id));
    for (const toast of added) {
      const element = toastElement(toast);
      elements.set(toast.id, element);
      region.append(element);
      if (toast.action || !region.matches(':hover')) run(toast.id);
    }
    // The top layer keeps the order of opening: opening again lifts the toasts above a dialog opened since.
    if (added.length > 0 && region.matches(':popover-open')) region.hidePopover();
    if (toasts.length > 0 && !region.matches(':popover-open')) region.showPopover();
    if (!region.firstChild && region.matches(':popover-open')) region.hidePopover();
  });
}
