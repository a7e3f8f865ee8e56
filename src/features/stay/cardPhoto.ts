/** The shown width of a card's photo. Phones get a smaller value, so that they load the 640 pixel file. */
export const cardPhotoSizes =
  '(width >= 35rem) 18rem, (resolution >= 2.5dppx) 49vw, (resolution >= 1.9dppx) 74vw, 88vw';
