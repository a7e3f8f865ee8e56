/** The sign-in page. */

export const title = 'Sign in or sign up';
export const description =
  'Sign in to list your property, follow its review and manage your account. Booking a room needs no account.';
export const back = 'Back';
export const needsScript = 'Signing in needs JavaScript. Switch it on in your browser.';

export const welcome = 'Welcome';
export const makeAccount = 'Create an account';
export const signIn = 'Sign In';
export const signUp = 'Sign Up';
export const signingIn = 'Signing in…';
export const signingUp = 'Signing up…';
export const or = 'or';
export const backToSignIn = 'Back to Sign In';

export const welcomeBack = 'Welcome back!';
export const welcomeFirst = 'Welcome!';
export const nowSignedIn = 'Your email is confirmed. You are signed in.';
export const choosePassword = 'Choose a new password';
export const lookOver =
  'Choose a new password now. Then check the name and phone number in your account: someone else may have entered them.';

export const password = 'Password';
export const passwordAgain = 'Password again';
export const forgotPassword = 'Forgot your password?';
export const mailMeLink = 'Email me a sign-in link';
export const sendAgain = 'Send the email again';
export const success = 'Success!';
export const checkMail = 'Please check your email to verify your account.';

export const allNeeded = 'All fields are required.';
/** The sentence with links to the terms and to the privacy page: text before, in, between and after the two links. */
export const agreement = [
  'By signing up, you agree to our ',
  'terms',
  '. Our ',
  'privacy page',
  ' says what we keep about you.',
] as const;
export const mailSent = (email: string) =>
  `We emailed ${email}. Open the link in this browser to confirm your address and sign in. If you already have an account, the email says so.`;
export const nothingCame =
  'If no email arrives, check your spam folder. Or sign in with your password: you can then send the email again.';

export const forgottenPassword = 'Forgotten password';
export const askForPassword = 'We email you a link to choose a new password.';
export const passwordLinkSent = (email: string) =>
  `If ${email} has an account, we have emailed it a link to choose a new password. Open the link in this browser.`;
export const signInByMail = 'Sign in by email';
export const askForLink = 'We email you a link that signs you in without a password.';
export const signInLinkSent = (email: string) =>
  `If ${email} has an account, we have emailed it a sign-in link. Open the link in this browser.`;
export const lookIntoMail = 'Check your inbox';
export const sendLink = 'Send me a link';

export const oneMoreStep = 'One more step';
export const askForCode = 'Enter the code that your authenticator app shows now.';
export const askForRecoveryCode =
  'Each recovery code works once. It removes the app from your account, so that you can set it up again.';
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

export const longerPassword = 'Choose a longer password';
export const whyLonger = (characters: number) =>
  `Your account gives access to bank details and guests’ bookings. To open those, you need a longer password or two-factor sign-in. The password must have at least ${characters} characters and not be a common one.`;
export const twoFactorInstead = 'Set up two-factor sign-in instead';
export const notNow = 'Not now';
