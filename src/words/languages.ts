/**
 * The languages of the site. Each is a folder beside this file, in which the same files say the same things: code imports
 * `words/en/…`, and a build in another language finds that language's folder there (`src/build/languages.ts`). What editors write is in
 * `content/`, and in `content/{language}/` its words alone. docs/languages.md
 */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Each as its readers call it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The language that a text names; English for any other, so that whoever asks in a way of their own is answered too. */
export const languageNamed = (name: unknown): Language => languages.find((one) => one === name) ?? 'en';

/** The pages that there are in every language, by their addresses in English. */
const inAll =
  /^\/((properties|gallery|search|saved|stay|review|arrival|auth|account|free-nights|newsletter|terms|privacy|cookies|404|property-not-found)|(property|blog|stays|hotel|booking|booking-confirmation)(\/[\w-]+)?)?$/;

/** Whether there is a page of this address in every language. */
export const isInAll = (path: string) => inAll.test(path);

/** Whether the text of a page is English in every language, in the frame of each: then the English page alone is to be found. */
export const isEnglishInAll = (path: string) => /^\/(terms|privacy|cookies)$/.test(englishPath(path));

/** Where a page that is in every language is in one of them: `/gallery` is `/hi/gallery` in Hindi. English stands at the root. */
export const pathIn = (language: Language, path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** What a page that stands at this address is called in English: `/gallery` for `/hi/gallery`. */
export function englishPath(path: string): string {
  const [, first, rest = ''] = /^\/(\w\w)(\/.*)?$/.exec(path) ?? [];
  return languages.some((language) => language === first && language !== 'en') ? rest || '/' : path;
}

/** A place of this site in one of the languages, with what it asks for and its part: `/hi/account#stays` for `/account#stays`. What is not in all stays. */
export function placeIn(language: Language, place: string): string {
  const path = englishPath(place.replace(/[?#].*/s, ''));
  return isInAll(path) ? pathIn(language, path) + place.replace(/^[^?#]*/, '') : place;
}
