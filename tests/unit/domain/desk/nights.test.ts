import { expect, test } from 'vitest';
import type { CalendarRow } from '#src/domain/desk/calendar.ts';
import { allDays } from '#src/domain/desk/chosen.ts';
import {
  describeCell,
  describeNightRules,
  extremes,
  shortPrice,
  withNights,
  withRooms,
} from '#src/domain/desk/nights.ts';
import { percentChange, readPercentChange } from '#src/domain/desk/rateRules.ts';

const of = <T>(value: T) => [value, value, value, value];
const row: CalendarRow = {
  id: 'a',
  name: 'Loft',
  is_active: true,
  total_rooms: 4,
  max_occupancy: 3,
  booked: [0, 1, 0, 0],
  blocked: [0, 0, 2, 0],
  held: [0, 0, 0, 1],
  free: [4, 3, 2, 3],
  price: of(525_000),
  at_desk: of(525_000),
  min_nights: [1, 2, 1, 1],
  max_nights: [30, 30, 7, 30],
  min_through: [1, 2, 1, 1],
  max_through: of(30),
  closed_to_arrival: [false, true, false, false],
  closed_to_departure: [false, false, true, false],
  is_own: [false, true, false, false],
};
const first = '2026-12-03';
const chosen = { first_night: '2026-12-04', end_date: '2026-12-06', weekdays: allDays };

test('a cell is told with its price, what is free, and its rules', () => {
  expect(describeCell(row, first, 0)).toBe('Loft, Thu 3 Dec: ₹5,250.00, 4 of 4 available');
  expect(describeCell(row, first, 1)).toBe(
    'Loft, Fri 4 Dec: ₹5,250.00, 3 of 4 available, 1 booked, minimum stay 2 nights, no check-in, price set for this night',
  );
  expect(describeCell(row, first, 2)).toBe(
    'Loft, Sat 5 Dec: ₹5,250.00, 2 of 4 available, 2 blocked, maximum stay 7 nights for arrivals, no check-out',
  );
  expect(describeCell(row, first, 3)).toContain('3 of 4 available, 1 on hold');
  expect(describeNightRules(row, 1).map(({ mark }) => mark)).toEqual(['2+', 'no in']);
  expect(describeNightRules(row, 2).map(({ mark }) => mark)).toEqual(['in ≤7', 'no out']);
});

test.each([
  [525_000, '5,250'],
  [524_999, '5,250'],
  [12_500_000, '1.25 L'],
  [9_999_900, '99,999'],
  [9_999_950, '1 L'],
])('%i paise in little room are %s', (paise, shown) => expect(shortPrice(paise)).toBe(shown));

test('a new price is marked on the chosen nights, and shows at once if it is known', () => {
  const friday = withNights(row, first, { ...chosen, weekdays: 16 }, { price_change: 'fixed', value: 750_000 });
  expect([friday.is_own, friday.price]).toEqual([[false, true, false, false], row.price]);
  const known = withNights(row, first, chosen, { price_change: 'fixed', value: 750_000 }, 787_500);
  expect(known.price).toEqual([525_000, 787_500, 787_500, 525_000]);
});

test('of a night whose stay rules alone are set the price is none of its own, nor of one whose price is taken away', () => {
  expect(withNights(row, first, chosen, { min_nights: 3 }).is_own).toEqual([false, true, false, false]);
  expect(withNights(row, first, chosen, { price_change: null, value: null }).is_own).toEqual(of(false));
});

test('stay rules show at once, and what is taken away stays until the server has answered', () => {
  const changed = withNights(row, first, chosen, { min_nights: 3, closed_to_arrival: false, max_nights: null });
  expect([changed.min_nights, changed.min_through]).toEqual([
    [1, 3, 3, 1],
    [1, 3, 3, 1],
  ]);
  const arrivals = withNights(row, first, chosen, { min_nights: 3, arrival_only: true });
  expect([arrivals.min_nights, arrivals.min_through]).toEqual([[1, 3, 3, 1], of(1)]);
  expect(changed.closed_to_arrival).toEqual(of(false));
  expect(changed.max_nights).toEqual(row.max_nights);
  expect(changed.price).toEqual(row.price);
});

test('rooms are blocked and released at once, no more than there are', () => {
  expect(withRooms(row, first, chosen, 'block', null)).toMatchObject({ blocked: [0, 3, 4, 0], free: [4, 0, 0, 3] });
  expect(withRooms(row, first, chosen, 'block', 1)).toMatchObject({ blocked: [0, 1, 3, 0], free: [4, 2, 1, 3] });
  expect(withRooms(row, first, chosen, 'release', 1)).toMatchObject({ blocked: [0, 0, 1, 0], free: [4, 3, 3, 3] });
  expect(withRooms(row, first, chosen, 'release', null)).toMatchObject({ blocked: of(0), free: [4, 3, 4, 3] });
  expect(extremes(row, first, chosen)).toEqual({ leastFree: 2, mostBlocked: 2 });
});

test.each([
  ['10', 100],
  ['+12.5 %', 125],
  ['−15', -150],
  ['12,5', 125],
  ['-90', percentChange.least],
  ['-90.1', null],
  ['500', percentChange.most],
  ['500.1', null],
  ['0', null],
  ['ten', null],
  ['', null],
])('%s is a change of %s tenths of a percent', (typed, tenths) => expect(readPercentChange(typed)).toBe(tenths));
