/** The mails of the auth service: to confirm an address or its change, to sign in, to choose a new password. */

export const linkOnce = 'The link works once and for an hour, in the browser that asked for it.';
export const notAsked = 'If you did not ask for this, you need not do anything.';
export const askedFor = 'The link that you asked for.';

export const confirmSubject = 'Please confirm your e-mail';
export const confirmPreview = 'Confirm it, and your account is ready.';
export const confirmHeading = 'Please confirm your address';
export const confirmIsYours = (brand: string) =>
  `Welcome to ${brand}. Confirm that this address is yours, and your account is ready.`;
export const confirmLink =
  'The link works for an hour. In the browser you signed up with, it signs you in and takes you back to where you were. After that hour, sign in with your password and ask for a new link.';
export const notSignedUp =
  'If it was not you who signed up, please do not press the button: without it, nobody can sign in with your address.';
export const confirmButton = 'Confirm my e-mail';

export const yourWayIn = 'Your way in';
export const linkSignsIn = (brand: string) => `This link signs you in to ${brand}, without a password.`;
export const signIn = 'Sign in';

export const passwordSubject = 'Choose a new password';
export const passwordAsked = (brand: string) =>
  `Somebody, we hope you, asked for a new password for your account with ${brand}.`;
export const passwordStays = 'Your password stays as it is.';
export const passwordButton = 'Choose a new password';

export const changeSubject = 'Please confirm the change of your e-mail';
export const changePreview = 'The old and the new address are both asked.';
export const changeAsked = (brand: string) =>
  `Somebody who is signed in to an account with ${brand} would like to change its e-mail. Its old and its new address each get such a mail: once both are confirmed, the new one signs you in. Until then, the old one stays.`;
export const newEmail = 'The new e-mail';
export const changeLinks = 'The links work for an hour.';
export const changeNotYou =
  'Was it not you? Then confirm nothing, so that nothing changes, and choose a new password: somebody may know yours.';
export const changeButton = 'Confirm the change';
