import { expect, test } from 'vitest';
import type { CalendarRow } from '#src/domain/desk/calendar.ts';
import { allDays, amountWords, countNights, isChosen, runsOf, spanWords, walkIn } from '#src/domain/desk/chosen.ts';

const chosen = { rooms: ['a', 'b'], first_night: '2026-12-01', end_date: '2026-12-15', weekdays: allDays };
const weekend = { ...chosen, weekdays: 16 + 32 };

test('nights without gaps are one span, certain weekdays one for each run of them', () => {
  expect(runsOf(chosen)).toEqual([{ first_night: '2026-12-01', end_date: '2026-12-15' }]);
  expect(runsOf(weekend)).toEqual([
    { first_night: '2026-12-04', end_date: '2026-12-06' },
    { first_night: '2026-12-11', end_date: '2026-12-13' },
  ]);
  expect(runsOf({ ...chosen, weekdays: 0 })).toEqual([]);
});

test.each([
  ['2026-12-04', true],
  ['2026-12-06', false],
  ['2026-12-18', false],
] as const)('the night of %s is among the weekends: %s', (night, is) => expect(isChosen(weekend, night)).toBe(is));

test('what is chosen is told in words', () => {
  expect(countNights(weekend)).toBe(4);
  expect(amountWords(weekend, 'Loft')).toBe('4 nights in 2 room types');
  expect(amountWords({ ...chosen, rooms: ['a'], end_date: '2026-12-02' }, 'Loft')).toBe('1 night of Loft');
  expect(spanWords(chosen)).toBe('Tue 1 Dec to Mon 14 Dec');
  expect(spanWords(weekend)).toBe('Tue 1 Dec to Mon 14 Dec (Fri, Sat)');
  expect(spanWords({ ...chosen, end_date: '2026-12-02' })).toBe('Tue 1 Dec');
});

test('a walk-in is offered tonight in a category with a free room first', () => {
  const row = (id: string, free: number[], is_active = true) => ({ id, free, is_active }) as CalendarRow;
  const rows = [row('full', [5, 0]), row('free', [0, 2]), row('hidden', [1, 1], false)];
  expect(walkIn({ rows, first_night: '2026-11-30' }, '2026-12-01')).toEqual({
    ...{ rooms: ['free', 'full'], first_night: '2026-12-01', end_date: '2026-12-02', weekdays: allDays },
  });
});
