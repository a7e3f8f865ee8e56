import type { Spot } from '#src/domain/map/projection.ts';
import { showToast } from '#src/lib/toasts.ts';
import { roughly } from './searchQuery.ts';

/** Asks the device where it is, to about a kilometre. Null, and the reason is shown, where it does not say. */
export function whereIsDevice(): Promise<Spot | null> {
  return new Promise((resolve) => {
    const refuse = (description: string) => {
      showToast({ title: 'We could not find where you are', description, tone: 'error' });
      resolve(null);
    };
    if (!navigator.geolocation) return refuse('Your browser cannot tell. Please type a place.');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roughly(coords)),
      ({ code }) =>
        refuse(
          code === 1
            ? 'This site may not ask your device. Allow it in your browser, or type a place.'
            : 'Your device did not say. Please try again, or type a place.',
        ),
      { timeout: 15_000, maximumAge: 300_000 },
    );
  });
}
