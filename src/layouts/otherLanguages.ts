import { language } from '#src/words/en/language.ts';
import { englishPath, isInAll, languageNames, languages, pathIn } from '#src/words/languages.ts';

/** Empty if the page is not in all languages. `KeepPlace.astro` keeps query and fragment. */
export function otherLanguages(current: string): { href: string; text: string; lang?: string }[] {
  const path = englishPath(current);
  return languages
    .filter((one) => isInAll(path) && one !== language)
    .map((one) => ({ href: pathIn(one, path), text: languageNames[one], lang: one }));
}
