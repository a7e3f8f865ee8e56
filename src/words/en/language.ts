import type { Language } from '../languages.ts';

/** The folder of these words. */
export const language: Language = 'en';
/** Its name for browsers, search engines and `Intl`, which writes dates and money. */
export const tag = 'en-IN';
export const dateTag = 'en-GB';
/** Which of the files of a family of letters (`astro.config.mjs`) every page needs. */
export const fontsOfEveryPage: readonly number[] = [0];
/** Tells whether the database has the texts of our own hotels and pictures in it. */
export const inRows: boolean = true;
/** Begins the addresses of its pages. */
export const at: string = '';
/** The other one, as its readers call it. */
export const other = { language: 'hi' as Language, name: 'हिन्दी' };
/** Where the pages of that one begin. */
export const otherAt: string = '/hi';
