/** The orders of the list of stays. */

export const recommended = 'Recommended';
export const byPrice = 'Price: low to high';
export const byRating = 'Rating: high to low';
export const byName = 'Name: A to Z';
