/** The emails of the auth service: to confirm an email or its change, to sign in, to choose a new password. */

export const linkOnce = 'The link works once, for one hour, in the browser where you asked for it.';
export const notAsked = 'If this was not you, ignore this email.';
export const askedFor = 'Here is the link that you asked for.';

export const confirmSubject = 'Confirm your email';
export const confirmPreview = 'Confirm your email, and your account is ready.';
export const confirmHeading = 'Confirm your email';
export const confirmIsYours = (brand: string) =>
  `Welcome to ${brand}. Confirm that this email is yours, and your account is ready.`;
export const confirmLink =
  'The link works for one hour. In the browser where you signed up, it also signs you in. After one hour, sign in with your password and ask for a new link.';
export const notSignedUp =
  'If this was not you, do not select the button. Without it, no one can sign in with your email.';
export const confirmButton = 'Confirm my email';

export const yourWayIn = 'Your sign-in link';
export const linkSignsIn = (brand: string) => `This link signs you in to ${brand} without a password.`;
export const signIn = 'Sign in';

export const passwordSubject = 'Choose a new password';
export const passwordAsked = (brand: string) =>
  `Someone, probably you, asked for a new password for your ${brand} account.`;
export const passwordStays = 'Your password does not change.';
export const passwordButton = 'Choose a new password';

export const changeSubject = 'Confirm the change of your email';
export const changePreview = 'Confirm it from both the old and the new email.';
export const changeAsked = (brand: string) =>
  `Someone signed in to a ${brand} account asked to change its email. We wrote to the old and the new email. Once you confirm both, you sign in with the new one. Until then, the old one stays.`;
export const newEmail = 'New email';
export const changeLinks = 'The links work for one hour.';
export const changeNotYou =
  'If this was not you, do not confirm. Then nothing changes. Choose a new password, because someone may know yours.';
export const changeButton = 'Confirm the change';
