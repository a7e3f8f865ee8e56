import { tabStorage } from '#src/lib/storage.ts';

/** The booking for which this tab opened the gateway. Only this tab reports the payment's result. */

const key = 'paying';
const changeKey = 'paying-change';
/** `change`: the id of the change that is paid, instead of the advance. */
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
/** Returns true if this tab opened the gateway last for this change. */
export const isChangePaidHere = (change: string | undefined) => !!change && tabStorage.get(changeKey) === change;
