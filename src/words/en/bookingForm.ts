/** Errors in the booking form. */

export const fieldsMissing = 'Required Fields Missing';
export const fillAllIn = 'Please fill in all required fields.';
export const datesInvalid = 'Invalid Dates';

export const tooLong = (characters: number) => `Enter ${characters.toLocaleString('en-IN')} characters or fewer.`;
export const nameMissing = 'Enter your full name.';
export const emailMissing = 'Enter your email.';
export const phoneInvalid = 'Enter a phone number with 7 to 15 digits, or leave it empty.';
export const checkInMissing = 'Choose a check-in date.';
export const checkOutMissing = 'Choose a check-out date.';
export const oneAdult = 'Choose at least 1 adult.';
export const tooManyAdults = (most: number) => `Choose ${most} adults or fewer.`;
export const childrenBelowNone = 'Choose 0 children or more.';
export const tooManyChildren = 'These rooms do not fit that many children.';
export const oneRoom = 'Choose at least 1 room.';
export const tooManyRooms = (rooms: number) => `The hotel has only ${rooms} of these rooms.`;
export const partyTooLarge = (guests: number) =>
  `Each room takes up to ${guests} guests. Add a room, or choose fewer guests.`;
