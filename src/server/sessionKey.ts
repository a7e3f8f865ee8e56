/** Storage key of the session. A file of its own, because every page reads it. */
export const sessionKey = 'susegad-session';

/** Other data of the signed-in person, removed with the session. */
export const roleKey = 'susegad-role';
export const importsKey = 'listing-imports';
/** Saved hotels of an account: {of: id, stays}. */
export const accountSavedKey = 'account-saved';

/** The account that was signed in when the tab stored its data. */
export const tabOfKey = 'tab-of';

/** Email links that this browser requested. */
export const askedKey = 'susegad-asked';
