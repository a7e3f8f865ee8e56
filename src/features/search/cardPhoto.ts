/** How wide a card's photo is shown. Two dots to a pixel are as sharp as a photo gets on a phone; more would only cost bytes. */
export const cardPhotoSizes = '(width >= 35rem) 18rem, (resolution >= 2.5dppx) 66vw, calc(100vw - 2.5rem)';
/** How many photos of a list are wanted at once. */
export const firstPhotos = 2;
