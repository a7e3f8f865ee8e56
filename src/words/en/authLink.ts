/** What is said when signing in by a link, or with Google, does not work. */

export const usedLink = 'This link has been used or is too old. Please ask for a new one.';
export const brokenLink = 'This link is not whole. Please open it from the mail again, or ask for a new one.';

export const tooSoon = 'Please wait a minute before asking for another mail.';
export const failedCheck = 'The check that you are a person did not go through. Please try once more.';

export const calledOff = 'Signing in was called off. Please start again from here.';
export const tookTooLong = 'That took too long. Please start again from here.';
export const finishedAlready = 'This sign-in was finished already, or begun elsewhere. Please start again from here.';
export const begunElsewhere = 'This sign-in was begun elsewhere. Please start again from here.';
export const googleFailed = 'Signing in with Google did not work. Please start again from here.';
export const confirmGoogle = 'Please confirm the e-mail of your Google account first.';
export const noNewAccounts = 'New accounts cannot be made at the moment.';
export const emailExists = 'There is an account with this e-mail already.';
export const accountClosed = 'This account is closed. Please write to us if you did not expect that.';
export const tooManyTries = 'Too many tries. Please wait a few minutes and try again.';
export const signInFailed = 'Signing in did not work. Please start again from here.';
