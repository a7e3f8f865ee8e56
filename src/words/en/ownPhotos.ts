/**
 * What is on the site's own pictures, by their addresses in the database, whose words for them are English: null here. Those of another
 * language stand in `content/`, and its build puts them in (`src/build/languages.ts`).
 */

type Words = Readonly<Record<string, string>> | null;

/** Of all of them: more than a screen may carry. */
export const ownPhotos: Words = null;
/** Of those that the rooms of our own houses are shown by. */
export const roomPhotos: Words = null;
