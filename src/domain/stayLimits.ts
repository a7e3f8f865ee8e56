/** The database has the same limit. */
export const maxNights = 30;
