import { expect, test } from 'vitest';
import {
  agoWords,
  type CalendarFeed,
  channelRefusal,
  faultWords,
  nightRangeWords,
  otherTakers,
  readWords,
  stretchWords,
} from '#src/domain/channels/channels.ts';
import { stayDays } from '#src/domain/desk/stayWords.ts';

test.each([
  [['2026-12-24'], 'Thu 24 Dec – Fri 25 Dec'],
  [['2026-12-24', '2026-12-25', '2026-12-26'], 'Thu 24 Dec – Sun 27 Dec'],
  [['2026-12-31', '2027-01-01', '2027-01-03'], 'Thu 31 Dec – Sat 2 Jan; Sun 3 Jan – Mon 4 Jan'],
  [[], ''],
])('the nights %j are told as %s', (nights, told) => expect(nightRangeWords(nights, stayDays)).toBe(told));

test('a mail tells nights as it tells stays', () =>
  expect(nightRangeWords(['2026-12-31', '2027-01-01'], stretchWords)).toBe('Thu, 31 Dec 2026, 2 nights'));

test('a stretch is told by its first night and its length', () => {
  expect(stretchWords('2026-12-24', '2026-12-25')).toBe('Thu, 24 Dec 2026, 1 night');
  expect(stretchWords('2026-12-30', '2027-01-02')).toBe('Wed, 30 Dec 2026, 3 nights');
});

const now = '2026-12-01 12:00:00+00';
test.each([
  ['2026-12-01 11:59:30+00', 'a moment ago'],
  // The server's clock may be ahead.
  ['2026-12-01 12:00:10+00', 'a moment ago'],
  ['2026-12-01 11:48:00+00', '12 minutes ago'],
  ['2026-12-01 11:00:00+00', '1 hour ago'],
  ['2026-11-30 12:00:00+00', '24 hours ago'],
  ['2026-11-28T12:00:00.123456+00:00', '3 days ago'],
])('%s is %s', (moment, told) => expect(agoWords(moment, now)).toBe(told));

test('a calendar that could not be read is not called read', () => {
  const read = { error: null, tried_at: '2026-12-01 11:59:30+00', read_at: '2026-12-01 11:48:00+00' } as CalendarFeed;
  expect(readWords(read, now)).toBe('Read 12 minutes ago');
  expect(readWords({ ...read, error: 'timeout' }, now)).toBe('Tried a moment ago');
});

test('what takes the rooms of a conflict beside bookings is named', () => {
  expect(otherTakers({ blocked: false, held: false })).toBeNull();
  expect(otherTakers({ blocked: true, held: false })).toBe('Rooms are also blocked.');
  expect(otherTakers({ blocked: false, held: true })).toBe('Rooms are also on hold for callers.');
  expect(otherTakers({ blocked: true, held: true })).toBe('Rooms are also blocked, and on hold for callers.');
});

test('each fault and refusal has a sentence, also one that is not known yet', () => {
  for (const fault of ['blocked', 'timeout', 'redirects', 'bad_url', 'too_large', 'unreachable'])
    expect(faultWords(fault, 'Airbnb')).not.toBe(faultWords('new', 'Airbnb'));
  for (const fault of ['not_calendar', 'cut_off', 'too_many', 'busy', 'unreadable'])
    expect(faultWords(fault, 'Airbnb')).not.toBe(faultWords('new', 'Airbnb'));
  expect(channelRefusal({ code: 'new' })).toBe('We could not do this. Reload the page and try again.');
  expect(channelRefusal({ code: 'own_address' })).toContain('our own link');
});
