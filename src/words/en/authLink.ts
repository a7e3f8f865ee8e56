/** Errors of signing in by a link or with Google. */

export const usedLink = 'This link was already used or has expired. Ask for a new one.';
export const brokenLink = 'This link is incomplete. Open it from the email again, or ask for a new one.';

export const tooSoon = 'Wait one minute, then ask for another email.';
export const failedCheck = 'The security check failed. Try again.';

export const calledOff = 'Sign-in was cancelled. Start again from here.';
export const tookTooLong = 'Sign-in took too long. Start again from here.';
export const finishedAlready = 'This sign-in was already finished, or was started elsewhere. Start again from here.';
export const begunElsewhere = 'This sign-in was started elsewhere. Start again from here.';
export const googleFailed = 'We could not sign you in with Google. Start again from here.';
export const confirmGoogle = 'Confirm the email of your Google account first.';
export const noNewAccounts = 'You cannot create an account at the moment.';
export const emailExists = 'There is already an account with this email.';
export const accountClosed = 'This account is closed. If you did not expect this, write to us.';
export const tooManyTries = 'Too many attempts. Try again in a few minutes.';
export const signInFailed = 'We could not sign you in. Start again from here.';
