import { forgetStays } from '#src/lib/keptStays.ts';
import { deviceStorage } from '#src/lib/storage.ts';
import { forgetTexts } from '#src/server/unsentTexts.ts';
import { accountSavedKey, askedKey, cleaningKey, importsKey, roleKey } from './sessionKey.ts';

/** Keeps unsaved drafts of listings. */
export function forgetPerson(): void {
  deviceStorage.remove(roleKey, importsKey, askedKey, accountSavedKey, cleaningKey);
  forgetStays();
  forgetTexts();
}
