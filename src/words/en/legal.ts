/** What stands around the terms, privacy and cookies, whose texts are in English alone. */

export const lastUpdated = 'Last updated:';
export const onThisPage = 'On this page';
/** Said above the text where the page around it is in another language. */
export const textInEnglish: string = '';
