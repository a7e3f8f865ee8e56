/** Where the browser keeps who is signed in. Small on purpose: every page reads it. */
export const sessionKey = 'susegad-session';
