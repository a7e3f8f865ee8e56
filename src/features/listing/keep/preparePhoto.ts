import { shrinkPhoto } from '#src/lib/shrinkPhoto.ts';

interface Answer {
  key: number;
  blob: Blob | null;
}

let worker: Worker | null = null;
let lastKey = 0;
/** Settles a photo that the worker has not answered for; 'lost' if the worker is gone. */
const waiting = new Map<number, (blob: Blob | null | 'lost') => void>();

/** Starts the worker before it is needed: its code cannot be fetched without a network. */
export function warmUp() {
  startWorker();
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * The photo made ready to send, off the main thread; null when the browser cannot read it as a picture. One at a time: a
 * decoded photo takes a hundred megabytes, and thirty of them more than a phone has.
 */
export function preparePhoto(file: Blob): Promise<Blob | null> {
  const mine = turn.then(() => prepare(file));
  turn = mine.catch(() => {});
  return mine;
}

async function prepare(file: Blob): Promise<Blob | null> {
  const running = startWorker();
  lastKey += 1;
  const key = lastKey;
  const prepared = await new Promise<Blob | null | 'lost'>((resolve) => {
    waiting.set(key, resolve);
    running.postMessage({ key, file });
  });
  return prepared === 'lost' ? shrinkPhoto(file).catch(() => null) : prepared;
}

function startWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./shrinkPhoto.worker.ts', import.meta.url), { type: 'module' });
  worker = started;
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.key)?.(data.blob);
    waiting.delete(data.key);
  });
  started.addEventListener('error', () => {
    worker = null;
    for (const resolve of waiting.values()) resolve('lost');
    waiting.clear();
  });
  return started;
}
