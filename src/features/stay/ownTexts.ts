import { inRows } from '#src/words/en/language.ts';

/** Fetches the descriptions of our own hotels in the language of the page; null where the database has them in it, or for other hotels. */
export async function fetchOwnTexts(isOurs: boolean): Promise<Readonly<Record<string, string>> | null> {
  if (inRows || !isOurs) return null;
  return import('#src/words/en/ownTexts.ts').then(
    ({ ownTexts }) => ownTexts,
    () => null,
  );
}
