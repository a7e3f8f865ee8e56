import { tabStorage } from './storage.ts';

/**
 * Removes what was typed and not sent yet from the device, when nobody is left to send it: what a tab has of bookings, and of a
 * listing all that the databases hold.
 */
export async function forgetTyped(): Promise<void> {
  tabStorage.remove(...tabStorage.keys().filter((key) => key.startsWith('booking-')));
  try {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that keeps none, or does not name them.
  }
}
