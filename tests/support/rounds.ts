import { expect } from 'vitest';

const isEveryRound = Boolean(process.env.TEST_ALL);

/** Returns the number of rounds of a race: all in `npm run test:all`, an eighth or less in `npm test`. */
export const rounds = (all: number, part = 8): number => (isEveryRound ? all : Math.ceil(all / part));

/** Expects no other outcomes. `npm run test:all` also expects each of the sure ones, because fewer rounds may miss one by chance. */
export function expectOutcomes(
  counts: Readonly<Record<string, number>>,
  sure: readonly string[],
  perhaps: readonly string[] = [],
): void {
  const unknown = Object.keys(counts).filter((outcome) => !sure.includes(outcome) && !perhaps.includes(outcome));
  const missing = isEveryRound ? sure.filter((outcome) => !counts[outcome]) : [];
  expect({ unknown, missing }).toEqual({ unknown: [], missing: [] });
}

/** Expects that a race met its case more often than this, or a sixteenth of it in an eighth of the rounds. */
export const expectOften = (count: number, inAll: number): void =>
  expect(count).toBeGreaterThan(isEveryRound ? inAll : inAll / 16);
