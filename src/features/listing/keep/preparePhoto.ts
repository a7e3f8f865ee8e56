import { shrinkPhoto } from '#src/lib/shrinkPhoto.ts';

interface Answer {
  key: number;
  blob: Blob | null;
}

let worker: Worker | null = null;
let lastKey = 0;
/** Resolves each photo sent to the worker; 'lost' if the worker is gone. */
const waiting = new Map<number, (blob: Blob | null | 'lost') => void>();

/** Starts the worker early, because its code needs the network. */
export function warmUp() {
  startWorker();
}

let turn: Promise<unknown> = Promise.resolve();

/** Reduces a photo off the main thread; null if the browser cannot decode it. One at a time: a decoded photo takes about 100 MB. */
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
