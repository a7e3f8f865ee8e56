/** What is refused of any link of a guest, and said where the server does not answer it. */

export const linkRefusals = {
  not_found: 'This link does not work any more. Please ask for a new one.',
  shared_link: 'This link only shows the stay. Whoever booked it can change it.',
  rate_limited: 'Too many tries from here. Please wait a minute and try again.',
  busy: 'Somebody else is at this booking just now. Please try again in a moment.',
} as const;
export const linkFailed = 'We could not reach the server. Nothing is lost: please check your connection and try again.';
export const stayNotLoaded = 'We could not load your stay. Please check your connection and try again.';
