/** The pages of places. */

export const stays = 'Stays';
export const searchAll = 'Search all hotels';
export const staysIn = (place: string) => `Stays in ${place}`;
export const countIn = (stays: string, place: string) => `${stays} in ${place}`;
export const mapOf = (place: string) => `Map of ${place} with its hotels`;
export const demoNote =
  'Hotels marked “Demo” are fictional: they show how this site works, and you cannot sleep there.';
export const allIn = (place: string) => `All hotels in ${place}, with filters`;
export const elsewhereIn = (place: string) => `Elsewhere in ${place}`;
export const placesIn = (place: string) => `Places in ${place}`;

export const datesIn = (place: string) => `Dates in ${place}`;
export const seeFree = 'See what is free';
export const noPhoto = 'No photo yet';
