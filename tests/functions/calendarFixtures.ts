import type { CalendarFault } from '../../supabase/functions/_shared/readCalendar.ts';

/** Calendars in the formats of four sites, and the nights that they block. Files of `calendars/` show each kind of date. */

export interface Fixture {
  name: string;
  text: string;
  /** First night, check-out day and kind, in order. */
  events: readonly (readonly [string, string, 'reserved' | 'closed' | 'unclear'])[];
  cancelled?: readonly string[];
}

export const readOn = '2026-12-01';
export const ownHost = 'stays.example';

const lines = (...parts: readonly (string | readonly string[])[]) => `${parts.flat().join('\r\n')}\r\n`;
export const event = (...parts: readonly string[]) => ['BEGIN:VEVENT', ...parts, 'END:VEVENT'];
const dates = (start: string, end: string) => [`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`];

const calendarOf =
  (maker: string) =>
  (...events: readonly (readonly string[])[]) =>
    lines(
      ...['BEGIN:VCALENDAR', `PRODID:-//${maker}//EN`, 'VERSION:2.0', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
      ...events,
      'END:VCALENDAR',
    );
const airbnb = calendarOf('Airbnb Inc//Hosting Calendar 0.8.8');
const booking = calendarOf('admin.booking.com//NONSGML Booking Calendar');
const vrbo = calendarOf('HomeAway.com, Inc.');
export const google = calendarOf('Google Inc//Google Calendar 70.9054');

const airbnbStay = (uid: string, start: string, end: string) =>
  event(
    'DTSTAMP:20261201T060000Z',
    ...dates(start, end),
    'SUMMARY:Reserved',
    `UID:${uid}@airbnb.com`,
    'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/d',
    ' etails/HMXXXXXXXX\\nPhone Number (Last 4 Digits): 0000',
  );
const airbnbClosed = (uid: string, start: string, end: string) =>
  event('DTSTAMP:20261201T060000Z', ...dates(start, end), 'SUMMARY:Airbnb (Not available)', `UID:${uid}@airbnb.com`);

const bookingStay = (uid: string, start: string, end: string, summary = 'CLOSED - Not available') =>
  event('DTSTAMP:20261201T060000Z', ...dates(start, end), `UID:${uid}@booking.com`, `SUMMARY:${summary}`);

const vrboStay = (uid: string, start: string, end: string, summary: string) =>
  event(`UID:${uid}`, 'DTSTAMP:20261201T060000Z', ...dates(start, end), `SUMMARY:${summary}`);

const googleEvent = (uid: string, ...parts: string[]) =>
  event(...parts, 'DTSTAMP:20261201T060000Z', `UID:${uid}@google.com`, 'STATUS:CONFIRMED');

export const fixtures: readonly Fixture[] = [
  { name: 'Airbnb: nothing', text: airbnb(), events: [] },
  {
    name: 'Airbnb: a stay, with a folded description',
    text: airbnb(airbnbStay('a', '20261224', '20261227')),
    events: [['2026-12-24', '2026-12-27', 'reserved']],
  },
  {
    name: 'Airbnb: windows that move with the days',
    text: airbnb(airbnbClosed('a', '20261201', '20261203'), airbnbClosed('b', '20270901', '20281201')),
    events: [
      ['2026-12-01', '2026-12-03', 'closed'],
      ['2027-09-01', '2028-12-01', 'closed'],
    ],
  },
  {
    name: 'Airbnb: an echo of our own calendar',
    text: airbnb(
      event(...dates('20261210', '20261213'), `UID:0b0c-2026-12-10@${ownHost}`, 'SUMMARY:Not available'),
      airbnbStay('a', '20261224', '20261226'),
    ),
    events: [['2026-12-24', '2026-12-26', 'reserved']],
  },
  {
    name: 'Booking.com: a stay, shown like any closed night',
    text: booking(bookingStay('a', '20261224', '20261227')),
    events: [['2026-12-24', '2026-12-27', 'unclear']],
  },
  {
    name: 'Booking.com: with a name in the words, as it used to be',
    text: booking(bookingStay('a', '20261224', '20261227', 'CLOSED - A. Guest')),
    events: [['2026-12-24', '2026-12-27', 'unclear']],
  },
  {
    name: 'Vrbo: a stay with the first name of its guest',
    text: vrbo(vrboStay('a', '20261224', '20261227', 'Reserved - Asha')),
    events: [['2026-12-24', '2026-12-27', 'reserved']],
  },
  {
    name: 'Vrbo: blocked by the house, or by an imported calendar',
    text: vrbo(vrboStay('a', '20261224', '20261227', 'Blocked')),
    events: [['2026-12-24', '2026-12-27', 'closed']],
  },
  {
    name: 'Vrbo: cancelled',
    text: vrbo([
      ...vrboStay('a', '20261224', '20261227', 'Reserved - Asha').slice(0, -1),
      'STATUS:CANCELLED',
      'END:VEVENT',
    ]),
    events: [],
    cancelled: ['a'],
  },
  {
    name: 'Google: whole days',
    text: google(googleEvent('a', ...dates('20261224', '20261227'), 'SUMMARY:Family', 'TRANSP:OPAQUE')),
    events: [['2026-12-24', '2026-12-27', 'reserved']],
  },
  {
    name: 'Google: a private calendar that says only busy',
    text: google(googleEvent('a', ...dates('20261224', '20261227'), 'SUMMARY:Busy')),
    events: [['2026-12-24', '2026-12-27', 'unclear']],
  },
  {
    name: 'Google: hours in another zone are days there',
    text: google(
      googleEvent(
        'a',
        'DTSTART;TZID=America/New_York:20261224T230000',
        'DTEND;TZID=America/New_York:20261226T090000',
        'SUMMARY:Asha',
      ),
    ),
    events: [['2026-12-24', '2026-12-26', 'reserved']],
  },
  {
    name: 'Google: a series with one cancelled day',
    text: google(
      googleEvent('a', ...dates('20261204', '20261205'), 'RRULE:FREQ=WEEKLY;UNTIL=20261218', 'SUMMARY:Asha'),
      event(
        ...dates('20261211', '20261212'),
        'RECURRENCE-ID;VALUE=DATE:20261211',
        'UID:a@google.com',
        'STATUS:CANCELLED',
        'SUMMARY:Asha',
      ),
    ),
    events: [
      ['2026-12-04', '2026-12-05', 'reserved'],
      ['2026-12-18', '2026-12-19', 'reserved'],
    ],
    cancelled: ['a@google.com 2026-12-11'],
  },
];

export const broken: readonly (readonly [string, string, CalendarFault])[] = [
  ['nothing', '', 'not_calendar'],
  ['a page', '<!doctype html><title>Sign in</title>', 'not_calendar'],
  ['a packed file', 'PK\u0003\u0004\u0000\u0000', 'not_calendar'],
  [
    'too many events',
    airbnb(...Array.from({ length: 5001 }, (_, n) => airbnbStay(`a${n}`, '20261224', '20261227'))),
    'too_many',
  ],
  [
    'many rules that repeat every day since long ago',
    google(
      ...Array.from({ length: 40 }, (_, n) =>
        googleEvent(`a${n}`, ...dates('20240101', '20240102'), 'RRULE:FREQ=DAILY', 'SUMMARY:x'),
      ),
    ),
    'too_many',
  ],
];
