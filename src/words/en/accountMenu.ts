/** The menu of a person who is signed in. It is apart from the other words of a page so that only these people load it. */

export const accountOf = (initials: string, name: string) => `${initials}, account of ${name}`;
export const signedOut = 'You are signed out.';
