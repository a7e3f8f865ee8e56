import { atom } from 'nanostores';
import type { SavedStay } from '#src/domain/hotel/savedStays.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { accountSavedKey, sessionKey } from './sessionKey.ts';

/** Saved hotels of the device and the signed-in account, newest first, in sync over all tabs. `savedStays.ts` joins the two. */
export const $saved = atom<readonly SavedStay[]>([]);

const savedKey = 'saved-stays';
export const mostSaved = 200;

export const session = () => deviceStorage.get(sessionKey);
const listIn = (kept: unknown): SavedStay[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one?.hotel_id === 'string') : [];
export const without = (stays: readonly SavedStay[], hotel_id: string) =>
  stays.filter((one) => one.hotel_id !== hotel_id);

export const readOwn = () => listIn(readJson(deviceStorage.get(savedKey)));
/** Returns the account's saved hotels as known here; null if unknown. Checks the session, so that another account does not get them. */
export function readOfAccount(): SavedStay[] | null {
  const { of, stays }: { of?: unknown; stays?: unknown } = Object(readJson(deviceStorage.get(accountSavedKey)));
  return typeof of === 'string' && session()?.includes(of) ? listIn(stays) : null;
}

export function showSaved() {
  const own = readOwn();
  const others = (readOfAccount() ?? []).filter(({ hotel_id }) => own.every((one) => one.hotel_id !== hotel_id));
  $saved.set([...own, ...others]);
}
export function keepOwn(stays: readonly SavedStay[]): boolean {
  if (stays.length > 0) return deviceStorage.set(savedKey, JSON.stringify(stays));
  deviceStorage.remove(savedKey);
  return true;
}
export const keepOfAccount = (of: string, stays: readonly SavedStay[]) =>
  deviceStorage.set(accountSavedKey, JSON.stringify({ of, stays }));
