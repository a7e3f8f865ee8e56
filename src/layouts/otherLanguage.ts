import { other } from '#src/words/en/language.ts';
import { englishPath, isInAll, pathIn } from '#src/words/languages.ts';

/** Returns the link to the page in the other language; empty if the page is not in it. `KeepPlace.astro` keeps the scroll place. */
export function otherLanguage(current: string): { href: string; text: string; lang?: string }[] {
  const path = englishPath(current);
  return isInAll(path) ? [{ href: pathIn(other.language, path), text: other.name, lang: other.language }] : [];
}
