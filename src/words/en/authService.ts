/** What the auth service and the functions beside it refuse, as people are told it. */

export const tooManyTries = 'Too many tries. Please wait some minutes and try again.';
export const wrongAppCode =
  'This is not the code that the app shows now, or it was used already. Please try the next one.';
export const emailExists = 'There is an account with this e-mail already.';
export const googleUnreachable = 'Failed to sign in with Google';

/** Sentences for codes of which the server brings one in English. */
export const saidByServer: Readonly<Record<string, string>> = {};

export const waitADay =
  'Your password or authenticator app was changed less than a day ago. For your protection both wait a day before they count here.';
export const googleOnceMore =
  'It is more than ten minutes since you signed in. Please sign in with Google once more, and ask again.';
export const confirmOnceMore = 'Too much time has passed. Please confirm once more that it is you.';
export const signedOut = 'You are signed out. Please sign in again.';
export const wrongPassword = 'This is not the password of your account.';
export const noApp = 'This account has no authenticator app.';
