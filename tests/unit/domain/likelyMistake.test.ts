import { expect, test } from 'vitest';
import { doubtNights, doubtRates } from '#src/domain/desk/doubtRates.ts';
import { planDefaults } from '#src/domain/desk/judgeRates.ts';
import type { RateRule } from '#src/domain/desk/rates.ts';
import { doubtTerms } from '#src/domain/hotel/adminRooms.ts';
import { apartWords, type Doubt, isUnlikely } from '#src/domain/likelyMistake.ts';

const texts = (doubts: readonly Doubt[]) => doubts.map(({ text }) => text);

test.each([
  ['fifth', 88.5, 106.2, false],
  ['fifth', 88.5, 106.3, true],
  ['fifth', 88.5, 70.8, false],
  ['fifth', 88.5, 8.85, true],
  ['half', 4000, 7999, false],
  ['half', 4000, 8000, true],
  ['half', 4000, 2000, true],
  ['half', 4000, 2001, false],
  ['tenth', 5, 49, false],
  ['tenth', 5, 50, true],
  ['tenth', 30, 3, true],
  ['tenth', 30, 0, true],
  ['tenth', 0, 19, false],
  ['tenth', 0, 20, true],
  ['half', 0, 4000, false],
] as const)('beyond a %s, %d to %d is asked about: %s', (limit, from, to, isAsked) =>
  expect(isUnlikely(limit, from, to)).toBe(isAsked),
);

test.each([
  [88.5, 8.85, '10 times less'],
  [4000, 8000, 'twice as much'],
  [4000, 42_000, '10.5 times as much'],
  [4000, 2000, '50% less'],
  [88.5, 110, '24% more'],
  [30, 0, '100% less'],
])('from %d to %d is %s', (from, to, words) => expect(apartWords(from, to)).toBe(words));

test('a room type asks about a price that halves, and about ten times the rooms', () => {
  const room = { base_price: 420_000, total_rooms: 4 };
  expect(doubtTerms(room, { base_price: 42_000, total_rooms: 40 })).toEqual([
    { text: 'The price per night was ₹4,200. You typed ₹420, 10 times less.', save: 'Save ₹420' },
    { text: 'The number of rooms was 4 rooms. You typed 40 rooms, 10 times as much.', save: 'Save 40 rooms' },
  ]);
  expect(doubtTerms(room, { base_price: 300_000, total_rooms: 5 })).toEqual([]);
});

const plan = {
  ...planDefaults,
  ...{ included_guests: null, extra_adult: 50_000, extra_child: 0, weekly_discount: 5, monthly_discount: 0 },
  ...{ last_minute_discount: 0, fills_gaps: true, same_day_until: null },
};
const season: RateRule = {
  ...{ kind: 'season', name: 'Christmas', weekdays: null, first_night: '2026-12-20', end_date: '2027-01-06' },
  ...{ price_change: 'percent', value: 300, min_nights: null, max_nights: null },
  ...{ closed_to_arrival: null, closed_to_departure: null, arrival_only: false },
};
const saved = { net: 400_000, plan, rules: [season] };
const today = '2026-12-01';

test.each<[string, Partial<RateRule>, string]>([
  [
    'a percentage',
    { value: 3000 },
    'The base price is ₹4,000. With “Christmas”, a night costs ₹16,000 before tax, 4 times as much.',
  ],
  [
    'an amount',
    { price_change: 'amount', value: -350_000 },
    'The base price is ₹4,000. With “Christmas”, a night costs ₹500 before tax, 8 times less.',
  ],
  [
    'a price',
    { price_change: 'fixed', value: 40_000 },
    'The base price is ₹4,000. With “Christmas”, a night costs ₹400 before tax, 10 times less.',
  ],
  [
    'a past year',
    { first_night: '2025-12-20', end_date: '2026-01-06' },
    'The last night of Christmas is Mon, 5 Jan 2026. This day has passed.',
  ],
])('rates ask about %s that a season should not have', (_, change, text) =>
  expect(texts(doubtRates(saved, { plan, rules: [{ ...season, ...change }] }, today))).toEqual([text]),
);

test('rates ask about a price far from that of the same season before', () => {
  const asked = (before: Partial<RateRule>, now: Partial<RateRule>) =>
    texts(doubtRates({ ...saved, rules: [{ ...season, ...before }] }, { plan, rules: [{ ...season, ...now }] }, today));
  expect(asked({ price_change: 'fixed', value: 1_200_000 }, { price_change: 'fixed', value: 500_000 })).toEqual([
    'A night with “Christmas” before tax was ₹12,000. You typed ₹5,000, 58% less.',
  ]);
  expect(asked({ value: 30 }, { value: 300 })).toEqual(['“Christmas” was 3%. You typed 30%, 10 times as much.']);
  expect(texts(doubtRates(saved, { plan: { ...plan, monthly_discount: 20 }, rules: [season] }, today))).toEqual([
    '“% off from 28 nights” was 0%. You typed 20%.',
  ]);
});

test('rates ask only about changes', () => {
  const far = { ...season, value: 3000, first_night: '2025-12-20', end_date: '2026-01-06' };
  const nextYear = { ...far, first_night: '2027-12-20', end_date: '2028-01-06' };
  expect(doubtRates({ ...saved, rules: [far] }, { plan, rules: [far, nextYear] }, today)).toEqual([]);
  expect(
    texts(doubtRates(saved, { plan: { ...plan, extra_adult: 5000, weekly_discount: 50 }, rules: [season] }, today)),
  ).toEqual([
    '“₹ per extra adult and night, before tax” was ₹500. You typed ₹50, 10 times less.',
    'The base price is ₹4,000. With “% off from 7 nights”, a night costs ₹2,000 before tax, 50% less.',
  ]);
});

test('the calendar asks about prices that are half or double of those now', () => {
  expect(texts(doubtNights([200_000, 270_000], { least: 20_000, most: 20_000 }))).toEqual([
    'Guests pay ₹2,000 to ₹2,700 per night now. They would pay ₹200, 10 times less.',
  ]);
  expect(doubtNights([200_000, 270_000], { least: 250_000, most: 250_000 })).toEqual([]);
});
