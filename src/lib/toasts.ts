import { atom } from 'nanostores';

/** Short notices at the lower right: at most three, each for about four seconds. */

export type ToastTone = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  tone: ToastTone;
}

export const maxToasts = 3;
export const toastMilliseconds = 4000;

export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Shows a notice; the oldest one leaves when there would be more than three. Returns its id. */
export function showToast(toast: { title: string; description?: string | undefined; tone?: ToastTone }): number {
  lastId += 1;
  $toasts.set([...$toasts.get(), { tone: 'info' as const, ...toast, id: lastId }].slice(-maxToasts));
  return lastId;
}

export function dismissToast(id: number) {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
