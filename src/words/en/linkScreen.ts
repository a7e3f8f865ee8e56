/** What the links of emails open, on the sign-in page. */

export const didNotWork = 'This link did not work';
export const oneMoreLink = 'Confirm the other email too';
export const doesNothing = 'This link does not work here';
export const whyNothing =
  'The link was already used, is over one hour old, or was requested on another device or browser. Open it where you requested it, or get a new link here.';
export const strange = 'This browser did not ask for a link to this account. We did not sign you in.';
export const tryAgain = 'Try again';
export const staySignedInAs = (email: string) => `Stay signed in as ${email}`;
export const goToSignIn = 'Go to Sign In';
export const putsInPlace = (email: string) =>
  `You are signed in as ${email}. This link may sign you in to another account instead. `;

export const signupTitle = 'Confirm your email';
export const signupButton = 'Confirm my email';
export const signupAsk =
  'Select the button to confirm your email. If you signed up in this browser, you are also signed in.';
export const signupElsewhere =
  'If you created an account with us, select the button to confirm its email. This does not sign you in here. If it was not you, close this page. Otherwise the person who signed up with your email could use the account.';
export const signupDone = 'Your email is confirmed';
export const signupConfirmed = (email: string) =>
  `${email} is confirmed. You are not signed in, because this browser did not sign up with it within the last hour.`;
export const goOnThere = 'Continue where you signed up.';
export const signInOrGoOn =
  'Sign in here, or continue where you signed up. If it was not you who signed up, choose your own password with “Forgot your password?”. No other password then works.';
export const signupAgain =
  'If your email is not confirmed yet, sign in with your password. We then offer to send a new link.';

export const signIn = 'Sign in';
export const signInAsk =
  'You asked for a sign-in link. Select the button to sign in to the account that the email was sent to.';

export const choosePassword = 'Choose a new password';
export const choosePasswordAsk =
  'You asked for a new password. Select the button to choose it for the account that the email was sent to.';

export const emailTitle = 'Confirm the change of your email';
export const emailButton = 'Confirm the change';
export const emailAsk =
  'Someone signed in to an account with us asked to change its email. The old and the new email must both confirm. If it was not you, close this page. Nothing then changes.';
export const emailDone = 'Your email is changed';
export const useNewEmail = 'From now on, sign in with the new email everywhere.';
export const signInWithNewEmail = 'From now on, sign in with the new email, here or where you asked for the change.';
export const emailHalf =
  'This email is confirmed. Now open the link that we sent to the other email. Until then, the old email stays.';
export const emailAgain = 'Ask for the change again on your account page.';
