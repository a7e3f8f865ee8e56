import { showToast } from '#src/lib/toasts.ts';
import { savedFull, takeOneOut } from '#src/words/en/search.ts';
import { savedStays } from './calls/saved.ts';
import { call, isSignedOut } from './member.ts';
import { keepOfAccount, keepOwn, mostSaved, readOfAccount, readOwn, showSaved } from './savedHere.ts';
import { isSigningOut } from './signOut.ts';
import { accountHere } from './storedSession.ts';

/** What is taken out while the server is asked: what it answers may still have it. */
const leaving = new Set<string>();

/**
 * Gives the account what the device has, takes a hotel out of it, and keeps what it then has. Where that fails, the device keeps its own, for
 * the next time; a hotel that could not be taken out is there again.
 */
export async function joinAccount(removed?: string): Promise<void> {
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
    // The newest last, as they were saved.
    add: own.toReversed(),
    remove: removed ? [removed] : [],
  });
  if (removed) leaving.delete(removed);
  // Somebody else may be here by now, or nobody.
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
  // What was saved or taken out meanwhile has its own turn.
  const sent = new Set(own.map((one) => JSON.stringify(one)));
  keepOwn(readOwn().filter((one) => !sent.has(JSON.stringify(one))));
  showSaved();
  if (answer.value.is_full) {
    showToast({ title: savedFull(mostSaved), description: takeOneOut, tone: 'error' });
  }
}
