/**
 * Sends drafts, photos, documents, tax and bank data to the server, each under a key. It retries with growing pauses, and at once when the network
 * returns.
 */

/** The result of a try. `wait`: it is tried again automatically. `stop`: it is tried again only if the owner asks. */
export type Outcome = 'sent' | 'wait' | 'stop';

export type Work = () => Promise<Outcome>;

interface Entry {
  work: Work;
  tries: number;
  callOff: (() => void) | null;
  running: Promise<Outcome> | null;
}

const firstRetry = 2000;
const longestRetry = 60_000;
const filesAtOnce = 3;

/** `after` is a timer that returns its cancel function. */
export function createOutbox(after: (milliseconds: number, action: () => void) => () => void) {
  const entries = new Map<string, Entry>();
  /** Files that wait for a free upload slot. */
  const line: (() => void)[] = [];
  let files = 0;

  function entryOf(key: string, work: Work): Entry {
    const entry = entries.get(key) ?? { work, tries: 0, callOff: null, running: null };
    entry.work = work;
    entries.set(key, entry);
    return entry;
  }

  function callOff(entry: Entry) {
    entry.callOff?.();
    entry.callOff = null;
  }

  function plan(key: string, entry: Entry, milliseconds: number) {
    callOff(entry);
    entry.callOff = after(milliseconds, () => void run(key, entry));
  }

  function run(key: string, entry: Entry): Promise<Outcome> {
    callOff(entry);
    const mine = entry.running ? entry.running.then(() => attempt(key, entry)) : attempt(key, entry);
    entry.running = mine;
    void mine.finally(() => {
      if (entry.running === mine) entry.running = null;
    });
    return mine;
  }

  async function attempt(key: string, entry: Entry): Promise<Outcome> {
    const isKnown = () => entries.get(key) === entry;
    if (!isKnown()) return 'stop';
    callOff(entry);
    const outcome = await entry.work();
    if (!isKnown()) return outcome;
    if (outcome === 'wait') {
      plan(key, entry, Math.min(longestRetry, firstRetry * 2 ** entry.tries));
      entry.tries += 1;
    } else entry.tries = 0;
    return outcome;
  }

  /** Sends now and returns the result. After `wait` it retries. */
  function send(key: string, work: Work): Promise<Outcome> {
    const entry = entryOf(key, work);
    entry.tries = 0;
    return run(key, entry);
  }

  /** Sends after a delay, which restarts with every call. A job that waits for a retry keeps its time. */
  function sendLater(key: string, work: Work, milliseconds: number) {
    const entry = entryOf(key, work);
    if (entry.tries === 0) plan(key, entry, milliseconds);
  }

  /** Sends a file, at most three at a time. `queued` is called when it enters the queue. */
  function sendFile(key: string, queued: () => void, work: Work): Promise<Outcome> {
    return send(key, async () => {
      queued();
      if (files >= filesAtOnce) await new Promise<void>((resolve) => line.push(resolve));
      else files += 1;
      try {
        return entries.has(key) ? await work() : 'stop';
      } finally {
        const next = line.shift();
        if (next) next();
        else files -= 1;
      }
    });
  }

  function drop(key: string) {
    entries.get(key)?.callOff?.();
    entries.delete(key);
  }

  /** Retries all waiting jobs at once, for example when the network returns. */
  function wake() {
    for (const [key, entry] of entries) {
      if (!entry.callOff) continue;
      entry.tries = 0;
      void run(key, entry);
    }
  }

  const triesOf = (key: string) => entries.get(key)?.tries ?? 0;

  return { send, sendLater, sendFile, drop, wake, triesOf };
}

export type Outbox = ReturnType<typeof createOutbox>;

export const outbox = createOutbox((milliseconds, action) => {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
});
