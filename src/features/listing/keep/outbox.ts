/**
 * What is on its way to the server: the draft, photos, documents, tax and bank data, each under a key. What did not arrive is
 * tried again by itself, later and later, and at once when the network is back. It knows neither the page nor the network.
 */

/** The result of a try. `wait`: it is tried again automatically. `stop`: it is tried again only if the owner asks. */
export type Outcome = 'sent' | 'wait' | 'stop';

export type Work = () => Promise<Outcome>;

interface Entry {
  work: Work;
  /** Tries in a row that did not arrive. */
  tries: number;
  /** Calls the next try off; null while none is planned. */
  callOff: (() => void) | null;
  running: Promise<Outcome> | null;
}

const firstRetry = 2000;
const longestRetry = 60_000;
const filesAtOnce = 3;

/** `after` calls back after a time; what it returns calls that off. */
export function createOutbox(after: (milliseconds: number, action: () => void) => () => void) {
  const entries = new Map<string, Entry>();
  /** Files that wait for one of those on their way. */
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

  /** Runs once a run under way has ended: two at a time would overtake each other. */
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
    // The run before this one may have planned another.
    callOff(entry);
    const outcome = await entry.work();
    if (!isKnown()) return outcome;
    if (outcome === 'wait') {
      plan(key, entry, Math.min(longestRetry, firstRetry * 2 ** entry.tries));
      entry.tries += 1;
    } else entry.tries = 0;
    return outcome;
  }

  /** Sends now. What it came to; where it waits, it goes on being tried. */
  function send(key: string, work: Work): Promise<Outcome> {
    const entry = entryOf(key, work);
    entry.tries = 0;
    return run(key, entry);
  }

  /** Sends after a time, which starts again with every call. A job that waits for its next try keeps its time. */
  function sendLater(key: string, work: Work, milliseconds: number) {
    const entry = entryOf(key, work);
    if (entry.tries === 0) plan(key, entry, milliseconds);
  }

  /** Sends a file: three at a time, so that one of them is there soon. `queued` is called when it takes its place in line. */
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

  /** Forgets what waits under this key. */
  function drop(key: string) {
    entries.get(key)?.callOff?.();
    entries.delete(key);
  }

  /** The network or the person is back: whatever waits goes out. */
  function wake() {
    for (const [key, entry] of entries) {
      if (!entry.callOff) continue;
      entry.tries = 0;
      void run(key, entry);
    }
  }

  /** Tries in a row that did not arrive. */
  const triesOf = (key: string) => entries.get(key)?.tries ?? 0;

  return { send, sendLater, sendFile, drop, wake, triesOf };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox of this tab. */
export const outbox = createOutbox((milliseconds, action) => {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
});
