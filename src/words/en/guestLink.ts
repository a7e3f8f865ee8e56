/** Refusals of a guest’s link, and errors where the server does not answer. */

export const linkRefusals = {
  not_found: 'This link no longer works. Ask for a new one.',
  shared_link: 'This link only shows the booking. Only the person who booked can change it.',
  rate_limited: 'Too many attempts from your connection. Try again in one minute.',
  busy: 'Someone else is changing this booking. Try again in a moment.',
} as const;
export const linkFailed = 'We could not reach the server. Nothing is lost. Check your connection and try again.';
export const stayNotLoaded = 'We could not load your booking. Check your connection and try again.';
