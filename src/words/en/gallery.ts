/** The gallery of both houses. */

export const filterPhotos = 'Filter photos';
export const allPhotosFilter = 'All Photos';
export const photoGallery = 'Photo gallery';
export const photosWord = 'photos';
export const shownPhotos = (name: string, photos: number) => `${name}: ${photos} photos`;
