import assert from 'node:assert/strict';
import { convertIcsCalendar, type IcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { readCalendarAddress } from '../../src/domain/channels/hosts.ts';
import { CalendarNotRead, readCalendar } from '../../supabase/functions/_shared/readCalendar.ts';
import { isOwnUid, writeCalendar } from '../../supabase/functions/_shared/writeCalendar.ts';
import { broken, fixtures, ownHost, readOn } from './calendarFixtures.ts';

const isOwn = isOwnUid(ownHost);

describe('What another site says', () => {
  test.each(fixtures)('$name', ({ text, events, cancelled = [] }) => {
    const read = readCalendar(text, readOn, isOwn);
    const found = read.events.map(({ first_night, end_date, kind }) => [first_night, end_date, kind]);
    expect(found.sort()).toEqual([...events].sort());
    expect(read.cancelled).toEqual(cancelled);
    // No other data leaves the reader: no name, phone number or address.
    for (const event of read.events)
      expect(Object.keys(event).sort()).toEqual(['end_date', 'entry', 'first_night', 'kind', 'uid']);
    expect(readCalendar(text, readOn, isOwn)).toEqual(read);
  });

  test.each(broken)('is not read when it is %s', (_, text, code) => {
    assert.throws(
      () => readCalendar(text, readOn, isOwn),
      (error) => error instanceof CalendarNotRead && error.code === code && error.message === code,
    );
  });

  test('of 4,900 events is read in time', () => {
    const event = (n: number) =>
      `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261227\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\n`;
    const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${Array.from({ length: 4900 }, (_, n) => event(n)).join('')}END:VCALENDAR\r\n`;
    const begun = performance.now();
    expect(readCalendar(text, readOn, isOwn).events).toHaveLength(4900);
    expect(performance.now() - begun).toBeLessThan(4000);
  });
});

describe('What we tell other sites', () => {
  const told = {
    room_category_id: '0f6a4f0e-1111-4222-8333-444455556666',
    changed_at: '2026-12-01T10:20:30.123456+00:00',
    nights: [
      ['2026-12-24', '2026-12-27'],
      ['2026-12-31', '2027-01-01'],
    ] as const,
  };
  const text = writeCalendar(told, 'Susegad Stays', ownHost);

  test('is read by another program as the nights that are taken, by nobody', () => {
    const calendar: IcsCalendar = convertIcsCalendar(undefined, text);
    expect(
      calendar.events?.map(({ start, end, summary, uid }) => [start.type, start.date, end?.date, summary, uid]),
    ).toEqual([
      [
        'DATE',
        new Date('2026-12-24'),
        new Date('2026-12-27'),
        'Not available',
        `${told.room_category_id}-2026-12-24@${ownHost}`,
      ],
      [
        'DATE',
        new Date('2026-12-31'),
        new Date('2027-01-01'),
        'Not available',
        `${told.room_category_id}-2026-12-31@${ownHost}`,
      ],
    ]);
  });

  test('keeps to the letter of RFC 5545', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261227\r\n');
    expect(text).toContain('\r\nDTSTAMP:20261201T102030Z\r\n');
    expect(writeCalendar(told, 'Susegad Stays', ownHost)).toBe(text);
  });

  test('is nothing to ourselves when it comes back, and everything to others', () => {
    expect(readCalendar(text, readOn, isOwn).events).toEqual([]);
    expect(readCalendar(text, readOn, isOwnUid('elsewhere.example')).events).toHaveLength(2);
    expect(
      readCalendar(writeCalendar({ ...told, nights: [] }, 'Susegad Stays', ownHost), readOn, isOwn).events,
    ).toEqual([]);
  });
});

test.each([
  ['https://www.airbnb.com/calendar/ical/12345.ics?s=abc', 'airbnb'],
  ['https://www.airbnb.co.in/calendar/ical/12345.ics?t=abc', 'airbnb'],
  ['  https://ical.booking.com/v1/export?t=abc ', 'booking'],
  ['https://admin.booking.com/hotel/hoteladmin/ical.html?t=abc', 'booking'],
  ['http://www.vrbo.com/icalendar/abc.ics?nonTentative', 'vrbo'],
  ['webcal://www.homeaway.com/icalendar/abc.ics', 'vrbo'],
  ['https://calendar.google.com/calendar/ical/abc%40group.calendar.google.com/private-abc/basic.ics', 'google'],
  ['https://www.airbnb.com.tr/calendar/ical/12345.ics?s=abc', 'airbnb'],
  ['https://www.airbnb.ru/calendar/ical/12345.ics?s=abc', 'airbnb'],
  ['https://airbnb.hu/calendar/ical/12345.ics?s=abc', 'airbnb'],
  ['https://ical.booking.cn/v1/export?t=abc', 'booking'],
  ['https://ycs.agoda.com/en-us/kipp/public/home/ical/abc', 'other'],
  ['https://connect.makemytrip.com/ical/abc.ics', 'other'],
  ['https://outlook.office365.com/owa/calendar/abc@x/def/calendar.ics', 'other'],
  ['webcal://p64-caldav.icloud.com/published/2/abc', 'other'],
  ['https://rentals.tripadvisor.com/ical/abc', 'other'],
  ['https://www.airbnb.com/', undefined],
  ['https://www.airbnb.com.evil.example/calendar.ics', 'other'],
  ['https://airbnb.evil.example/calendar.ics', 'other'],
  ['https://user:word@www.airbnb.com/calendar.ics', undefined],
  ['https://www.airbnb.com:8443/calendar.ics', undefined],
  ['https://127.0.0.1/calendar.ics', undefined],
  ['https://2130706433/calendar.ics', undefined],
  ['https://localhost/calendar.ics', undefined],
  ['https://server.local/calendar.ics', undefined],
  ['https://[::1]/calendar.ics', undefined],
  ['file:///etc/passwd', undefined],
  ['javascript:alert(1)', undefined],
  ['calendar', undefined],
  [`https://www.airbnb.com/${'a'.repeat(1000)}`, undefined],
])('%s is a calendar of %s', (typed, source) => {
  const read = readCalendarAddress(typed);
  expect(read?.source).toBe(source);
  if (read) expect(read.address).toMatch(/^https:\/\//);
});
