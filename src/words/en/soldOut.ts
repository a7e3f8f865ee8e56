/** The room is gone on these dates: what is left. */

export const soldOutOnDates = 'This room is sold out on your dates';
/** `rooms`: "1 room". */
export const oneLeft = (rooms: string) => `Only ${rooms} of this type is left on your dates`;
export const fewLeft = (rooms: string) => `Only ${rooms} of this type are left on your dates`;
export const datesStay = (from: string, to: string, nights: string) =>
  `${from} to ${to}, ${nights}. Nothing you typed is lost.`;
export const take = (rooms: string) => `Book ${rooms}`;
export const otherRooms = 'Other rooms on these dates';
export const lookingForDates = 'Looking for the nearest available dates…';
export const nearestDates = 'Nearest available dates for this room';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
