import { expect, test } from 'vitest';
import { afterPress, shortDate } from '#src/ui/dateRange.ts';

test.each([
  ['two dates stay as pressed', '2026-12-12', '2026-12-15', '2026-12-15'],
  ['the same day twice is one night', '2026-12-12', '2026-12-12', '2026-12-13'],
  ['one night over the end of a year', '2026-12-31', '2026-12-31', '2027-01-01'],
  ['one night over a leap day', '2028-02-28', '2028-02-28', '2028-02-29'],
  ['no dates stay none', '', '', ''],
])('%s', (_case, check_in, pressed, check_out) => {
  expect(afterPress({ check_in, check_out: pressed })).toEqual({ check_in, check_out });
});

test('a date is shown with its weekday, whatever the machine calls local time', () => {
  expect(shortDate('2026-12-11')).toBe('Fri, 11 Dec');
});
