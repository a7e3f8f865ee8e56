import { expect, test } from 'vitest';
import { isLeftBehind } from '#src/domain/account/leftBehind.ts';
import { asOf, dropExpired, keptUntil, mostKept } from '#src/domain/booking/keptStays.ts';

test('a stay is kept until three days after check-out', () => expect(keptUntil('2026-12-30')).toBe('2027-01-02'));

test('on its last day it is still kept, the day after no more', () => {
  const kept = [{ until: '2026-12-10', kept_at: 1 }];
  expect(dropExpired(kept, '2026-12-10')).toEqual(kept);
  expect(dropExpired(kept, '2026-12-11')).toEqual([]);
});

test('of more than ten the newest are kept, newest first, and what is over takes no place', () => {
  const of = (kept_at: number, until = '2026-12-31') => ({ until, kept_at });
  const many = [of(99, '2026-12-01'), ...Array.from({ length: 12 }, (_, at) => of(at))];
  expect(dropExpired(many, '2026-12-15').map(({ kept_at }) => kept_at)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(mostKept).toBe(10);
});

test.each([
  ['one', 'one', false],
  ['one', 'two', true],
  ['one', null, true],
  [null, 'one', false],
  [null, null, false],
  ['one', undefined, false],
] as const)('of account %s, while %s is signed in, it is left behind: %s', (account, here, expected) =>
  expect(isLeftBehind(account, here)).toBe(expected),
);

test.each([
  ['2026-11-26T08:35:00.123456+00:00', '2:05 PM'],
  ['2026-11-26 08:35:00+00', '2:05 PM'],
  ['2026-11-25T18:29:59+00:00', '25 Nov 2026, 11:59 PM'],
  ['2026-11-25T18:30:00+00:00', '12:00 AM'],
])('what was read at %s is as of %s', (at, words) => expect(asOf(at, new Date('2026-11-26T12:00:00Z'))).toBe(words));
