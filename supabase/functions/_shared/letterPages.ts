import { isInAll, type Language, pathIn } from '../../../src/words/languages.ts';

export const letterPages = ['newsletter', 'notices', 'free-nights'] as const;
export type LetterPage = (typeof letterPages)[number];

export const letterPageOf = (name: string | null): LetterPage =>
  letterPages.find((one) => one === name) ?? 'newsletter';

export const letterPath = (page: LetterPage, language: Language): string =>
  isInAll(`/${page}`) ? pathIn(language, `/${page}`) : `/${page}`;
