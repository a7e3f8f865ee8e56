import { isInAll, type Language, pathIn } from '../../../src/words/languages.ts';

/** The pages that the links of letters lead to, which confirm an address and stop the letters by a press: one for each thing told. */
export const letterPages = ['newsletter', 'notices', 'free-nights'] as const;
export type LetterPage = (typeof letterPages)[number];

/** The page that an address names; the newsletter's for any other text. */
export const letterPageOf = (name: string | null): LetterPage =>
  letterPages.find((one) => one === name) ?? 'newsletter';

/** Where it is in a language: in English, where it is in no other. */
export const letterPath = (page: LetterPage, language: Language): string =>
  isInAll(`/${page}`) ? pathIn(language, `/${page}`) : `/${page}`;
