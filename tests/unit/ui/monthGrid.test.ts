import { expect, test } from 'vitest';
import { addMonths, isLateInMonth, moveByKey, pageWith, weeksOf } from '#src/ui/monthGrid.ts';

test.each([
  ['2026-12', 5, [null, '2026-12-01'], ['2026-12-28', '2026-12-31']],
  ['2027-02', 4, ['2027-02-01', '2027-02-02'], ['2027-02-22', '2027-02-28']],
  ['2027-05', 6, [null, null], ['2027-05-31', '2027-05-31']],
  ['2028-02', 5, [null, '2028-02-01'], ['2028-02-28', '2028-02-29']],
])('%s has %i weeks from Monday on', (month, count, firstTwo, [monday, last]) => {
  const weeks = weeksOf(month);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]?.slice(0, 2)).toEqual(firstTwo);
  expect(weeks.at(-1)?.[0]).toBe(monday);
  expect(weeks.at(-1)?.filter(Boolean).at(-1)).toBe(last);
});

test.each([
  ['ArrowLeft', false, '2026-12-31'],
  ['ArrowRight', false, '2027-01-02'],
  ['ArrowUp', false, '2026-12-25'],
  ['ArrowDown', false, '2027-01-08'],
  ['Home', false, '2026-12-28'],
  ['End', false, '2027-01-03'],
  ['PageUp', false, '2026-12-01'],
  ['PageDown', true, '2028-01-01'],
  ['Enter', false, null],
])('%s, with shift: %s, leads from New Year to %s', (key, isShifted, to) => {
  expect(moveByKey('2027-01-01', key, isShifted)).toBe(to);
});

test('a month that is shorter ends the move on its last day', () => {
  expect(moveByKey('2027-01-31', 'PageDown', false)).toBe('2027-02-28');
  expect(moveByKey('2028-02-29', 'PageUp', true)).toBe('2027-02-28');
});

test('months turn by as many as are in view, until the day is among them', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(pageWith('2026-12-31', '2026-11', 2)).toBe('2026-11');
  expect(pageWith('2027-01-01', '2026-11', 2)).toBe('2027-01');
  expect(pageWith('2027-08-01', '2026-11', 2)).toBe('2027-07');
  expect(pageWith('2026-10-31', '2026-11', 2)).toBe('2026-09');
  expect(pageWith('2026-10-31', '2026-11', 1)).toBe('2026-10');
});

test('the last seven days of a month are late in it, and no earlier one', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-30', '2027-02-22'].map(isLateInMonth)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
