/** The heart of a hotel. */

/** Before the hotel's name. */
export const save = 'Save ';
export const notKept = 'This browser keeps nothing, so the stay could not be saved.';
