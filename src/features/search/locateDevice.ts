import type { Spot } from '#src/domain/map/projection.ts';
import { showToast } from '#src/lib/toasts.ts';
import { browserCannotTell, deviceDidNotSay, mayNotAsk, notFound } from '#src/words/en/search.ts';
import { roughly } from './searchQuery.ts';

/** Returns the device's location to about a kilometre. If that fails, shows the reason and returns null. */
export function locateDevice(): Promise<Spot | null> {
  return new Promise((resolve) => {
    const refuse = (description: string) => {
      showToast({ title: notFound, description, tone: 'error' });
      resolve(null);
    };
    if (!navigator.geolocation) return refuse(browserCannotTell);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roughly(coords)),
      ({ code }) => refuse(code === 1 ? mayNotAsk : deviceDidNotSay),
      { timeout: 15_000, maximumAge: 300_000 },
    );
  });
}
