/** What is wrong with what was typed into the booking form. */

export const fieldsMissing = 'Required Fields Missing';
export const fillAllIn = 'Please fill in all required fields.';
export const datesInvalid = 'Invalid Dates';

export const tooLong = (characters: number) => `Please use at most ${characters.toLocaleString('en-IN')} characters.`;
export const nameMissing = 'Please enter your full name.';
export const emailMissing = 'Please enter your e-mail.';
export const phoneInvalid = 'Please enter a phone number with 7 to 15 digits, or leave it empty.';
export const checkInMissing = 'Please choose a check-in date.';
export const checkOutMissing = 'Please choose a check-out date.';
export const oneAdult = 'At least 1 adult.';
export const tooManyAdults = (most: number) => `At most ${most} adults.`;
export const childrenBelowNone = 'Children cannot be less than 0.';
export const tooManyChildren = 'That is more children than the rooms hold.';
export const oneRoom = 'At least 1 room.';
export const tooManyRooms = (rooms: number) => `Only ${rooms} of these rooms exist.`;
export const partyTooLarge = (guests: number) =>
  `Each room takes up to ${guests} guests. Please add a room or change the party.`;
