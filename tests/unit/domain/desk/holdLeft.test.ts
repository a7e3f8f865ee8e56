import { expect, test } from 'vitest';
import { clockAhead, holdLeft, holdsFor, longLeftWords, timeLeftWords } from '#src/domain/desk/holdLeft.ts';

const [second, minute, hour] = [1000, 60_000, 3_600_000];

test('what is left counts by the clock of the server, however wrong this one is', () => {
  const wrong = Date.parse('2020-01-01T00:00:00Z');
  const ahead = clockAhead('2026-12-01 10:00:00+00', wrong);
  expect(holdLeft('2026-12-02T10:00:00+00:00', wrong, ahead)).toBe(24 * hour);
  expect(holdLeft('2026-12-02T10:00:00+00:00', wrong + 23 * hour, ahead)).toBe(hour);
  expect(holdLeft('2026-12-02T10:00:00+00:00', wrong + 25 * hour, ahead)).toBe(0);
});

test.each([
  [24 * hour, '24 h', '24 hours'],
  [24 * hour - 1, '23 h', '23 hours and 59 minutes'],
  [hour, '1 h', '1 hour'],
  [hour - 1, '59 min', '59 minutes'],
  [minute, '1 min', '1 minute'],
  [minute - 1, '60 s', '60 seconds'],
  [1, '1 s', '1 second'],
])('%i ms are %s, or %s', (left, short, long) =>
  expect([timeLeftWords(left), longLeftWords(left)]).toEqual([short, long]),
);

test.each([24 * hour, 5 * hour + 7, hour, 90 * second, minute, 1500, 1])(
  'what is said of %i ms is said until it is no longer true',
  (left) => {
    for (const [words, isLong] of [
      [timeLeftWords, false],
      [longLeftWords, true],
    ] as const) {
      const held = holdsFor(left, isLong);
      expect(words(left - held + 1)).toBe(words(left));
      expect(words(left - held)).not.toBe(words(left));
    }
  },
);
