import { shrinkPhoto } from './shrinkPhoto.ts';

let worker: Worker | null = null;
let lastKey = 0;
const waiting = new Map<number, (blob: Blob | null) => void>();

/** The photo made ready to send, off the main thread; null when the browser cannot read it as a picture. */
export function preparePhoto(file: Blob): Promise<Blob | null> {
  // A browser without a canvas in workers sends the file as it is; the server cleans it anyway.
  if (typeof OffscreenCanvas === 'undefined') {
    return createImageBitmap(file).then(
      () => file,
      () => null,
    );
  }
  const running = startWorker();
  if (!running) return shrinkPhoto(file).catch(() => null);
  lastKey += 1;
  const key = lastKey;
  return new Promise((resolve) => {
    waiting.set(key, resolve);
    running.postMessage({ key, file });
  });
}

function startWorker(): Worker | null {
  if (worker) return worker;
  try {
    worker = new Worker(new URL('./shrinkPhoto.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
  worker.addEventListener('message', ({ data }: MessageEvent<{ key: number; blob: Blob | null }>) => {
    waiting.get(data.key)?.(data.blob);
    waiting.delete(data.key);
  });
  worker.addEventListener('error', () => {
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
    worker = null;
  });
  return worker;
}
