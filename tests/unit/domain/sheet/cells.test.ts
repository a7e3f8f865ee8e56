import { expect, test } from 'vitest';
import { readTypedDate } from '#src/domain/sheet/cells.ts';

test.each([
  ['5/1/2020', '2020-01-05'],
  ['20/12', '2026-12-20'],
  ['12/20/2026', '2026-12-20'],
  ['5 jan 2020', '2020-01-05'],
  ['Sun, 5 Jan 2020', '2020-01-05'],
  ['2020-01-05', '2020-01-05'],
  ['31/02/2026', null],
  ['soon', null],
  ['', null],
])('the typed date %j is %j, the day first', (typed, read) => expect(readTypedDate(typed, '2026-12-01')).toBe(read));
