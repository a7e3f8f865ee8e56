/** The newsletter's address, as page and database judge it. Plain code: a page that is only read has no room for a schema library. */

import { busy, invalidEmail } from '../words/en/common.ts';
import { emailMissing, subscriptionFailed, tooMany } from '../words/en/site.ts';
import { tidyEmail } from './contact.ts';
import { problemIn } from './letters.ts';
import { isEmail } from './text.ts';

/** What is wrong with an address, for the visitor; null when it can be sent. The rule of `subscribe_to_newsletter`. */
export function refuseEmail(email: string): string | null {
  const address = tidyEmail(email);
  if (address === '') return emailMissing;
  return isEmail(address) ? null : invalidEmail;
}

const refusals: Record<string, string> = {
  invalid_email: invalidEmail,
  rate_limited: tooMany,
  busy,
};

/** What the answer of `subscribe_to_newsletter` means for the visitor; null when the address is noted. */
export const subscriptionProblem = (answer: unknown) => problemIn(answer, refusals, subscriptionFailed);
