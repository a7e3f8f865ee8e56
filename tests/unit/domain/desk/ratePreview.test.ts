import { expect, test } from 'vitest';
import { impossibleNight, laterSeasons, seasonPrices, tooShort, usualPrices } from '#src/domain/desk/ratePreview.ts';
import type { RatePlan, RateRule } from '#src/domain/desk/rates.ts';

const today = '2026-11-24';
const room = { base_price: 420_000, net: 400_000, tax_rate: 5, own_rate: null };
const rule = (change: Partial<RateRule>): RateRule => ({
  kind: 'season',
  name: '',
  weekdays: null,
  first_night: null,
  end_date: null,
  price_change: null,
  value: null,
  min_nights: null,
  max_nights: null,
  closed_to_arrival: null,
  closed_to_departure: null,
  arrival_only: false,
  ...change,
});
const weekend = rule({ kind: 'weekdays', weekdays: 48, price_change: 'percent', value: 200 });
const christmas = rule({
  name: 'Christmas',
  first_night: '2026-12-20',
  end_date: '2027-01-06',
  price_change: 'percent',
  value: 500,
});
const eve = (change: Partial<RateRule>) =>
  rule({ name: 'New Year’s Eve', first_night: '2026-12-31', end_date: '2027-01-01', ...change });
const plan = { min_nights: 1, max_nights: 30, horizon_days: 540 } as RatePlan;

test('a week without rules costs the base price, and with them what they make of it', () => {
  expect(usualPrices(room, [], today)).toEqual([{ days: 127, with: [], net: 400_000, tax_rate: 5, price: 420_000 }]);
  expect(usualPrices(room, [weekend, christmas], '2026-12-24')).toEqual([
    { days: 0b1001111, with: [], net: 400_000, tax_rate: 5, price: 420_000 },
    { days: 0b0110000, with: [], net: 480_000, tax_rate: 5, price: 504_000 },
  ]);
});

test('a season goes on from the price of the weekday, and over a slab to the other rate of tax', () => {
  expect(seasonPrices(room, [weekend, christmas], christmas, today)).toEqual([
    { days: 0b1001111, with: [], net: 600_000, tax_rate: 5, price: 630_000 },
    { days: 0b0110000, with: [], net: 720_000, tax_rate: 5, price: 756_000 },
  ]);
  const dear = { ...christmas, value: 900 };
  expect(seasonPrices(room, [weekend, dear], dear, today)).toEqual([
    { days: 0b1001111, with: [], net: 760_000, tax_rate: 18, price: 896_800 },
    { days: 0b0110000, with: [], net: 912_000, tax_rate: 18, price: 1_076_200 },
  ]);
});

test('a night in two seasons stands with the later one, which says what it is on top of', () => {
  const onTop = eve({ price_change: 'percent', value: 100 });
  const rules = [christmas, onTop];
  expect(seasonPrices(room, rules, onTop, today)).toEqual([
    { days: 0b0001000, with: ['Christmas'], net: 660_000, tax_rate: 5, price: 693_000 },
  ]);
  expect(seasonPrices(room, rules, christmas, today)).toEqual([
    { days: 127, with: [], net: 600_000, tax_rate: 5, price: 630_000 },
  ]);
  expect(laterSeasons(rules, christmas, today)).toEqual([
    { name: 'New Year’s Eve', first: '2026-12-31', last: '2026-12-31', isOnTop: true },
  ]);
  expect(laterSeasons(rules, onTop, today)).toEqual([]);
  const fixed = eve({ price_change: 'fixed', value: 700_000 });
  expect(seasonPrices(room, [christmas, fixed], fixed, today)).toEqual([
    { days: 0b0001000, with: [], net: 700_000, tax_rate: 5, price: 735_000 },
  ]);
  expect(laterSeasons([christmas, fixed], christmas, today)).toMatchObject([{ isOnTop: false }]);
  expect(laterSeasons([christmas, eve({ weekdays: 48, min_nights: 2 })], christmas, today)).toEqual([]);
});

test('of a season that has begun only the nights to come are shown, of one that is over all', () => {
  expect(seasonPrices(room, [weekend, christmas], christmas, '2027-01-03').map(({ days }) => days)).toEqual([
    0b1000011,
  ]);
  expect(seasonPrices(room, [weekend, christmas], christmas, '2027-01-06')).toHaveLength(2);
});

test.each([
  [christmas, null],
  [eve({ min_nights: 1 }), null],
  [eve({ min_nights: 2 }), 1],
  [weekend, null],
])('of %o too short is %s', (season, nights) => expect(tooShort(season)).toBe(nights));

test('a night that no stay can begin on is found, by the last word of each rule', () => {
  expect(impossibleNight(plan, [weekend, christmas], today)).toBeNull();
  const long = { ...christmas, min_nights: 5 };
  expect(impossibleNight({ ...plan, max_nights: 4 }, [long], today)).toEqual({ night: '2026-12-20', min: 5, max: 4 });
  expect(impossibleNight(plan, [long, eve({ min_nights: 1, max_nights: 3, arrival_only: true })], today)).toBeNull();
  const ofArrivals = [long, eve({ max_nights: 3, arrival_only: true })];
  expect(impossibleNight(plan, ofArrivals, today)).toEqual({ night: '2026-12-31', min: 5, max: 3 });
  // A stay that begins earlier and includes the night is bound too.
  expect(impossibleNight(plan, [long, eve({ max_nights: 3 })], today)).toEqual({ night: '2026-12-27', min: 5, max: 3 });
  // Weekdays always apply before seasons, in any order of the list.
  expect(impossibleNight({ ...plan, max_nights: 4 }, [long, { ...weekend, max_nights: 6 }], today)).toMatchObject({
    night: '2026-12-20',
  });
  expect(impossibleNight({ ...plan, max_nights: 4, horizon_days: 25 }, [long], today)).toBeNull();
});
