/** Shown if the server did not answer, instead of a library’s own error such as "TypeError: Failed to fetch". */
export const unreachable = 'We could not reach the server. Check your connection and try again.';
/** Shown for any unexpected error. */
export const unexpected = 'Something went wrong. Try again.';
/** Shown if too many requests arrive at the same time. */
export const busy = 'We are very busy at the moment. Try again in a few seconds.';
export const signInAgain = 'Sign in again to continue.';
export const tooLarge = 'This is too large for the server. Make it shorter or smaller.';
export const notHuman = 'The security check failed. Try again.';
