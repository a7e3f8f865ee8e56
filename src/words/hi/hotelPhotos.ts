export const photosOf = (hotel: string) => `${hotel} की तस्वीरें`;
export const photo = 'तस्वीर ';
