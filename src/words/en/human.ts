/** The security check that keeps robots out. */

/** The language of Turnstile. */
export const language = 'en';

export const check = 'Security check';
export const checkedHere = 'Cloudflare checks here that you are not a robot.';
export const again = 'Try the check again';
export const blocked =
  'The security check did not load. Check your connection, or allow challenges.cloudflare.com in this browser. Nothing you typed is lost.';
export const failed = 'The security check failed. Try again. Nothing you typed is lost.';
export const unsupported = 'This browser is too old for the security check. Use another browser.';
export const interactive = 'Complete the security check in this form, then select the button again.';
