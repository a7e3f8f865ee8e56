export const photos = 'फ़ोटो';
export const closePhotos = 'फ़ोटो बंद करें';
export const previousPhoto = 'पिछली फ़ोटो';
export const nextPhoto = 'अगली फ़ोटो';
export const photoOf = (place: number, count: number, words: string) => `${count} में से फ़ोटो ${place}: ${words}`;
