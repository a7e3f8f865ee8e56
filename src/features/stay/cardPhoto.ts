/**
 * How wide a card's photo is shown. Phones are told less than the truth, so that all of them take the file of 640 pixels, not
 * far from two to a point: more would not be seen, and cost bytes.
 */
export const cardPhotoSizes =
  '(width >= 35rem) 18rem, (resolution >= 2.5dppx) 49vw, (resolution >= 1.9dppx) 74vw, 88vw';
