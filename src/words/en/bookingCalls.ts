/** Said where the calls that book and that open a booking fail. */

export const roomNotFound = 'Room not found';
export const roomFailed = 'We could not load this room. Please check your connection and try again.';
export const humanNeeded = 'Please let us check first that you are a person; then try again.';
export const createFailed = 'There was an error creating your booking. Please try again.';
export const bookingNotFound = 'We could not find a booking with this reference.';
export const tooManyTried = 'Too many references were tried from here.';
export const manyAsk = 'Many are asking just now. Please try again in a moment.';
export const bookingFailed = 'We could not load your booking. Please check your connection and try again.';
export const textsChanged = 'Our terms have changed. Please reload the page.';
export const offerOver =
  'This offer of the house is over, or is of another stay. Please ask the house for a new one, or book at the prices of today.';
export const bookingErased =
  'The guest of this booking was erased, as asked or as the law has it: of the stay we keep its dates and its money alone.';
