/** Returns the address of a hotel's public review log; the host forwards it to the function published-reviews. */
export const reviewsFile = (hotelId: string) => `/reviews/${hotelId}.json`;
/** The script that checks the log: docs/check-reviews.mjs. */
export const reviewsScript = '/check-reviews.mjs';
