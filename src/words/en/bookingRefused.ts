/** What the server answered instead of a booking, and what the guest can do. */

export const earlierBooked = 'Your first attempt was booked';
export const seeBooking = 'See that booking';
export const earlierReference = (reference: string) =>
  `Its reference is ${reference}. Continue below only if you want a second booking with the details you changed.`;
export const priceChanged = 'The price has changed';
export const acceptAndBook = (total: string) => `Accept ${total} and book`;
export const retry = 'Retry';
export const itWas = (before: string) => `It was ${before}. Nothing was booked and nothing you typed is lost.`;
export const itWasAndIs = (before: string, now: string) =>
  `It was ${before} and is now ${now}. Nothing was booked and nothing you typed is lost.`;
export const roomGone = 'This room is no longer offered';
export const otherRooms = 'Other rooms on these dates';
export const takenOff = 'The hotel stopped offering this room while you were booking. Nothing was booked.';
export const notBooked = 'Not booked yet';
export const reload = 'Reload';
export const typedIsKept = 'Nothing you typed is lost.';
