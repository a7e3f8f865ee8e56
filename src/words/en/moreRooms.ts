import { nights } from './language.ts';

// Further room types in the booking form.
export const moreRoomsLead = 'You can book several room types together: one booking, one payment.';
/** `name`: a room type. */
export const addRoom = (name: string) => `Add ${name}`;
export const removeRoom = (name: string) => `Remove ${name}`;
export const remove = 'Remove';
export const roomTakes = (guests: string, price: string, count: number) =>
  `Up to ${guests} · ${price} for ${nights(count)}`;
export const roomTakesUpTo = (guests: string) => `Up to ${guests}`;
export const notOnDates = 'Not available on these dates';
