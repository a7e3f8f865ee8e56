export const photosOf = (hotel: string) => `${hotel} की फ़ोटो`;
export const photo = 'फ़ोटो ';
