/** Photos of a hotel over the whole screen. */

export const photosOf = (hotel: string) => `Photos of ${hotel}`;
/** Before the place of a photo among the others, read out. */
export const photo = 'Photo ';
