/** What the links of mails lead to, on the sign-in page. */

export const didNotWork = 'This link did not work';
export const oneMoreLink = 'One more link';
export const doesNothing = 'This link does nothing here';
export const whyNothing =
  'Either it was used here already, or it is older than an hour, or it was asked for elsewhere: then please open it on the device and in the browser where you asked, because a link that somebody else sends must not sign you in. Or have another one sent from here.';
export const strange = 'This link belongs to an account that this browser did not ask for. Nobody was signed in by it.';
export const tryAgain = 'Try again';
export const staySignedInAs = (email: string) => `Stay signed in as ${email}`;
export const goToSignIn = 'Go to Sign In';
export const putsInPlace = (email: string) =>
  `You are signed in as ${email}: this link may put another account in its place. `;

export const signupTitle = 'Confirm your e-mail';
export const signupButton = 'Confirm my e-mail';
export const signupAsk =
  'One press, and the address that got the mail is confirmed. Where you signed up with it in this browser, you are signed in, too.';
export const signupElsewhere =
  'Did you make an account with us? One press, and its e-mail is confirmed. You are not signed in here by that. If it was not you, close this page: whoever signed up with your address would get into its account.';
export const signupDone = 'Your address is confirmed';
export const signupConfirmed = (email: string) =>
  `${email} is confirmed. Nobody is signed in by that: this browser did not sign up with it within the last hour.`;
export const goOnThere = 'Go on where you signed up.';
export const signInOrGoOn =
  'Sign in here, or go on where you signed up. If it was not you who signed up, choose a password of your own with “Forgot your password?”: no other one counts then.';
export const signupAgain =
  'If your address is not confirmed yet, sign in with your password: we then offer to send a new link.';

export const signIn = 'Sign in';
export const signInAsk = 'You asked for a link to sign in. One press, and you are signed in as who got the mail.';

export const choosePassword = 'Choose a new password';
export const choosePasswordAsk =
  'You asked for a new password. One press, and you choose it for the account whose address got the mail.';

export const emailTitle = 'Confirm the change of your e-mail';
export const emailButton = 'Confirm the change';
export const emailAsk =
  'Somebody who is signed in to an account with us asks for another e-mail for it. Its old and its new address are both asked. If it was not you, close this page: nothing changes then.';
export const emailDone = 'Your e-mail is changed';
export const useNewEmail = 'Use the new address wherever you sign in from now on.';
export const signInWithNewEmail = 'Sign in with the new address from now on, here or where you asked for the change.';
export const emailHalf =
  'This address is confirmed. Please open the link in the mail to the other address as well; until then, the old one stays.';
export const emailAgain = 'Ask for the change again on your account page.';
