import { onMount } from 'nanostores';
import type { SavedStay } from '#src/domain/hotel/savedStays.ts';
import { $saved, keepOwn, mostSaved, readOfAccount, readOwn, session, showSaved, without } from './savedHere.ts';

/** Saving, and what a device has saved joins the account when there is one: that is fetched for who has it, like the auth client. */
export { $saved };

/** Brings account and device together, for whoever has one. */
export const joinAccount = async (removed?: string) =>
  session() && (await import('./savedAccount.ts')).joinAccount(removed);

/** Saves a stay, or takes its hotel out of those that are saved. It is shown at once; the account hears of it after. False where the browser keeps nothing, or is full. */
export function save(stay: SavedStay, isSaved: boolean): boolean {
  const { hotel_id } = stay;
  const others = without(readOwn(), hotel_id);
  const isKept = keepOwn(isSaved ? [stay, ...others].slice(0, mostSaved) : others);
  showSaved();
  joinAccount(isSaved ? undefined : hotel_id).catch(console.error);
  return isKept;
}

onMount($saved, () => {
  if (import.meta.env.SSR) return;
  showSaved();
  window.addEventListener('storage', showSaved);
  if (readOwn().length > 0 || !readOfAccount()) joinAccount().catch(console.error);
  return () => window.removeEventListener('storage', showSaved);
});
