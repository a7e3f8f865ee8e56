import { other } from '#src/words/en/language.ts';
import { englishPath, isInAll, pathIn } from '#src/words/languages.ts';

/** The link to a page in the other language, which keeps the place by `KeepPlace.astro`; none where the page is not in it. */
export function otherLanguage(current: string): { href: string; text: string; lang?: string }[] {
  const path = englishPath(current);
  return isInAll(path) ? [{ href: pathIn(other.language, path), text: other.name, lang: other.language }] : [];
}
