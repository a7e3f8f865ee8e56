/** Said where nothing answered. What a library makes of that ("TypeError: Failed to fetch") is for nobody to read. */
export const unreachable = 'We could not reach the server. Please try again.';
/** Said of what nobody expected. */
export const unexpected = 'Something went wrong. Please try again.';
/** Said where many ask at once. */
export const busy = 'Many are writing to us just now. Please try again in a moment.';
export const signInAgain = 'Please sign in again.';
export const tooLarge = 'This is more than the server takes. Please make it shorter or smaller.';
export const notHuman = 'We could not check that you are a person. Please try again.';
