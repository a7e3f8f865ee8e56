/** Fields and buttons that the sign-in page, the account and other screens share. */

export const failed = 'Error';
export const sending = 'Sending…';
export const saving = 'Saving…';
export const checking = 'Checking…';
export const oneMoment = 'One moment…';

export const email = 'Email';
export const fullName = 'Full name';
export const phone = 'Phone';

export const sixDigitCode = 'Six-digit code';
export const codeOfApp = 'Six-digit code from your app';
export const yourPassword = 'Your password';
export const passwordAdvice = 'Use at least 6 characters. 10 or more are better.';
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
export const continueWithGoogle = 'Continue with Google';
export const googleOpens =
  'Your account has no password because you sign in with Google. You must have signed in within the last ten minutes.';

export const changePassword = 'Change password';
export const savePassword = 'Save new password';
export const newPassword = 'New password';
export const newPasswordAgain = 'New password again';
export const noneCounts =
  'The confirmation email for this address was requested more than once, and someone else may have requested it. So earlier passwords no longer work.';
export const passwordSaved = 'Your new password is saved.';
export const setUpTwoFactor = 'Set up two-factor sign-in';
