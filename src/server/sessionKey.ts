/** Where the browser keeps who is signed in. Small on purpose: every page reads it. */
export const sessionKey = 'susegad-session';

/** What the browser keeps besides for whoever is signed in: it goes with the session. */
export const roleKey = 'susegad-role';
export const importsKey = 'listing-imports';
/** Whose stays are saved with an account, and which: {of: id, stays}. */
export const accountSavedKey = 'account-saved';

/** Whose account was signed in as a tab kept what it has. */
export const tabOfKey = 'tab-of';

/** The links by mail that this browser asked for. */
export const askedKey = 'susegad-asked';
