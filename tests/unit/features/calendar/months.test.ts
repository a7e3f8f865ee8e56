import { expect, test } from 'vitest';
import { monthName } from '#src/domain/month.ts';
import { emptyBefore, findMonth, monthAfter, monthBefore } from '#src/features/calendar/months.ts';

test.each([
  ['2026-12-31', '2026-12-01', 31, '2026-11-01', '2027-01-01'],
  ['2028-02-29', '2028-02-01', 29, '2028-01-01', '2028-03-01'],
  ['2027-02-01', '2027-02-01', 28, '2027-01-01', '2027-03-01'],
  ['2027-01-31', '2027-01-01', 31, '2026-12-01', '2027-02-01'],
])('the month of %s begins on %s, has %i days and lies between %s and %s', (date, first, days, before, after) => {
  const month = findMonth(date);
  expect(month).toEqual({ first, days });
  expect([monthBefore(month), monthAfter(month)]).toEqual([before, after]);
});

test('weeks begin on Monday', () => {
  expect([emptyBefore('2027-02-01'), emptyBefore('2026-12-01'), emptyBefore('2026-11-01')]).toEqual([0, 1, 6]);
  expect(monthName('2026-12-01')).toBe('December 2026');
});
