import type { Account } from '#src/domain/account/leftBehind.ts';
import type { OpenStay } from '#src/domain/booking/guestStay.ts';
import { paths, stayPath } from '#src/lib/paths.ts';
import { isOutcomeUnknown, type Result, success } from '#src/lib/result.ts';
import { isSigningOut } from '#src/server/signOut.ts';
import { accountHere } from '#src/server/storedSession.ts';
import { keepCopy, readCopy, removeCopy } from './copies.ts';
import { removeLink, renewLink } from './links.ts';
import type { Opened } from './opened.ts';

/** Storage of opened bookings on the device. Loaded after the page's first scripts. */

/** The service worker serves the page offline: `src/features/visit/worker.ts`. */
function startWorker() {
  if (!import.meta.env.PROD) return;
  for (const scope of [stayPath(), paths.search()])
    navigator.serviceWorker?.register(`${stayPath()}-worker.js`, { scope }).catch(console.error);
}

function keep(token: string, account: Account, opened: OpenStay) {
  const isStill = () => accountHere() === account && !isSigningOut();
  if (account === undefined || !isStill()) return;
  renewLink(token, opened);
  keepCopy(token, account, opened, isStill).catch(console.error);
}

async function forget(token: string, account: Account) {
  removeLink(token);
  for (const one of new Set([account ?? null, null])) await removeCopy(token, one);
}

/** Returns the answer of the server, or the copy on the device without one. Stores an answer, and removes copies of invalid links. */
export async function readOrCopy(token: string, asked: Promise<Result<OpenStay>>): Promise<Result<Opened>> {
  const account = accountHere();
  const answer = await asked;
  if (answer.ok) {
    startWorker();
    keep(token, account, answer.value);
    return answer;
  }
  if (answer.failure.code === 'not_found') await forget(token, account).catch(console.error);
  if (!isOutcomeUnknown(answer.failure) || account === undefined || accountHere() !== account) return answer;
  const copy = await readCopy(token, account).catch(() => null);
  return copy ? success({ ...copy, isKept: true }) : answer;
}
