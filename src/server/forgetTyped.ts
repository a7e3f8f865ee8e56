import { forgetTexts } from './typedTexts.ts';

/** Removes unsent text from the device after sign-out: guests' forms of the tab, and drafts of listings in IndexedDB. */
export async function forgetTyped(): Promise<void> {
  forgetTexts();
  try {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // Some browsers have no IndexedDB, or cannot list databases.
  }
}
