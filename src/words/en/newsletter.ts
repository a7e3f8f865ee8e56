/** What the newsletter form answers. */

export const emailMissing = 'Enter your email.';
/** The server did not answer, or its answer could not be read. */
export const subscriptionFailed = 'We could not send your email. Try again.';
export const tooMany = 'Too many subscriptions from your connection. Try again in one hour.';
export const sending = 'Sending…';
