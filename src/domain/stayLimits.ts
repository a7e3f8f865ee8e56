/** A stay is at most this many nights; the database holds the same limit. */
export const maxNights = 30;
