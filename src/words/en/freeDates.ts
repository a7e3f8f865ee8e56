/** Where a stay is sold out: other dates, and the mail that tells when it is not. */

export const lookingForDates = 'Looking for the nearest free dates…';
export const monthIsFull = 'The month before and after is full too. Please try other dates.';
export const freeNearest = 'Free nearest to them, for as many nights:';
export const dayToDay = (first: string, last: string) => `${first} to ${last}`;
/** Before the lowest price of a stay. */
export const fromPrice = 'from ';

export const tellMeThen = 'Tell me when these dates free up';
export const writesOnce = (email: string) => `We write once to ${email} as soon as there is room.`;
export const confirmFirst = (email: string) =>
  `Please look into your mailbox: once you confirm ${email} there, we write to it as soon as there is room.`;
export const yourEmail = 'Your e-mail';
export const forOneMail =
  'For one mail, once there is room on these dates. It does not hold the room: whoever books first has it.';
export const tellMe = 'Tell me';
export const whatWeKeep = 'What we keep of you';
