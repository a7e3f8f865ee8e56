/** The menu of who is signed in. Apart from the other words around a page: it is fetched for them alone. */

export const accountOf = (initials: string, name: string) => `${initials}, account of ${name}`;
export const signedOut = 'You are signed out.';
