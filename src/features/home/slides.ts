/** The slide `by` steps from `index`; both ends wrap. */
export function slideAfter(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

export const autoplayMilliseconds = 5000;
/** Shorter movements of a finger are taps. */
export const swipePixels = 48;
