import { showToast } from '#src/lib/toasts.ts';
import { savedFull, takeOneOut } from '#src/words/en/search.ts';
import { savedStays } from './calls/saved.ts';
import { keepOfAccount, keepOwn, mostSaved, readOfAccount, readOwn, showSaved } from './savedHere.ts';
import { call, isSignedOut } from './signedIn.ts';
import { isSigningOut } from './signOut.ts';
import { accountHere } from './storedSession.ts';

/** Hotels being removed: an answer of the server may still contain them. */
const leaving = new Set<string>();

/** Merges the device's saved hotels into the account. On failure the device keeps its own for a retry, and restores the removed one. */
export async function mergeSavedHotels(removed?: string): Promise<void> {
  const of = accountHere();
  if (!of) return;
  const before = readOfAccount() ?? [];
  if (removed) {
    leaving.add(removed);
    keepOfAccount(
      of,
      before.filter(({ hotel_id }) => hotel_id !== removed),
    );
    showSaved();
  }
  const own = readOwn();
  const answer = await call(savedStays, {
    add: own.toReversed(),
    remove: removed ? [removed] : [],
  });
  if (removed) leaving.delete(removed);
  // Someone else may have signed in, or the person signed out.
  if (accountHere() !== of || isSigningOut()) return;
  if (!answer.ok) {
    const back = before.find(({ hotel_id }) => hotel_id === removed);
    if (back) {
      keepOfAccount(of, [back, ...(readOfAccount() ?? [])]);
      showSaved();
    }
    if (removed && !isSignedOut(answer.failure)) showToast({ title: answer.failure.message, tone: 'error' });
    return;
  }
  keepOfAccount(
    of,
    answer.value.stays.filter(({ hotel_id }) => !leaving.has(hotel_id)),
  );
  const sent = new Set(own.map((one) => JSON.stringify(one)));
  keepOwn(readOwn().filter((one) => !sent.has(JSON.stringify(one))));
  showSaved();
  if (answer.value.is_full) {
    showToast({ title: savedFull(mostSaved), description: takeOneOut, tone: 'error' });
  }
}
