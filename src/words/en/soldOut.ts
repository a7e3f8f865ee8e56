/** The room is gone on these dates: what is left. */

export const soldOutOnDates = 'This room is sold out on your dates';
/** `rooms`: "1 room". */
export const oneLeft = (rooms: string) => `Only ${rooms} of this kind is left on your dates`;
export const fewLeft = (rooms: string) => `Only ${rooms} of this kind are left on your dates`;
export const datesStay = (from: string, to: string, nights: string) =>
  `${from} to ${to}, ${nights}. What you typed stays here.`;
export const take = (rooms: string) => `Take ${rooms}`;
export const otherRooms = 'Other rooms on these dates';
export const lookingForDates = 'Looking for the nearest free dates…';
export const nearestDates = 'Nearest free dates for this room';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
