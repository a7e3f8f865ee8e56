/** Words around the terms, privacy and cookies, whose texts are in English only. */

export const lastUpdated = 'Last updated:';
export const onThisPage = 'On this page';
/** Shown above the text if the page around it is in another language. */
export const textInEnglish: string = '';
