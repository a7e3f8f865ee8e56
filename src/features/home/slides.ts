/** The slide `by` steps from `index`; both ends wrap. */
export function slideAfter(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

export const autoplayMilliseconds = 5000;
/** How long a slide waits for its picture: then its words come without it. */
export const pictureMilliseconds = 1200;
/** Shorter movements of a finger are taps. */
export const swipePixels = 48;
