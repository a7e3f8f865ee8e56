import { useSyncExternalStore } from 'react';

/** Said where the network is gone. */
export const offline = 'You are offline.';
/** The same where what is missing is only read. */
export const offlineReading = `${offline} We try again as soon as the network is back.`;

/** Whether there is a network, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
