import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { day, isoOf, momentOf } from '../../supabase/functions/_shared/calendarTimes.ts';
import { readCalendar } from '../../supabase/functions/_shared/readCalendar.ts';
import { momentsOf, ruleOf, Steps } from '../../supabase/functions/_shared/recurrence.ts';
import { event, google, readOn } from './calendarFixtures.ts';

// Repeating events: the days that RFC 5545 and ical.js give, and a limit of steps for every calendar.

const numberOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / 1000 / day;

function daysOf(text: string, from: string, to: string): string[] {
  const rule = ruleOf(text);
  const start = momentOf({ value: from, parameters: {} });
  if (!rule || !start) throw new Error(`${text} is no rule`);
  const last = rule.until ? Math.min(numberOf(to), rule.until.seconds / day) : numberOf(to);
  const moments = momentsOf(rule, start, { from: start.seconds / day, to: last }, new Steps());
  return [...new Set([...moments].map((seconds) => isoOf(Math.floor(seconds / day))))];
}

/** The same by ical.js, which is correct for the rules it supports, if they have any days. */
function theirs(text: string, from: string, to: string): string[] {
  const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(from));
  const days: string[] = [];
  for (let next = iterator.next(); next && next.toString() <= to; next = iterator.next()) days.push(next.toString());
  return days;
}

