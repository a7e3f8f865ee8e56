/** Each language has a folder with the same files and names. Code imports `words/en/…`; a build replaces the folder. See docs/languages.md. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** Unknown languages become English. */
export const languageNamed = (name: unknown): Language => languages.find((one) => one === name) ?? 'en';

/** Pages in every language, by their English addresses. */
const inAll =
  /^\/((properties|gallery|search|saved|stay|review|arrival|cleaning|auth|account|free-nights|newsletter|terms|privacy|cookies|404|property-not-found)|(property|blog|stays|hotel|booking|booking-confirmation)(\/[\w-]+)?)?$/;

export const isInAll = (path: string) => inAll.test(path);

/** True for pages whose text is English in every language. Search engines index only the English page. */
export const isEnglishInAll = (path: string) => /^\/(terms|privacy|cookies)$/.test(englishPath(path));

/** Returns the address in a language: `/hi/gallery` for `/gallery`. English has no prefix. */
export const pathIn = (language: Language, path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** Returns the English address: `/gallery` for `/hi/gallery`. */
export function englishPath(path: string): string {
  const [, first, rest = ''] = /^\/(\w\w)(\/.*)?$/.exec(path) ?? [];
  return languages.some((language) => language === first && language !== 'en') ? rest || '/' : path;
}

/** Translates an address with query and fragment: `/hi/account#stays`. Pages that exist only in English stay. */
export function placeIn(language: Language, place: string): string {
  const path = englishPath(place.replace(/[?#].*/s, ''));
  return isInAll(path) ? pathIn(language, path) + place.replace(/^[^?#]*/, '') : place;
}
