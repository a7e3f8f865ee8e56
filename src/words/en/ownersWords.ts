/** Marks texts that an owner wrote in English, on pages in another language: none here. */
export const inEnglish = '';
/** The language of such a text, for screen readers; undefined where it is that of the page. */
export const languageOf = (_text: string): 'en' | undefined => undefined;
