/** What the server has answered instead of a booking, and what to do about it. */

export const earlierBooked = 'Your earlier try did go through';
export const seeBooking = 'See that booking';
export const earlierReference = (reference: string) =>
  `Its reference is ${reference}. Continue below only if you want a second booking with the details you changed.`;
export const priceChanged = 'The price of this stay has changed';
export const acceptAndBook = (total: string) => `Accept ${total} and book`;
export const retry = 'Retry';
export const itWas = (before: string) => `It was ${before}. Nothing was booked and nothing you typed is lost.`;
export const itWasAndIs = (before: string, now: string) =>
  `It was ${before} and is now ${now}. Nothing was booked and nothing you typed is lost.`;
export const roomGone = 'This room is no longer offered';
export const otherRooms = 'Other rooms on these dates';
export const takenOff = 'The hotel took it off its list while you were here. Nothing was booked.';
export const notBooked = 'Not booked yet';
export const reload = 'Reload';
export const typedIsKept = 'What you typed is kept.';
