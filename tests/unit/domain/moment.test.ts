import { expect, test } from 'vitest';
import { formatMoment, readMoment } from '#src/domain/moment.ts';
import { hindiTime } from '#src/words/times.ts';

test.each([
  ['2026-11-21 06:34:10.123456+00', '21 Nov 2026, 12:04 PM'],
  ['2026-11-21T06:34:10.123456+00:00', '21 Nov 2026, 12:04 PM'],
  ['2026-12-31 18:30:00+00', '1 Jan 2027, 12:00 AM'],
])('%s is read as %s in India', (timestamp, text) => expect(formatMoment(timestamp)).toBe(text));

test('a timestamp is the same moment with a space and with a T', () =>
  expect(readMoment('2026-11-21 06:34:10+00').getTime()).toBe(Date.UTC(2026, 10, 21, 6, 34, 10)));

test.each([
  ['00:05', 'आधी रात के बाद 12:05 बजे'],
  ['02:00', 'तड़के 2:00 बजे'],
  ['09:00', 'सुबह 9:00 बजे'],
  ['12:00', 'दोपहर 12:00 बजे'],
  ['18:30', 'शाम 6:30 बजे'],
  ['23:59', 'रात 11:59 बजे'],
])('%s reads %s in Hindi', (time, text) => expect(hindiTime(time)).toBe(text));
