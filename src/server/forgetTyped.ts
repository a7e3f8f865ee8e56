import { forgetTexts } from './unsentTexts.ts';

/** Removes unsent text and photos from the device after an account was deleted. */
export function forgetTyped(): void {
  forgetTexts();
  try {
    indexedDB.deleteDatabase('susegad-photos');
  } catch {
    // Some browsers have no IndexedDB.
  }
}
