/** Uses no schema library, because it is too large for these pages. */

import { busy, unreachable } from '../words/en/common.ts';
import { tooManyTries, tooManyWaits } from '../words/en/letters.ts';

const linkRefusals: Record<string, string> = {
  rate_limited: tooManyTries,
  busy,
  too_many_waits: tooManyWaits,
};

/** Returns the problem in these words, or else in the answer's; null on success. */
export function problemIn(answer: unknown, words: Record<string, string>, failed: string): string | null {
  if (typeof answer !== 'object' || answer === null) return failed;
  const { ok, code, error } = answer as { ok?: unknown; code?: unknown; error?: unknown };
  if (ok === true) return null;
  return (typeof code === 'string' && words[code]) || (typeof error === 'string' && error) || failed;
}

export const linkProblem = (answer: unknown, tooOld: string) =>
  problemIn(answer, { ...linkRefusals, not_found: tooOld }, unreachable);
