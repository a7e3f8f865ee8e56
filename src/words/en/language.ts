import type { Language } from '../languages.ts';

/** The folder of these words. */
export const language: Language = 'en';
/** As browsers and search engines name it, and as `Intl` writes dates and money. */
export const tag = 'en-IN';
export const dateTag = 'en-GB';
/** Which of the files of a family of letters (`astro.config.mjs`) every page needs. */
export const fontsOfEveryPage: readonly number[] = [0];
/** Whether the database describes the site's own pictures in it. */
export const inRows: boolean = true;
/** What stands before the addresses of its pages. */
export const at: string = '';
/** The other one, as its readers call it. */
export const other = { language: 'hi' as Language, name: 'हिन्दी' };
/** Where the pages of that one begin. */
export const otherAt: string = '/hi';
