/** What a hotel's rating is made of, for anybody: the host passes it on to the function published-reviews. */
export const reviewsFile = (hotelId: string) => `/reviews/${hotelId}.json`;
/** What checks it: docs/check-reviews.mjs. */
export const reviewsScript = '/check-reviews.mjs';
