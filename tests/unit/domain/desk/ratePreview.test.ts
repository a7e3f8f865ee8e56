import { expect, test } from 'vitest';
import { impossibleNight, laterSeasons, tooShort } from '#src/domain/desk/ratePreview.ts';
import type { RatePlan, RateRule } from '#src/domain/desk/rates.ts';

const today = '2026-11-24';
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

test('a season names the later ones that share its nights', () => {
  const onTop = eve({ price_change: 'percent', value: 100 });
  const rules = [christmas, onTop];
  expect(laterSeasons(rules, christmas, today)).toEqual([
    { name: 'New Year’s Eve', first: '2026-12-31', last: '2026-12-31', isOnTop: true },
  ]);
  expect(laterSeasons(rules, onTop, today)).toEqual([]);
  const fixed = eve({ price_change: 'fixed', value: 700_000 });
  expect(laterSeasons([christmas, fixed], christmas, today)).toMatchObject([{ isOnTop: false }]);
  expect(laterSeasons([christmas, eve({ weekdays: 48, min_nights: 2 })], christmas, today)).toEqual([]);
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
