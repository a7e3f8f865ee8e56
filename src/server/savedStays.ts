import { onMount } from 'nanostores';
import type { SavedStay } from '#src/domain/hotel/savedStays.ts';
import { $saved, keepOwn, mostSaved, readOfAccount, readOwn, session, showSaved, without } from './savedHere.ts';

export { $saved };

export const joinAccount = async (removed?: string) =>
  session() && (await import('./savedAccount.ts')).mergeSavedHotels(removed);

/** Shows it at once; the account follows. Returns false if the browser cannot store it. */
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
