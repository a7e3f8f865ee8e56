import { useEffect, useState } from 'react';

/** Seconds until the server is asked again, and at most. */
const [first, longest] = [5, 60];

/**
 * Whether there is no network, as far as the browser knows. Asks again by itself for what may be old by now: at once when the network is
 * back, and, where the server did not answer (`isKept`), after 5, 10, 20… seconds. Not `useRetrying`: that waits for a failure, and here
 * something is shown.
 */
export function useAway(isKept: boolean, retry: () => void): boolean {
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
