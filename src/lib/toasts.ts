import { atom } from 'nanostores';
import { readJson, tabStorage } from './storage.ts';

/** Short notices at the lower right: at most three, each for about four seconds. */

type ToastTone = 'info' | 'success' | 'error';

interface Words {
  title: string;
  description?: string | undefined;
  tone?: ToastTone;
  /** Adds to it what can be done about it. It then stays until whoever does so dismisses it. */
  onShown?: (element: HTMLElement, id: number) => void;
}

export interface Toast extends Words {
  id: number;
  tone: ToastTone;
}

export const maxToasts = 3;
export const toastMilliseconds = 4000;

export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Shows a notice; the oldest one leaves when there would be more than three. Returns its id. */
export function showToast(toast: Words): number {
  lastId += 1;
  $toasts.set([...$toasts.get(), { tone: 'info' as const, ...toast, id: lastId }].slice(-maxToasts));
  return lastId;
}

export function dismissToast(id: number) {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

const nextPageKey = 'toast-for-next-page';

/**
 * Shows a notice on the page that opens next in this tab, for an action that ends with leaving. Where the tab keeps nothing, that
 * page says it in its own way or not at all.
 */
export const showToastOnNextPage = (toast: Words) => tabStorage.set(nextPageKey, JSON.stringify(toast));

/** Shows the notice that the page before left. */
export function showToastOfLastPage() {
  const left = readJson(tabStorage.get(nextPageKey)) as Words | null;
  tabStorage.remove(nextPageKey);
  if (left) showToast(left);
}
