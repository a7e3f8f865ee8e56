/** The map of what a search found. */

export const mapOfResults = 'Map of the results';
export const twoPlaces = (one: string, other: string) => `${one} and ${other}`;
export const morePlaces = (one: string, other: string, more: number) =>
  `${one}, ${other} and ${more} more place${more === 1 ? '' : 's'}`;
/** Read out before and after the price on a pin, and after the number of stays on it. */
export const placesFrom = (places: string) => `${places}: from `;
export const aNight = 'a night';
export const forNights = (n: number) => `for ${n === 1 ? '1 night' : `${n} nights`}`;
export const oneStay = '1 hotel';
export const stays = ' hotels';
export const zoomIn = '. Zoom in';
