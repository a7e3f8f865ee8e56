import { expect, test } from 'vitest';
import { formatMoment, readMoment } from '#src/domain/moment.ts';

test.each([
  ['2026-11-21 06:34:10.123456+00', '21 Nov 2026, 12:04'],
  ['2026-11-21T06:34:10.123456+00:00', '21 Nov 2026, 12:04'],
  ['2026-12-31 18:30:00+00', '1 Jan 2027, 00:00'],
])('%s is read as %s in India', (timestamp, text) => expect(formatMoment(timestamp)).toBe(text));

test('a timestamp is the same moment with a space and with a T', () =>
  expect(readMoment('2026-11-21 06:34:10+00').getTime()).toBe(Date.UTC(2026, 10, 21, 6, 34, 10)));
