/** The sign-in page. */

export const title = 'Sign in or sign up';
export const description =
  'Sign in to list your property, follow its review and manage your account. Booking a room needs no account.';
export const back = 'Back';
export const needsScript = 'Signing in needs JavaScript. Please switch it on.';

export const welcome = 'Welcome';
export const makeAccount = 'Make an account';
export const signIn = 'Sign In';
export const signUp = 'Sign Up';
export const signingIn = 'Signing in…';
export const signingUp = 'Signing up…';
export const or = 'or';
export const backToSignIn = 'Back to Sign In';

export const welcomeBack = 'Welcome back!';
export const welcomeFirst = 'Welcome!';
export const nowSignedIn = 'Your e-mail is confirmed, and you are signed in.';
export const choosePassword = 'Choose a new password';
export const lookOver =
  'Please choose one now. Afterwards, look over the name and phone in your account: they may be somebody else’s, too.';

export const password = 'Password';
export const passwordAgain = 'Password again';
export const forgotPassword = 'Forgot your password?';
export const mailMeLink = 'E-mail me a link to sign in';
export const sendAgain = 'Send the mail again';
export const success = 'Success!';
export const checkMail = 'Please check your email to verify your account.';

export const allNeeded = 'All fields are needed.';
/** The sentence that leads to the terms and to the privacy page: what stands before, in, between and behind the two links. */
export const agreement = [
  'By signing up you agree to our ',
  'terms',
  '; what we keep of you is on the page about ',
  'privacy',
  '.',
] as const;
export const mailSent = (email: string) =>
  `We wrote to ${email}. The link in the mail, opened in this browser, brings you back here, signed in. If you have an account already, the mail says so, and leads to it.`;
export const nothingCame =
  'Nothing came? Look among the spam, or sign in with your password: we then offer to send it again.';

export const forgottenPassword = 'Forgotten password';
export const askForPassword = 'We send you a link to choose a new one.';
export const passwordLinkSent = (email: string) =>
  `If there is an account for ${email}, a link to choose a new password is on its way. Please open it in this browser.`;
export const signInByMail = 'Sign in by e-mail';
export const askForLink = 'We send you a link that signs you in, without a password.';
export const signInLinkSent = (email: string) =>
  `If there is an account for ${email}, a link that signs you in is on its way. Please open it in this browser.`;
export const lookIntoMail = 'Please look into your mail';
export const sendLink = 'Send me a link';

export const oneMoreStep = 'One more step';
export const askForCode = 'Your account is protected. Please enter the code that your authenticator app shows now.';
export const askForRecoveryCode =
  'A recovery code works once. It removes the app from your account, so that you can set it up anew.';
export const useApp = 'Use the app instead';
export const useRecoveryCode = 'Use a recovery code';
export const someoneElse = 'Sign in as someone else';
export const enterCode = 'Enter the code';
export const recoveryCode = 'Recovery code';
export const goOn = 'Continue';

export const withGoogle = 'Continue with Google?';
export const replaceByGoogle = (email: string) =>
  `You are signed in as ${email}. Continue with the Google account that you have just chosen?`;
export const staySignedIn = 'Stay signed in';

export const longerPassword = 'Please choose a longer password';
export const whyLonger = (characters: number) =>
  `Your account leads to bank data and guests' bookings. Those open with a password of ${characters} characters or more that is not among the most common ones, or with two-factor sign-in.`;
export const twoFactorInstead = 'Set up two-factor sign-in instead';
export const notNow = 'Not now';
