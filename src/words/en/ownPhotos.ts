/** Descriptions of the site's own photos by address. Null in English: the database has them. `src/build/languages.ts` replaces this module. */

type Words = Readonly<Record<string, string>> | null;

/** All photos: too many for some screens. */
export const ownPhotos: Words = null;
/** Only the first photo of each room type of our own hotels. */
export const roomPhotos: Words = null;
