/** The photos over the whole screen. */

export const photos = 'Photos';
export const closePhotos = 'Close photos';
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
export const photoOf = (place: number, count: number, words: string) => `Photo ${place} of ${count}: ${words}`;
