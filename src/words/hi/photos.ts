export const photos = 'तस्वीरें';
export const closePhotos = 'तस्वीरें बंद करें';
export const previousPhoto = 'पिछली तस्वीर';
export const nextPhoto = 'अगली तस्वीर';
export const photoOf = (place: number, count: number, words: string) => `तस्वीर ${place}, कुल ${count}: ${words}`;
