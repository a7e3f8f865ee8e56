import { useEffect } from 'react';

const pollMilliseconds = 60_000;

/** Loads again when the person returns to the tab after more than a minute. */
export function useReadAgain(read: () => void) {
  useEffect(() => {
    let readAt = Date.now();
    const readAgain = () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < pollMilliseconds) return;
      readAt = Date.now();
      read();
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [read]);
}
