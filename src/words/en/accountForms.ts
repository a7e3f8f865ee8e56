/** What is wrong with what was typed to sign up, to sign in or to change the account, and how good a new password is. */

export const emailMissing = 'Please enter your e-mail.';
export const phoneMissing = 'Please enter your phone number.';
export const nameMissing = 'Please enter your full name.';
export const passwordMissing = 'Please enter your password.';
export const proofMissing = 'Please show that it is you.';
export const sixDigitsMissing = 'Please enter the six digits of your app.';
export const recoveryCodeMissing = 'Please enter one of your recovery codes.';

export const atMost = (characters: number) => `Please use at most ${characters} characters.`;
export const atLeast = (characters: number) => `Please use at least ${characters} characters.`;
export const passwordTooShort = (characters: number) => `Password must be at least ${characters} characters`;
/** Said of a password that `domain/account/password.ts` knows. */
export const commonPassword = 'This password is one of the most common. Please choose another one.';
export const mismatch = "Passwords don't match";

export const tooShort = 'Too short';
export const easyToGuess = 'Easy to guess';
export const fair = (better: number) => `Fair; ${better} or more are better`;
export const good = 'Good';
export const strong = 'Strong';
