import { forgetTexts } from './typedTexts.ts';

/**
 * Removes what was typed and not sent yet from the device, when nobody is left to send it: what a tab has of guests' forms, and of a
 * listing all that the databases hold.
 */
export async function forgetTyped(): Promise<void> {
  forgetTexts();
  try {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that keeps none, or does not name them.
  }
}
