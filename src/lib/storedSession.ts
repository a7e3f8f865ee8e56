/** Where the browser keeps who is signed in. Small on purpose: pages without the auth client read it too. */
export const sessionKey = 'susegad-session';
