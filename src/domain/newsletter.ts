/** Uses no schema library, because it is too large for pages that people only read. */

import { busy, invalidEmail } from '../words/en/common.ts';
import { emailMissing, subscriptionFailed, tooMany } from '../words/en/site.ts';
import { tidyEmail } from './contact.ts';
import { problemIn } from './letters.ts';
import { isEmail } from './text.ts';

/** Says what is wrong with an address; null if it is valid. The rule of `subscribe_to_newsletter`. */
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

export const subscriptionProblem = (answer: unknown) => problemIn(answer, refusals, subscriptionFailed);
