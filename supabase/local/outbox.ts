import { setMailTransport } from '../functions/_shared/mailTransport.ts';
import type { Backend } from './backend.ts';
import { answerFunction } from './functions.ts';

/** How long after a write its mails go out, in milliseconds, with those of all that were written meanwhile. */
const pause = 250;
/** How long at most an email waits from the beginning, in milliseconds: that of a change that an admin can undo. */
const longestWait = 16_000;

/**
 * Does what a schedule does on a hosted project: runs `send-mails`, here shortly after each write, into the mailbox of the local
 * server (or to SMTP_URL). One server a process: the transport is the process's own. Returns what to call after a write, and at the
 * end.
 */
export function sendMailsAfterWrites(backend: Backend, url: string): { wrote: () => void; stop: () => void } {
  setMailTransport(backend.mailbox);
  let timer: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let wroteSince = false;
  let running = false;
  let again = false;

  async function run(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    const request = new Request(`${url}/functions/v1/send-mails`, {
      method: 'POST',
      headers: { apikey: backend.secretKey },
    });
    const response = await answerFunction(backend, request);
    if (!response.ok) console.error('Emails were not sent:', await response.text());
    else if ((await response.json()).more) again = true;
    running = false;
    if (again) {
      again = false;
      await run();
    }
  }
  /** Sends what had to wait, until nothing was written for as long. */
  function lookAgain() {
    wroteSince = false;
    later = setTimeout(() => {
      later = undefined;
      if (wroteSince) lookAgain();
      run().catch(console.error);
    }, longestWait).unref();
  }
  return {
    wrote() {
      wroteSince = true;
      if (!later) lookAgain();
      // Not put off by the writes that follow: while there are always some, no mail would go.
      timer ??= setTimeout(() => {
        timer = undefined;
        run().catch(console.error);
      }, pause).unref();
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(later);
    },
  };
}
