import type { Account } from '#src/domain/account/leftBehind.ts';
import type { OpenStay } from '#src/domain/booking/guestStay.ts';
import { paths, stayPath } from '#src/lib/paths.ts';
import { isLost, type Result, success } from '#src/lib/result.ts';
import { isSigningOut } from '#src/server/signOut.ts';
import { accountHere } from '#src/server/storedSession.ts';
import { keepCopy, readCopy, removeCopy } from './copies.ts';
import { removeLink, renewLink } from './links.ts';
import type { Opened } from './opened.ts';

/** What the device does with what a link opened, or did not. Apart from the page's first scripts. */

/** Without a network the page is what its worker keeps of it: `src/features/visit/worker.ts`. */
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

/**
 * What is shown of what the server is asked: its answer, or what the device keeps where none comes. Keeps what was opened, for whoever was
 * here as it was asked, and forgets what has ended.
 */
export async function settle(token: string, asked: Promise<Result<OpenStay>>): Promise<Result<Opened>> {
  const account = accountHere();
  const answer = await asked;
  if (answer.ok) {
    startWorker();
    keep(token, account, answer.value);
    return answer;
  }
  if (answer.failure.code === 'not_found') await forget(token, account).catch(console.error);
  if (!isLost(answer.failure) || account === undefined || accountHere() !== account) return answer;
  const copy = await readCopy(token, account).catch(() => null);
  return copy ? success({ ...copy, isKept: true }) : answer;
}
