import { listingProblems } from '#src/domain/listing/listing.ts';
import type { Problem } from '#src/domain/listing/submission.ts';

/** The sentence for a field, by its path; undefined when nothing is wrong with it. */
export function sentenceAt(problems: readonly Problem[], path: string): string | undefined {
  const problem = problems.find((one) => one.path === path);
  return problem && listingProblems[problem.code];
}
