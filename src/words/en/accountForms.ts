/** Errors of the forms to sign up, to sign in and to change the account, and the strength of a new password. */

export const emailMissing = 'Enter your email.';
export const phoneMissing = 'Enter your phone number.';
export const nameMissing = 'Enter your full name.';
export const passwordMissing = 'Enter your password.';
export const proofMissing = 'Confirm that it is you.';
export const sixDigitsMissing = 'Enter the six-digit code from your app.';
export const recoveryCodeMissing = 'Enter one of your recovery codes.';

export const atMost = (characters: number) => `Use ${characters} characters or fewer.`;
export const atLeast = (characters: number) => `Use ${characters} characters or more.`;
export const passwordTooShort = (characters: number) => `Password must be at least ${characters} characters`;
/** For a password in the list of `domain/account/password.ts`. */
export const commonPassword = 'This password is one of the most common. Choose another one.';
export const mismatch = "Passwords don't match";

export const tooShort = 'Too short';
export const easyToGuess = 'Easy to guess';
export const fair = (better: number) => `Fair: ${better} or more characters are better`;
export const good = 'Good';
export const strong = 'Strong';
