import { expect, test } from 'vitest';
import type { RatePlan, RateRule } from '#src/domain/desk/rates.ts';
import { dayWords, effectWords, paidRangeWords, ratesApart, seasonWords } from '#src/domain/desk/rateWords.ts';
import { plainPlan, season } from './rates.ts';

const plan: RatePlan = {
  ...plainPlan,
  included_guests: 2,
  extra_adult: 100_000,
  weekly_discount: 10,
  last_minute_discount: 5,
  last_minute_days: 1,
};

test.each([
  [0b1111111, 'every day'],
  [0b0110000, 'Fri, Sat'],
  [0b1001111, 'Sun to Thu'],
  [0b0000101, 'Mon, Wed'],
  [0b1000001, 'Sun, Mon'],
  [0b0011111, 'Mon to Fri'],
  [0b0000111, 'Mon to Wed'],
  [0b1110111, 'Fri to Wed'],
  [0b1010110, 'Tue, Wed, Fri, Sun'],
  [0b1000000, 'Sun'],
])('%i is %s', (days, words) => expect(dayWords(days)).toBe(words));

test.each<[Partial<RateRule>, string]>([
  [{}, '20% more'],
  [{ value: -125 }, '12.5% less'],
  [{ price_change: 'amount', value: -50_050 }, '₹500.50 less'],
  [
    { price_change: 'fixed', value: 600_000, min_nights: 1, max_nights: 7 },
    '₹6,000 before tax, minimum stay 1 night, maximum stay 7 nights',
  ],
  [
    { price_change: null, value: null, min_nights: 2, max_nights: 7, arrival_only: true, closed_to_arrival: false },
    'minimum stay 2 nights, maximum stay 7 nights (arrivals only), check-in allowed',
  ],
  [
    { price_change: null, value: null, closed_to_arrival: true, closed_to_departure: false },
    'no check-in, check-out allowed',
  ],
])('a rule with %o does this: %s', (change, words) => expect(effectWords({ ...season, ...change })).toBe(words));

test('the nights of a season are named by the first and the last', () => {
  expect(seasonWords(season)).toBe('Sun, 20 Dec 2026 to Tue, 5 Jan 2027');
  expect(seasonWords({ ...season, end_date: '2026-12-21' })).toBe('Sun, 20 Dec 2026');
});

test('what guests pay is one price or from one to another', () => {
  expect(paidRangeWords([630_000])).toBe('₹6,300');
  expect(paidRangeWords([630_000, 504_050, 600_000])).toBe('₹5,040.50 to ₹6,300');
});

test('of two versions is told what only one of them says', () => {
  const theirs = { plan: { ...plan, min_nights: 2, fills_gaps: false, same_day_until: 18 }, rules: [season] };
  const mine = {
    plan: { ...plan, weekly_discount: 0 },
    rules: [season, { ...season, name: 'New Year', weekdays: 48 }],
  };
  expect(ratesApart(theirs, mine)).toEqual([
    [
      'Stay of 2 to 30 nights',
      'Same-day bookings until 6:00 PM',
      'Shorter stays cannot fill a gap',
      '10% off from 7 nights',
    ],
    [
      'New Year, Sun, 20 Dec 2026 to Tue, 5 Jan 2027, Fri, Sat: 20% more',
      'Stay of 1 to 30 nights',
      'Shorter stays can fill a gap',
    ],
  ]);
  expect(ratesApart(mine, { ...mine, rules: mine.rules.toReversed() })).toEqual([[], []]);
});
