/** Our sentences for refusals of the auth service and of the functions beside it. */

export const tooManyTries = 'Too many attempts. Try again in a few minutes.';
export const wrongAppCode = 'This is not the code that the app shows now, or it was already used. Enter the next one.';
export const emailExists = 'There is already an account with this email.';
export const googleUnreachable = 'Failed to sign in with Google';

/** Sentences for codes that the server explains in English only. */
export const saidByServer: Readonly<Record<string, string>> = {};

export const waitADay =
  'Your password or authenticator app was changed less than a day ago. For your protection, you can use it here only one day after the change.';
export const googleOnceMore = 'You signed in more than 10 minutes ago. Sign in with Google again, then try again.';
export const confirmOnceMore = 'Too much time has passed. Confirm again that it is you.';
export const signedOut = 'You are signed out. Sign in again.';
export const wrongPassword = 'This is not the password of your account.';
export const noApp = 'This account has no authenticator app.';
