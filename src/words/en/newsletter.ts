/** What the newsletter's box answers. */

export const emailMissing = 'Please enter your e-mail.';
/** Said when no answer came that can be understood. */
export const subscriptionFailed = 'Your address could not be sent. Please try again.';
export const tooMany = 'Too many addresses came from your network just now. Please try again in an hour.';
export const sending = 'Sending…';
