import { useCallback, useEffect, useState } from 'react';
import { type Failure, isOutcomeUnknown } from './result.ts';
import { useOnline } from './useOnline.ts';
import type { Remote } from './useRemote.ts';

/** First and longest wait before a retry, in seconds. */
const [first, longest] = [5, 60];

/** Retries when the network returns, or after 5, 10, 20… seconds. `failure` stays set during retries, so that the screen does not flicker. */
export function useRetrying<T>(
  key: string,
  remote: Remote<T>,
  read: () => void,
): { failure: Failure | null; retry: () => void } {
  const isOnline = useOnline();
  const [lost, setLost] = useState<{ key: string; failure: Failure; tries: number } | null>(null);

  useEffect(() => {
    if (remote.state === 'ready') setLost(null);
    if (remote.state !== 'failed') return;
    const { failure } = remote;
    setLost((before) => ({ key, failure, tries: before?.key === key ? before.tries + 1 : 1 }));
  }, [key, remote]);

  useEffect(() => {
    if (!lost || !isOnline || remote.state !== 'failed' || !isOutcomeUnknown(lost.failure)) return;
    const timer = setTimeout(read, 1000 * Math.min(longest, first * 2 ** (lost.tries - 1)));
    return () => clearTimeout(timer);
  }, [lost, isOnline, remote.state, read]);

  const isFailed = remote.state === 'failed';
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [isFailed, read]);

  const retry = useCallback(() => {
    setLost(null);
    read();
  }, [read]);

  if (remote.state === 'failed') return { failure: remote.failure, retry };
  return { failure: remote.state === 'loading' && lost?.key === key ? lost.failure : null, retry };
}
