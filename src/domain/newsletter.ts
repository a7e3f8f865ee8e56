/** The newsletter's address, as page and database judge it. Plain code: a page that is only read has no room for a schema library. */

import { invalidEmail, isEmail } from './text.ts';

/** What is wrong with an address, for the visitor; null when it can be sent. The rule of `subscribe_to_newsletter`. */
export function refuseEmail(email: string): string | null {
  const address = email.trim();
  if (address === '') return 'Please enter your e-mail.';
  return isEmail(address) ? null : invalidEmail;
}

/** Said when no answer came that can be understood. */
export const subscriptionFailed = 'Your address could not be sent. Please try again.';
const linkFailed = 'We could not reach the server. Please try again.';

const busy = 'Many are writing to us just now. Please try again in a moment.';
const refusals: Record<string, string> = {
  invalid_email: invalidEmail,
  rate_limited: 'Too many addresses came from your network just now. Please try again in an hour.',
  busy,
};
const linkRefusals: Record<string, string> = {
  not_found: 'This link is too old, or not whole. Please ask for the letter again at the foot of our blog.',
  rate_limited: 'Too many tries came from your network just now. Please try again in a minute.',
  busy,
};

/** What an answer means for the visitor, in these words; null when it was done. */
function problemIn(answer: unknown, words: Record<string, string>, failed: string): string | null {
  if (typeof answer !== 'object' || answer === null) return failed;
  const { ok, code } = answer as { ok?: unknown; code?: unknown };
  if (ok === true) return null;
  return (typeof code === 'string' && words[code]) || failed;
}

/** What the answer of `subscribe_to_newsletter` means for the visitor; null when the address is noted. */
export const subscriptionProblem = (answer: unknown) => problemIn(answer, refusals, subscriptionFailed);
/** The same of `confirm_newsletter` and `leave_newsletter`, which the links of letters ask for. */
export const linkProblem = (answer: unknown) => problemIn(answer, linkRefusals, linkFailed);
