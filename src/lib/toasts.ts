import { atom } from 'nanostores';
import { readJson, tabStorage } from './storage.ts';

/** At most three notices at once, about four seconds each unless they say otherwise. */

type ToastTone = 'info' | 'success' | 'error';

export interface ToastWords {
  title: string;
  description?: string | undefined;
  tone?: ToastTone;
  /** A control after the words. */
  more?: Node;
  milliseconds?: number;
}

export interface Toast extends ToastWords {
  id: number;
  tone: ToastTone;
}

export const maxToasts = 3;
export const toastMilliseconds = 4000;

export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

export function showToast(toast: ToastWords): number {
  lastId += 1;
  $toasts.set([...$toasts.get(), { tone: 'info' as const, ...toast, id: lastId }].slice(-maxToasts));
  return lastId;
}

export function dismissToast(id: number) {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

const nextPageKey = 'toast-for-next-page';

/** Shows a notice on the page that opens next in this tab. Without storage the notice is lost. */
export const showToastOnNextPage = (toast: ToastWords) => tabStorage.set(nextPageKey, JSON.stringify(toast));

export function showToastOfLastPage() {
  const left = readJson(tabStorage.get(nextPageKey)) as ToastWords | null;
  tabStorage.remove(nextPageKey);
  if (left) showToast(left);
}
