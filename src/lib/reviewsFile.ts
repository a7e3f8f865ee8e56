/** The host forwards this to the function published-reviews. */
export const reviewsFile = (hotelId: string) => `/reviews/${hotelId}.json`;
export const reviewsScript = '/check-reviews.mjs';
