/** Other dates for a hotel that is sold out, and the email we send if a room becomes available. */

export const lookingForDates = 'Looking for the nearest available dates…';
export const monthIsFull = 'No rooms are available in the month before and after either. Try other dates.';
export const freeNearest = 'Nearest available dates for the same number of nights:';
export const dayToDay = (first: string, last: string) => `${first} to ${last}`;
/** Before the lowest price of a stay. */
export const fromPrice = 'from ';

export const tellMeThen = 'Email me if these dates become available';
export const writesOnce = (email: string) => `We will send one email to ${email} if a room becomes available.`;
export const confirmFirst = (email: string) =>
  `Check your inbox and confirm ${email}. After that, we send one email if a room becomes available.`;
export const yourEmail = 'Your email';
export const forOneMail = 'We send one email if a room becomes available. The email does not reserve the room.';
export const tellMe = 'Email me';
export const whatWeKeep = 'What we keep about you';
