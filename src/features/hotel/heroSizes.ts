/** How wide the large photo is shown. Less than the screen on phones: with three pixels a point, the eye gains nothing more. */
export const heroSizes =
  '(width < 35rem) and (resolution >= 2.5dppx) 49vw, (width < 51.25rem) 66vw, (width < 80rem) 50vw, 590px';
