/** Answers to the links of emails, in words. Plain code, because these pages have no room for a schema library. */

import { busy, unreachable } from '../words/en/common.ts';
import { tooManyTries, tooManyWaits } from '../words/en/letters.ts';

const linkRefusals: Record<string, string> = {
  rate_limited: tooManyTries,
  busy,
  too_many_waits: tooManyWaits,
};

/** Says what an answer means for the visitor, in these words or else in those of the answer. Returns null on success. */
export function problemIn(answer: unknown, words: Record<string, string>, failed: string): string | null {
  if (typeof answer !== 'object' || answer === null) return failed;
  const { ok, code, error } = answer as { ok?: unknown; code?: unknown; error?: unknown };
  if (ok === true) return null;
  return (typeof code === 'string' && words[code]) || (typeof error === 'string' && error) || failed;
}

/** Says what the answer of `confirm_letters` or `stop_letters` means. `tooOld`: the words for a link that no longer works. */
export const linkProblem = (answer: unknown, tooOld: string) =>
  problemIn(answer, { ...linkRefusals, not_found: tooOld }, unreachable);
