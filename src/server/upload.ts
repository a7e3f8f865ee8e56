import { failure } from '#src/lib/result.ts';
import { publishableKey } from './backend.ts';
import { addressOf, type Call, lose, patience, type ResultOf, refuse, understand } from './door.ts';
import { member } from './member.ts';

export interface Sending<C extends Call> {
  done: Promise<ResultOf<C>>;
  cancel(): void;
}

/** `onProgress` gets the part sent, 0 to 1. */
export function upload<C extends Call>(
  entry: C,
  query: Readonly<Record<string, string>>,
  file: Blob,
  onProgress: (part: number) => void = () => {},
): Sending<C> {
  // fetch does not report the progress of an upload.
  const request = new XMLHttpRequest();
  const cancelled = failure('cancelled', '') as ResultOf<C>;
  let isCancelled = false;
  async function start(): Promise<ResultOf<C>> {
    const signature = await member.sign().catch(() => undefined);
    if (isCancelled) return cancelled;
    if (signature === undefined) return lose(entry);
    if (signature === null) return refuse(entry, { code: 'signed_out' });
    return new Promise((resolve) => {
      request.open('POST', addressOf(entry, query));
      const headers = { ...signature, apikey: publishableKey, 'content-type': 'application/octet-stream' };
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.timeout = (entry.seconds ?? patience) * 1000;
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = () => resolve(lose(entry));
      request.ontimeout = () => resolve(lose(entry));
      request.onabort = () => resolve(cancelled);
      request.onload = () => resolve(understand(entry, request.status, request.responseText, member));
      request.send(file);
    });
  }
  return {
    done: start(),
    cancel: () => {
      isCancelled = true;
      request.abort();
    },
  };
}
