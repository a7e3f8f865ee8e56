/** The pages of places. */

export const stays = 'Stays';
export const searchAll = 'Search all hotels';
export const staysIn = (place: string) => `Stays in ${place}`;
export const countIn = (stays: string, place: string) => `${stays} in ${place}`;
export const mapOf = (place: string) => `Map of ${place} with its hotels`;
export const demoNote = 'Hotels marked “Demo” are fictional. They show how this site works. You cannot stay there.';
export const allIn = (place: string) => `All hotels in ${place}, with filters`;
export const elsewhereIn = (place: string) => `Elsewhere in ${place}`;
export const placesIn = (place: string) => `Places in ${place}`;

export const datesIn = (place: string) => `Dates in ${place}`;
export const seeFree = 'See available rooms';
export const noPhoto = 'No photo yet';
