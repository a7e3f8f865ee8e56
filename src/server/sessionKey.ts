/** Storage key of the session. A file of its own, because every page reads it. */
export const sessionKey = 'susegad-session';

export const roleKey = 'susegad-role';
export const importsKey = 'listing-imports';
export const accountSavedKey = 'account-saved';

export const tabOfKey = 'tab-of';

export const askedKey = 'susegad-asked';

/** The cleaners' link, its list and the taps that wait. */
export const cleaningKey = 'cleaning';