describe('A rule has the days that ical.js finds', () => {
  test.each([
    ['FREQ=DAILY', '2026-11-01'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=20', '2026-11-01'],
    ['FREQ=DAILY;BYDAY=MO,WE;UNTIL=20270301', '2026-11-02'],
    ['FREQ=DAILY;BYMONTH=12,1', '2026-12-03'],
    ['FREQ=WEEKLY', '2026-11-05'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO', '2026-11-03'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU', '2026-11-03'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=SA,FR;COUNT=15', '2026-12-25'],
    ['FREQ=MONTHLY', '2026-11-30'],
    ['FREQ=MONTHLY;INTERVAL=2', '2026-12-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-11-01'],
    ['FREQ=MONTHLY;BYDAY=2FR', '2026-11-13'],
    ['FREQ=MONTHLY;BYDAY=-1MO,1TU;COUNT=9', '2026-11-03'],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2026-11-13'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-11-30'],
    ['FREQ=YEARLY', '2027-03-01'],
    ['FREQ=YEARLY;INTERVAL=2', '2026-12-24'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2026-11-26'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2024-02-29'],
  ])('%s from %s', (text, from) => {
    const found = daysOf(text, from, '2034-12-31');
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(theirs(text, from, '2034-12-31'));
  });
});

test.each([
  [
    'FREQ=YEARLY;INTERVAL=3;COUNT=5;BYYEARDAY=1,100,200',
    '1997-01-01',
    '1997-01-01 1997-04-10 1997-07-19 2000-01-01 2000-04-09',
  ],
  ['FREQ=YEARLY;COUNT=3;BYDAY=20MO', '1997-05-19', '1997-05-19 1998-05-18 1999-05-17'],
  ['FREQ=YEARLY;COUNT=3;BYWEEKNO=20;BYDAY=MO', '1997-05-12', '1997-05-12 1998-05-11 1999-05-17'],
  ['FREQ=MONTHLY;COUNT=4;BYDAY=FR;BYMONTHDAY=13', '1998-02-13', '1998-02-13 1998-03-13 1998-11-13 1999-08-13'],
  [
    'FREQ=YEARLY;INTERVAL=4;COUNT=3;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    '1996-11-05 2000-11-07 2004-11-02',
  ],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '1997-09-04 1997-10-07 1997-11-06'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', '1997-08-05 1997-08-17 1997-08-19 1997-08-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007-01-15', '2007-01-15 2007-01-30 2007-02-15 2007-03-15 2007-03-30'],
  ['FREQ=HOURLY;INTERVAL=3;UNTIL=19970903', '19970902T090000', '1997-09-02 1997-09-03'],
])('%s has the days of RFC 5545', (text, from, days) => {
  expect(daysOf(text, from, '2010-12-31').join(' ')).toBe(days);
});

const whole = 'DTSTART;VALUE=DATE:20260101';
const many = (count: number, line: (n: number) => string) => Array.from({ length: count }, (_, n) => line(n));
const dayAfter = (n: number) => isoOf(numberOf('2000-01-01') + n).replaceAll('-', '');

/** Calendars that would take endless work, the steps that each may take, and the number of unreadable entries. */
const hostile: readonly (readonly [name: string, lines: readonly string[], steps: number, unread: number])[] = [
  ['a day that never is', [whole, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'], 3000, 0],
  ['a day of a month that never is', [whole, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=30;BYMONTH=2'], 3000, 0],
  ['a day of a year that never is', [whole, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'], 3000, 0],
  ['a weekday that never is', [whole, 'RRULE:FREQ=MONTHLY;BYDAY=50MO'], 3000, 0],
  ['a place that never is', [whole, 'RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=300'], 3000, 0],
  ['a count that is never reached', [whole, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;COUNT=9'], 3000, 0],
  ['all seconds', ['DTSTART:20261201T000000', 'DURATION:P1D', 'RRULE:FREQ=SECONDLY'], 210_000, 1],
  ['a day in each hour', ['DTSTART:20261201T000000', 'DURATION:P1D', 'RRULE:FREQ=HOURLY'], 210_000, 1],
  ['seconds', [whole, 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'], 20_000, 0],
  ['minutes', [whole, 'RRULE:FREQ=MINUTELY;BYHOUR=1;BYMONTH=2;BYMONTHDAY=30'], 20_000, 0],
  ['hours', [whole, 'RRULE:FREQ=HOURLY'], 20_000, 0],
  ['hours of a day', [whole, 'RRULE:FREQ=DAILY;BYHOUR=1,2,3'], 20_000, 0],
  ['weeks of a year', [whole, 'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6'], 3000, 0],
  ['days of a year', [whole, 'RRULE:FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1'], 3000, 0],
  ['weekdays of a year', [whole, 'RRULE:FREQ=YEARLY;BYDAY=53MO'], 3000, 0],
  ['an interval of ages', [whole, 'RRULE:FREQ=DAILY;INTERVAL=100000000'], 3000, 0],
  ['a count of ages', [whole, 'RRULE:FREQ=DAILY;COUNT=100000000'], 20_000, 0],
  ['weeks without number', [whole, 'DURATION:P99999999999W'], 100, 0],
  ['days without number', [whole, 'DURATION:P9999999999D'], 100, 0],
  ['less than no days', [whole, 'DURATION:-P9999999999D'], 100, 1],
  ['days without number, daily', [whole, 'DURATION:P9999999999D', 'RRULE:FREQ=DAILY'], 40_000, 0],
  [
    'all days left out',
    ['DTSTART;VALUE=DATE:20000101', 'RRULE:FREQ=DAILY', ...many(20_000, (n) => `EXDATE;VALUE=DATE:${dayAfter(n)}`)],
    35_000,
    0,
  ],
  [
    'all days named',
    ['DTSTART;VALUE=DATE:20000101', ...many(20_000, (n) => `RDATE;VALUE=DATE:${dayAfter(n)}`)],
    35_000,
    0,
  ],
  ['a line without end', [whole, `X-A${';B=c'.repeat(30_000)}:x`], 100, 0],
  ['a folded line without end', [whole, `X-A${'\r\n ;B=c'.repeat(30_000)}:x`], 100, 0],
  ['many rules', [whole, ...many(5000, () => 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31')], 210_000, 1],
  [
    'a zone whose rule never is',
    [
      'DTSTART;TZID=Never:20260101T120000',
      'DTEND;TZID=Never:20260102T120000',
      'RRULE:FREQ=WEEKLY;UNTIL=20270101T000000Z',
    ],
    3000,
    0,
  ],
];
const zone = `BEGIN:VTIMEZONE
TZID:Never
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31
END:STANDARD
END:VTIMEZONE`.split('\n');

describe('A calendar is read, and the stay beside it kept, that asks for', () => {
  test.each(hostile)('%s', (_, lines, most, unread) => {
    const steps = new Steps();
    const stay = event('UID:stay', 'DTSTART;VALUE=DATE:20270120', 'DTEND;VALUE=DATE:20270123');
    const read = readCalendar(google(zone, event('UID:a', ...lines, 'SUMMARY:x'), stay), readOn, () => false, steps);
    expect(read.events.filter(({ uid }) => uid === 'stay')).toHaveLength(1);
    expect(read.unread).toHaveLength(unread);
    expect(steps.taken).toBeLessThanOrEqual(most);
  });
});

test.each([
  [
    'in UTC, by the day in India',
    ['DTSTART:20261204T200000Z', 'DTEND:20261205T200000Z'],
    'FREQ=WEEKLY;COUNT=2',
    ['2026-12-05', '2026-12-12'],
  ],
  [
    'until a moment',
    ['DTSTART;TZID=Asia/Kolkata:20261204T120000', 'DTEND;TZID=Asia/Kolkata:20261205T100000'],
    'FREQ=DAILY;UNTIL=20261206T063000Z',
    ['2026-12-04', '2026-12-05', '2026-12-06'],
  ],
  [
    'until a moment before it would begin',
    ['DTSTART;TZID=Asia/Kolkata:20261204T120000', 'DTEND;TZID=Asia/Kolkata:20261205T100000'],
    'FREQ=DAILY;UNTIL=20261206T062900Z',
    ['2026-12-04', '2026-12-05'],
  ],
] as const)('An event repeats %s', (_, times, rule, nights) => {
  const { events } = readCalendar(google(event('UID:a', ...times, `RRULE:${rule}`, 'SUMMARY:x')), readOn, () => false);
  expect(events.map(({ first_night }) => first_night)).toEqual(nights);
});
