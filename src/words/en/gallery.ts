export const filterPhotos = 'Filter photos';
export const allPhotosFilter = 'All Photos';
export const photoGallery = 'Photo gallery';
export const photosWord = 'photos';
export const shownPhotos = (name: string, photos: number) => `${name}: ${photos} photos`;

export const photos = 'Photos';
export const closePhotos = 'Close photos';
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
export const photoOf = (place: number, count: number, words: string) => `Photo ${place} of ${count}: ${words}`;
