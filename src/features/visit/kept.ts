import type { OpenStay } from '#src/domain/booking/guestStay.ts';
import { isLost, type Result, success } from '#src/lib/result.ts';
import { accountHere } from '#src/server/storedSession.ts';
import { keepCopy, readCopy, removeCopy } from './copies.ts';
import { removeLink, renewLink } from './links.ts';
import type { Opened } from './opened.ts';

/** What the device does with what a link opened, or did not. Apart from the page's first scripts. */

/** Without a network the page is what its worker keeps of it: `src/features/visit/worker.ts`. */
function startWorker() {
  if (import.meta.env.PROD)
    navigator.serviceWorker?.register('/stay-worker.js', { scope: '/stay' }).catch(console.error);
}

function keep(token: string, opened: OpenStay) {
  const account = accountHere();
  if (account === undefined) return;
  renewLink(token, opened);
  keepCopy(token, account, opened, () => accountHere() === account).catch(console.error);
}

async function forget(token: string) {
  removeLink(token);
  for (const account of new Set([accountHere() ?? null, null])) await removeCopy(token, account);
}

async function read(token: string): Promise<OpenStay | null> {
  const account = accountHere();
  return account === undefined ? null : readCopy(token, account);
}

/** What is shown of an answer: itself, or what the device keeps where no answer came. Keeps what was opened, forgets what has ended. */
export async function settle(token: string, answer: Result<OpenStay>): Promise<Result<Opened>> {
  if (answer.ok) {
    startWorker();
    keep(token, answer.value);
    return answer;
  }
  if (answer.failure.code === 'not_found') await forget(token).catch(console.error);
  if (!isLost(answer.failure)) return answer;
  const copy = await read(token).catch(() => null);
  return copy ? success({ ...copy, isKept: true }) : answer;
}
