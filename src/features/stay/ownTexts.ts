import { inRows } from '#src/words/en/language.ts';

/** Fetches our own hotels' descriptions in the page's language; null if the database has them or for other hotels. */
export async function fetchOwnTexts(isOurs: boolean): Promise<Readonly<Record<string, string>> | null> {
  if (inRows || !isOurs) return null;
  return import('#src/words/en/ownTexts.ts').then(
    ({ ownTexts }) => ownTexts,
    () => null,
  );
}
