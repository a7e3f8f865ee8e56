import { failure } from '#src/lib/result.ts';
import {
  type Call,
  callAddress,
  failUnanswered,
  makeRefusal,
  parseAnswer,
  type ResultOf,
  timeoutSeconds,
} from './apiClient.ts';
import { publishableKey } from './backend.ts';
import { signedInIdentity } from './signedIn.ts';

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
    const signature = await signedInIdentity.sign().catch(() => undefined);
    if (isCancelled) return cancelled;
    if (signature === undefined) return failUnanswered(entry);
    if (signature === null) return makeRefusal(entry, { code: 'signed_out' });
    return new Promise((resolve) => {
      request.open('POST', callAddress(entry, query));
      const headers = { ...signature, apikey: publishableKey, 'content-type': 'application/octet-stream' };
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.timeout = (entry.seconds ?? timeoutSeconds) * 1000;
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = () => resolve(failUnanswered(entry));
      request.ontimeout = () => resolve(failUnanswered(entry));
      request.onabort = () => resolve(cancelled);
      request.onload = () => resolve(parseAnswer(entry, request.status, request.responseText, signedInIdentity));
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
