import { useEffect, useState } from 'react';

/** Seconds until the first retry, and the most between two. */
const [first, longest] = [5, 60];

/**
 * Returns true without a network. Retries at once when it returns; if the server did not answer (`isKept`), after 5, 10, 20… seconds. Not
 * `useRetrying`, which needs a failure.
 */
export function useOfflineRetry(isKept: boolean, retry: () => void): boolean {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const leave = () => setOffline(true);
    const comeBack = () => {
      setOffline(false);
      retry();
    };
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, [retry]);
  useEffect(() => {
    if (!isKept || isOffline) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (seconds: number) => {
      timer = setTimeout(() => {
        retry();
        wait(Math.min(longest, 2 * seconds));
      }, 1000 * seconds);
    };
    wait(first);
    return () => clearTimeout(timer);
  }, [isKept, isOffline, retry]);
  return isOffline;
}
