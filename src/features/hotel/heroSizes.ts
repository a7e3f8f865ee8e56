/** How wide the large photo is shown. Two thirds of the screen on phones: with three pixels a point, the eye gains nothing more. */
export const heroSizes = '(width < 51.25rem) 66vw, (width < 80rem) 50vw, 590px';
