/** The heart of a hotel. */

/** Before the hotel's name, and alone. */
export const save = 'Save ';
export const saved = 'Saved ';
export const notKept = 'This browser does not let sites store data, so the hotel is not saved.';
