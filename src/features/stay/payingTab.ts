import { tabStorage } from '#src/lib/storage.ts';

/** Which booking this tab has left to pay: only this tab says what became of the payment when the guest returns. */

const key = 'paying';
const changeKey = 'paying-change';
/** `change`: the id of the change that is paid for, instead of the advance. */
export function startPaying(reference: string, change?: string) {
  tabStorage.set(key, reference);
  if (change) tabStorage.set(changeKey, change);
  else tabStorage.remove(changeKey);
}
export function isPayingTab(): boolean {
  const isOwn = tabStorage.get(key) !== null;
  tabStorage.remove(key);
  return isOwn;
}
/** Whether this tab has left last to pay for this change. */
export const isChangePaidHere = (change: string | undefined) => !!change && tabStorage.get(changeKey) === change;
