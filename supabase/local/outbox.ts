import { setMailTransport } from '../functions/_shared/mailTransport.ts';
import type { Backend } from './backend.ts';
import { answerFunction } from './functions.ts';

/** Milliseconds between a write and its emails; later writes share the run. */
const pause = 250;
/** In milliseconds. Emails about a change that an admin can undo wait this long at most. */
const longestWait = 16_000;

/** Runs `send-mails` after each write, into the local mailbox or SMTP_URL; a hosted project has a schedule. One server per process. */
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
      // Later writes do not reset this timer: with constant writes no email would go.
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
