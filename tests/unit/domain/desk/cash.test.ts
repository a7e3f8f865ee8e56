import { expect, test } from 'vitest';
import { type CashEntry, cashRefusal, closeWords } from '#src/domain/desk/cash.ts';

const count = (amount: number, expected: number, note: string | null = null): CashEntry => ({
  ...{ id: 'c', kind: 'count', amount, note, expected, at: '2027-01-15 15:00:00+00', by_name: 'You' },
  ...{ ended_at: null, ended_by: '', end_reason: null, may: [] },
});

test.each([
  ['a day that is not counted', null, 5000, true, 'Not counted yet.'],
  ['a count that matches', count(5000, 5000), 5000, false, 'Counted. It matches.'],
  ['a count with a difference', count(4900, 5000, 'A taxi'), 5000, false, 'Counted, ₹1.00 too little: A taxi'],
  [
    'more cash after the count',
    count(5000, 5000),
    5200,
    true,
    'Cash was recorded after the count. ₹2.00 more is expected now. The counted cash is ₹2.00 too little. Count again.',
  ],
  [
    'less cash after the count, which matches now',
    count(4900, 5000, 'A taxi'),
    4900,
    true,
    'Cash was recorded after the count. ₹1.00 less is expected now. It matches the count.',
  ],
] as const)('says how the day was closed: %s', (_, entry, expected, isOpen, words) => {
  const difference = entry && entry.amount - expected;
  expect(closeWords({ count: entry, expected, difference })).toEqual({ isOpen, words });
});

test.each([
  [{ code: 'note_needed', difference: -5000 }, /explains the difference: ₹50\.00 too little\.$/],
  [{ code: 'expected_changed', expected: 5200 }, /₹52\.00 is expected now/],
  [{ code: 'invalid_cash', field: 'note' }, /^Say what it is for/],
  [{ code: 'not_allowed', right: 'rates' }, /^Only the owner and the managers/],
  [{ code: 'not_begun' }, /^This day has not begun/],
])('says why cash was refused: %o', (refusal, words) => expect(cashRefusal(refusal)).toMatch(words));
