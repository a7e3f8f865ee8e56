/** A search that finds nothing, and the ways on. */

export const noHotels = 'No hotels found';
export const otherPlace = 'Try another destination';
export const adjust = 'Try adjusting your filters or search criteria';
export const nearestDates = 'Nearest available dates';
export const lookingNearby = 'Looking for available dates…';
export const clearFilters = 'Clear filters';
export const allStays = 'All hotels in Goa';
export const beforeMeant = 'Did you mean ';
export const afterMeant = '?';
export const chooseRegion = 'Choose a region';
export const fitInto = (party: string, _guests: number, rooms: string) => `${rooms} are enough for ${party}`;
export const haveThem = (n: number) => (n === 1 ? '1 hotel has enough rooms.' : `${n} hotels have enough rooms.`);
export const searchWith = (rooms: string) => `Search with ${rooms}`;
/** `place`: null of where the visitor is. */
export const noneWithin = (place: string | null, kilometres: number) =>
  `There are no hotels within ${kilometres} km of ${place ?? 'where you are'} yet. Nearest: `;
export const awayWith = (distance: string, stays: string) => `, ${distance} away, ${stays}`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const freeHotels = (nights: number, hotels: number) =>
  `${nights === 1 ? '1 night' : `${nights} nights`}, ${hotels === 1 ? '1 hotel' : `${hotels} hotels`} available`;
export const from = 'from';
