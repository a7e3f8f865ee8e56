import { isInAll, type Language, pathIn } from '../../../src/words/languages.ts';

/** Pages behind email links, to confirm an address and to unsubscribe. */
export const letterPages = ['newsletter', 'notices', 'free-nights'] as const;
export type LetterPage = (typeof letterPages)[number];

/** Returns the page with this name; `newsletter` for any other text. */
export const letterPageOf = (name: string | null): LetterPage =>
  letterPages.find((one) => one === name) ?? 'newsletter';

/** Returns its path in a language; the English one if it is not translated. */
export const letterPath = (page: LetterPage, language: Language): string =>
  isInAll(`/${page}`) ? pathIn(language, `/${page}`) : `/${page}`;
