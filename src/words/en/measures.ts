/** Lengths. */

export const metres = 'm';
export const kilometres = 'km';
