import { tabStorage } from '#src/lib/storage.ts';

/** Which booking this tab has left to pay: only this tab says what became of the payment when the guest returns. */

const key = 'paying';
export const startPaying = (reference: string) => tabStorage.set(key, reference);
export function isPayingTab(): boolean {
  const isOwn = tabStorage.get(key) !== null;
  tabStorage.remove(key);
  return isOwn;
}
