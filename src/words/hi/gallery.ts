export const filterPhotos = 'तस्वीरें चुनें';
export const allPhotosFilter = 'सभी तस्वीरें';
export const photoGallery = 'तस्वीरें';
export const photosWord = 'तस्वीरें';
export const shownPhotos = (name: string, photos: number) => `${name}: ${photos} तस्वीरें`;
