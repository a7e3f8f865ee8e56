/** The check that somebody is a person. */

/** What Turnstile speaks. */
export const language = 'en';

export const check = 'Check that you are a person';
export const checkedHere = 'Cloudflare checks here that you are a person.';
export const again = 'Try the check again';
export const blocked =
  'The check that you are a person could not be loaded. Is the network gone, or does something in this browser block challenges.cloudflare.com? What you typed is kept.';
export const failed = 'The check that you are a person did not go through. What you typed is kept.';
export const unsupported = 'This browser is too old for the check that you are a person. Please use another one.';
export const interactive = 'Please answer the check in this form; then press the button again.';
