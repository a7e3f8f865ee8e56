import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { CalendarNotRead, calendarSteps, readCalendar } from '../../supabase/functions/_shared/readCalendar.ts';
import { daysOf, matcherOf, Steps } from '../../supabase/functions/_shared/repeatDays.ts';
import { event, google, readOn } from './calendarFixtures.ts';

// Events that repeat: the days that others find, and an answer to each calendar within so many steps, whatever it asks for.

const day = 86_400_000;
const numberOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / day;
const isoOf = (date: number) => new Date(date * day).toISOString().slice(0, 10);

function ours(rule: ICAL.Recur, from: string, to: string): string[] {
  const start = numberOf(from);
  const matches = matcherOf(rule, start);
  if (!matches) throw new Error('odd');
  const steps = new Steps(10_000, () => new Error('spent'));
  const until = rule.until ? Math.min(numberOf(to), numberOf(rule.until.toString())) : numberOf(to);
  return [...daysOf(matches, start, rule.count, { from: start, to: until }, steps)].map(isoOf);
}

/** The same by ical.js, which is right where there are days. */
function theirs(rule: ICAL.Recur, from: string, to: string): string[] {
  const iterator = rule.iterator(ICAL.Time.fromDateString(from));
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
    const rule = ICAL.Recur.fromString(text);
    const found = ours(rule, from, '2034-12-31');
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(theirs(rule, from, '2034-12-31'));
  });
});

const whole = 'DTSTART;VALUE=DATE:20260101';
const many = (count: number, line: (n: number) => string) => Array.from({ length: count }, (_, n) => line(n));
const dayAfter = (n: number) => isoOf(numberOf('2000-01-01') + n).replaceAll('-', '');

/** Calendars that ask for work without end, the most steps that each may take, and what becomes of it. */
const hostile: readonly (readonly [name: string, lines: readonly string[], steps: number, outcome: string])[] = [
  ['a day that never is', [whole, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'], 2000, 'read'],
  ['a day of a month that never is', [whole, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=30;BYMONTH=2'], 2000, 'read'],
  ['a day of a year that never is', [whole, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'], 2000, 'read'],
  ['a weekday that never is', [whole, 'RRULE:FREQ=MONTHLY;BYDAY=50MO'], 2000, 'read'],
  ['a place that never is', [whole, 'RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=300'], 2000, 'read'],
  ['a count that is never reached', [whole, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;COUNT=9'], 2000, 'read'],
  ['seconds', [whole, 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'], 0, 'odd_rule'],
  ['minutes', [whole, 'RRULE:FREQ=MINUTELY;BYHOUR=1;BYMONTH=2;BYMONTHDAY=30'], 0, 'odd_rule'],
  ['hours', [whole, 'RRULE:FREQ=HOURLY'], 0, 'odd_rule'],
  ['hours of a day', [whole, 'RRULE:FREQ=DAILY;BYHOUR=1,2,3'], 0, 'odd_rule'],
  ['weeks of a year', [whole, 'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6'], 0, 'odd_rule'],
  ['days of a year', [whole, 'RRULE:FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1'], 0, 'odd_rule'],
  ['weekdays of a year', [whole, 'RRULE:FREQ=YEARLY;BYDAY=53MO'], 0, 'odd_rule'],
  ['an interval of ages', [whole, 'RRULE:FREQ=DAILY;INTERVAL=100000000'], 0, 'odd_rule'],
  ['a count of ages', [whole, 'RRULE:FREQ=DAILY;COUNT=100000000'], 0, 'odd_rule'],
  ['weeks without number', [whole, 'DURATION:P99999999999W'], 0, 'read'],
  ['days without number', [whole, 'DURATION:P9999999999D'], 0, 'read'],
  ['less than no days', [whole, 'DURATION:-P9999999999D'], 0, 'read'],
  ['days without number, daily', [whole, 'DURATION:P9999999999D', 'RRULE:FREQ=DAILY'], 2000, 'read'],
  [
    'all days left out',
    ['DTSTART;VALUE=DATE:20000101', 'RRULE:FREQ=DAILY', ...many(20_000, (n) => `EXDATE;VALUE=DATE:${dayAfter(n)}`)],
    25_000,
    'read',
  ],
  [
    'all days named',
    ['DTSTART;VALUE=DATE:20000101', ...many(20_000, (n) => `RDATE;VALUE=DATE:${dayAfter(n)}`)],
    25_000,
    'read',
  ],
  ['a line without end', [whole, `X-A${';B=c'.repeat(30_000)}:x`], 0, 'unreadable'],
  ['a folded line without end', [whole, `X-A${'\r\n ;B=c'.repeat(30_000)}:x`], 0, 'unreadable'],
  ['many rules', [whole, ...many(5000, () => 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31')], 300_000, 'too_many'],
  [
    'a zone whose rule never is',
    [
      'DTSTART;TZID=Never:20260101T120000',
      'DTEND;TZID=Never:20260102T120000',
      'RRULE:FREQ=WEEKLY;UNTIL=20270101T000000Z',
    ],
    2000,
    'read',
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

describe('A calendar is answered that asks for', () => {
  test.each(hostile)('%s', (_, lines, most, outcome) => {
    const steps = calendarSteps();
    let became = 'read';
    try {
      readCalendar(google(zone, event('UID:a', ...lines, 'SUMMARY:x')), readOn, () => false, steps);
    } catch (error) {
      if (!(error instanceof CalendarNotRead)) throw error;
      became = error.code;
    }
    expect(became).toBe(outcome);
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
