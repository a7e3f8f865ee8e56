export const filterPhotos = 'फ़ोटो चुनें';
export const allPhotosFilter = 'सभी फ़ोटो';
export const photoGallery = 'फ़ोटो गैलरी';
export const photosWord = 'फ़ोटो';
export const shownPhotos = (name: string, photos: number) => `${name}: ${photos} फ़ोटो`;
