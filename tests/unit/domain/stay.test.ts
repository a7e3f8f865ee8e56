import { expect, test, vi } from 'vitest';
import { formatTime } from '#src/words/en/party.ts';
import {
  addDays,
  formatDate,
  isIsoDate,
  nightsBetween,
  readStayQuery,
  refuseDates,
  todayInKolkata,
  writeStayQuery,
} from '../../../src/domain/stay.ts';

test.each([
  ['2026-12-31T18:29:59.999Z', '2026-12-31'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  ['2026-06-30T00:00:00.000Z', '2026-06-30'],
  ['2028-02-28T18:30:00.000Z', '2028-02-29'],
] as const)('at %s it is %s in Goa', (now, today) => expect(todayInKolkata(new Date(now))).toBe(today));

const today = '2026-11-20';
test.each([
  ['2026-11-20', '2026-11-21', null],
  ['2026-11-19', '2026-11-21', 'past_dates'],
  ['2026-11-21', '2026-11-21', 'invalid_dates'],
  ['2026-11-22', '2026-11-21', 'invalid_dates'],
  ['2026-02-29', '2026-03-02', 'invalid_dates'],
  ['2026-12-01', '2026-12-31', null],
  ['2026-12-01', '2027-01-01', 'too_many_nights'],
  // Check-out is at most 540 days ahead, like in the database.
  ['2028-05-12', '2028-05-13', null],
  ['2028-05-13', '2028-05-14', 'too_far_ahead'],
  ['', '', 'invalid_dates'],
  ['9999-12-30', '9999-12-31', 'invalid_dates'],
  ['NaN', '2026-12-01', 'invalid_dates'],
] as const)('%s to %s: %s', (checkIn, checkOut, refusal) =>
  expect(refuseDates(checkIn, checkOut, today)).toBe(refusal),
);

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-12-01T00:00:00Z', false],
  ['1899-12-31', false],
  ['__proto__', false],
] as const)('%s is a date: %s', (text, valid) => expect(isIsoDate(text)).toBe(valid));

test('nights cross month and leap day', () => {
  expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(nightsBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
});

// Clock changes: back, forward, and forward at midnight.
test.each([
  ['Europe/London', '2026-10-24', '2026-10-26'],
  ['America/New_York', '2027-03-13', '2027-03-15'],
  ['America/Havana', '2027-03-13', '2027-03-15'],
])('nights are counted alike on a machine in %s', (zone, from, to) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(`${from}T00:00`).getTimezoneOffset()).not.toBe(new Date(`${to}T00:00`).getTimezoneOffset());
  expect([addDays(from, 2), addDays(to, -2), nightsBetween(from, to)]).toEqual([to, from, 2]);
  expect(isIsoDate(addDays(from, 1))).toBe(true);
  vi.unstubAllEnvs();
});

const standard = { check_in_date: null, check_out_date: null, adults: 2, children: 0, rooms: 1 };
test.each([
  ['', standard],
  ['guests=4', { ...standard, adults: 4 }],
  ['guests=4&children=1', { ...standard, adults: 3, children: 1 }],
  ['guests=1&children=3', { ...standard, adults: 1, children: 3 }],
  ['adults=-1&children=1.5&rooms=1e9', standard],
  ['adults=0&rooms=0', standard],
  ['adults=150&rooms=60', { ...standard, adults: 150, rooms: 60 }],
  ['adults=1000', { ...standard, adults: 1000 }],
  ['adults=1500&children=1002&rooms=1000000', { ...standard, adults: 1001, children: 1001, rooms: 1001 }],
  ['checkIn=2026-02-30&checkOut=%00', standard],
  ['__proto__=1&constructor=2&adults[]=3', standard],
  [`adults=${'9'.repeat(10_000)}&checkIn=${'x'.repeat(10_000)}`, { ...standard, adults: 1001 }],
  [
    'checkIn=2026-12-03&checkOut=2026-12-01',
    { ...standard, check_in_date: '2026-12-03', check_out_date: '2026-12-01' },
  ],
] as const)('query "%.60s" is read', (query, stay) => expect(readStayQuery(new URLSearchParams(query))).toEqual(stay));

test('what is written is read back', () => {
  const stay = { check_in_date: '2026-12-01', check_out_date: '2026-12-04', adults: 3, children: 2, rooms: 2 };
  const query = writeStayQuery(stay);
  expect(readStayQuery(query)).toEqual(stay);
  expect(query.get('guests')).toBe('5');
  expect(writeStayQuery({ ...stay, check_out_date: null }).has('checkIn')).toBe(false);
});

test.each([
  ['12:00', '12:00 PM'],
  ['11:00:00', '11:00 AM'],
  ['08:30', '8:30 AM'],
  ['00:30', '12:30 AM'],
  ['23:05', '11:05 PM'],
] as const)('%s reads %s', (time, text) => expect(formatTime(time)).toBe(text));

test('a date reads with its weekday and year', () => expect(formatDate('2026-12-10')).toBe('Thu, 10 Dec 2026'));
