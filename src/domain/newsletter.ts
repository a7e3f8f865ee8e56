/** The newsletter's address, as page and database judge it. Plain code: a page that is only read has no room for a schema library. */

import { busy, problemIn } from './letters.ts';
import { invalidEmail, isEmail } from './text.ts';

/** What is wrong with an address, for the visitor; null when it can be sent. The rule of `subscribe_to_newsletter`. */
export function refuseEmail(email: string): string | null {
  const address = email.trim();
  if (address === '') return 'Please enter your e-mail.';
  return isEmail(address) ? null : invalidEmail;
}

/** Said when no answer came that can be understood. */
export const subscriptionFailed = 'Your address could not be sent. Please try again.';
const refusals: Record<string, string> = {
  invalid_email: invalidEmail,
  rate_limited: 'Too many addresses came from your network just now. Please try again in an hour.',
  busy,
};

/** What the answer of `subscribe_to_newsletter` means for the visitor; null when the address is noted. */
export const subscriptionProblem = (answer: unknown) => problemIn(answer, refusals, subscriptionFailed);
