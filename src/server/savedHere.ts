import { atom } from 'nanostores';
import type { SavedStay } from '#src/domain/hotel/savedStays.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { accountSavedKey, sessionKey } from './sessionKey.ts';

/**
 * The stays that are saved here, the newest first, in every tab alike: those of the device, and those of the account that is signed in. What joins the two: `savedStays.ts`.
 */
export const $saved = atom<readonly SavedStay[]>([]);

/** Stays that are saved here, without an account or until it has them. */
const savedKey = 'saved-stays';
/** As many as a device keeps, and an account. */
export const mostSaved = 200;

export const session = () => deviceStorage.get(sessionKey);
const listIn = (kept: unknown): SavedStay[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one?.hotel_id === 'string') : [];
export const without = (stays: readonly SavedStay[], hotel_id: string) =>
  stays.filter((one) => one.hotel_id !== hotel_id);

/** What is on the device, and no account has yet. */
export const readOwn = () => listIn(readJson(deviceStorage.get(savedKey)));
/** What the account has, as far as is known here; null while nothing is. A session that ended without a word leaves it to nobody else. */
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
