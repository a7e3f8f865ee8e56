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
/** Texts before, in, between and after the links to the terms and the privacy page. */
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

// Auth link -----------------------------------------------------------------------------------------------------------
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

// Auth service --------------------------------------------------------------------------------------------------------
export const authServiceTooManyTries = 'Too many attempts. Try again in a few minutes.';
export const wrongAppCode = 'This is not the code that the app shows now, or it was already used. Enter the next one.';
export const googleUnreachable = 'Failed to sign in with Google';

/** Sentences for codes that the server explains in English only. */
export const credentialsIncorrect = 'The email or password is incorrect.';
export const saidByServer: Readonly<Record<string, string>> = {};

export const waitADay =
  'Your password or authenticator app was changed less than a day ago. For your protection, you can use it here only one day after the change.';
export const googleOnceMore = 'You signed in more than 10 minutes ago. Sign in with Google again, then try again.';
export const confirmOnceMore = 'Too much time has passed. Confirm again that it is you.';
export const signedOut = 'You are signed out. Sign in again.';
export const wrongPassword = 'This is not the password of your account.';
export const noApp = 'This account has no authenticator app.';

// Link screen ---------------------------------------------------------------------------------------------------------
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

export const linkScreenSignIn = 'Sign in';
export const signInAsk =
  'You asked for a sign-in link. Select the button to sign in to the account that the email was sent to.';
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
