/** Errors of the calls that make and open a booking. */

export const roomNotFound = 'Room not found';
export const roomFailed = 'We could not reach the server. Check your connection and try again.';
export const humanNeeded = 'Confirm that you are not a robot, then try again.';
export const createFailed = 'There was an error creating your booking. Please try again.';
export const bookingNotFound = 'We could not find a booking with this reference.';
export const tooManyTried = 'Too many attempts from your connection.';
export const manyAsk = 'We are busy right now. Try again in a moment.';
export const bookingFailed = 'We could not load your booking. Check your connection and try again.';
export const textsChanged = 'Our terms have changed. Reload the page.';
export const offerOver =
  'This offer has expired, or is for a different booking. Ask the hotel for a new offer, or book at today’s price.';
export const bookingErased =
  'This guest’s details were deleted at their request or as the law requires. Only the dates and amounts of the booking are kept.';
