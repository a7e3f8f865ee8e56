import { other } from '#src/words/en/language.ts';
import { englishPath, isInAll, pathIn } from '#src/words/languages.ts';

/** Empty if the page is not in the other language. `KeepPlace.astro` keeps query and fragment. */
export function otherLanguage(current: string): { href: string; text: string; lang?: string }[] {
  const path = englishPath(current);
  return isInAll(path) ? [{ href: pathIn(other.language, path), text: other.name, lang: other.language }] : [];
}
