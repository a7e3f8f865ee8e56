export function slideAfter(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

export const autoplayMilliseconds = 5000;
/** The longest wait for a slide's picture, in milliseconds. */
export const pictureMilliseconds = 1200;
/** Shorter movements count as taps. */
export const swipePixels = 48;
