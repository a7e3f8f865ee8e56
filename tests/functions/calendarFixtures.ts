import type { CalendarFault } from '../../supabase/functions/_shared/readCalendar.ts';

/** Calendars in the formats of four sites, written for the tests, and the nights that they block. */

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

const airbnb = (...events: readonly string[][]) =>
  lines(
    'BEGIN:VCALENDAR',
    'PRODID:-//Airbnb Inc//Hosting Calendar 0.8.8//EN',
    'CALSCALE:GREGORIAN',
    'VERSION:2.0',
    ...events,
    'END:VCALENDAR',
  );
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

const booking = (...events: readonly string[][]) =>
  lines(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//admin.booking.com//NONSGML Booking Calendar//EN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  );
const bookingStay = (uid: string, start: string, end: string, summary = 'CLOSED - Not available') =>
  event('DTSTAMP:20261201T060000Z', ...dates(start, end), `UID:${uid}@booking.com`, `SUMMARY:${summary}`);

const vrbo = (...events: readonly string[][]) =>
  lines(
    'BEGIN:VCALENDAR',
    'PRODID:-//HomeAway.com, Inc.//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  );
const vrboStay = (uid: string, start: string, end: string, summary: string) =>
  event(`UID:${uid}`, 'DTSTAMP:20261201T060000Z', ...dates(start, end), `SUMMARY:${summary}`);

const kolkata = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'DTSTART:19700101T000000',
  'END:STANDARD',
  'END:VTIMEZONE',
];
export const google = (...events: readonly (string[] | readonly string[])[]) =>
  lines(
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:House',
    'X-WR-TIMEZONE:Asia/Kolkata',
    ...events,
    'END:VCALENDAR',
  );
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
    name: 'Airbnb: two stays one after the other',
    text: airbnb(airbnbStay('a', '20261224', '20261227'), airbnbStay('b', '20261227', '20261228')),
    events: [
      ['2026-12-24', '2026-12-27', 'reserved'],
      ['2026-12-27', '2026-12-28', 'reserved'],
    ],
  },
  {
    name: 'Airbnb: a stay that goes on, one that ends today, one that is over',
    text: airbnb(
      airbnbStay('a', '20261129', '20261203'),
      airbnbStay('b', '20261128', '20261201'),
      airbnbStay('c', '20261001', '20261004'),
    ),
    events: [['2026-11-29', '2026-12-03', 'reserved']],
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
    name: 'Airbnb: a stay over the end of the year and a leap day',
    text: airbnb(airbnbStay('a', '20261230', '20270102'), airbnbStay('b', '20280228', '20280301')),
    events: [
      ['2026-12-30', '2027-01-02', 'reserved'],
      ['2028-02-28', '2028-03-01', 'reserved'],
    ],
  },
  {
    name: 'Airbnb: the same id twice',
    text: airbnb(airbnbStay('a', '20261210', '20261212'), airbnbStay('a', '20261214', '20261216')),
    events: [
      ['2026-12-10', '2026-12-12', 'reserved'],
      ['2026-12-14', '2026-12-16', 'reserved'],
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
    name: 'Booking.com: several, of one and of many nights',
    text: booking(bookingStay('a', '20261202', '20261203'), bookingStay('b', '20270105', '20270205')),
    events: [
      ['2026-12-02', '2026-12-03', 'unclear'],
      ['2027-01-05', '2027-02-05', 'unclear'],
    ],
  },
  {
    name: 'Booking.com: lines that end without a carriage return',
    text: booking(bookingStay('a', '20261224', '20261227')).replaceAll('\r\n', '\n'),
    events: [['2026-12-24', '2026-12-27', 'unclear']],
  },
  {
    name: 'Booking.com: an empty calendar behind a mark of its encoding',
    text: `\uFEFF${booking()}`,
    events: [],
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
    name: 'Vrbo: a tentative stay blocks the nights too',
    text: vrbo([
      ...vrboStay('a', '20261224', '20261227', 'Reserved - Asha').slice(0, -1),
      'STATUS:TENTATIVE',
      'END:VEVENT',
    ]),
    events: [['2026-12-24', '2026-12-27', 'reserved']],
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
    name: 'Vrbo: a stay changed by a later sequence, whichever comes first',
    text: vrbo(
      [...vrboStay('a', '20261224', '20261228', 'Reserved - Asha').slice(0, -1), 'SEQUENCE:2', 'END:VEVENT'],
      [...vrboStay('a', '20261224', '20261227', 'Reserved - Asha').slice(0, -1), 'SEQUENCE:1', 'END:VEVENT'],
    ),
    events: [['2026-12-24', '2026-12-28', 'reserved']],
  },
  {
    name: 'Google: whole days',
    text: google(googleEvent('a', ...dates('20261224', '20261227'), 'SUMMARY:Family', 'TRANSP:OPAQUE')),
    events: [['2026-12-24', '2026-12-27', 'reserved']],
  },
  {
    name: 'Google: whole days that are shown as free',
    text: google(googleEvent('a', ...dates('20261224', '20261227'), 'SUMMARY:Birthday', 'TRANSP:TRANSPARENT')),
    events: [],
  },
  {
    name: 'Google: a private calendar that says only busy',
    text: google(googleEvent('a', ...dates('20261224', '20261227'), 'SUMMARY:Busy')),
    events: [['2026-12-24', '2026-12-27', 'unclear']],
  },
  {
    name: 'Google: hours in the zone of the house',
    text: google(
      kolkata,
      googleEvent(
        'a',
        'DTSTART;TZID=Asia/Kolkata:20261224T140000',
        'DTEND;TZID=Asia/Kolkata:20261226T103000',
        'SUMMARY:Asha',
      ),
    ),
    events: [['2026-12-24', '2026-12-26', 'reserved']],
  },
  {
    name: 'Google: hours in UTC are days in India',
    text: google(googleEvent('a', 'DTSTART:20261223T193000Z', 'DTEND:20261225T050000Z', 'SUMMARY:Asha')),
    events: [['2026-12-24', '2026-12-25', 'reserved']],
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
    name: 'Google: an appointment within a day takes no night',
    text: google(googleEvent('a', 'DTSTART:20261224T040000Z', 'DTEND:20261224T060000Z', 'SUMMARY:Plumber')),
    events: [],
  },
  {
    name: 'Google: a day without an end, and one that ends when it begins, are a night',
    text: google(
      googleEvent('a', 'DTSTART;VALUE=DATE:20261224', 'SUMMARY:Asha'),
      googleEvent('b', ...dates('20261228', '20261228'), 'SUMMARY:Asha'),
    ),
    events: [
      ['2026-12-24', '2026-12-25', 'reserved'],
      ['2026-12-28', '2026-12-29', 'reserved'],
    ],
  },
  {
    name: 'Google: a duration in place of an end',
    text: google(googleEvent('a', 'DTSTART;VALUE=DATE:20261224', 'DURATION:P3D', 'SUMMARY:Asha')),
    events: [['2026-12-24', '2026-12-27', 'reserved']],
  },
  {
    name: 'Google: every Friday for two nights, but one, and another moved',
    text: google(
      googleEvent(
        'a',
        ...dates('20261204', '20261206'),
        'RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=FR',
        'EXDATE;VALUE=DATE:20261211',
        'SUMMARY:Asha',
      ),
      googleEvent('a', ...dates('20261219', '20261220'), 'RECURRENCE-ID;VALUE=DATE:20261218', 'SUMMARY:Asha'),
    ),
    events: [
      ['2026-12-04', '2026-12-06', 'reserved'],
      ['2026-12-19', '2026-12-20', 'reserved'],
      ['2026-12-25', '2026-12-27', 'reserved'],
    ],
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
  {
    name: 'Google: a rule without an end that began years ago',
    text: google(googleEvent('a', ...dates('20240105', '20240106'), 'RRULE:FREQ=YEARLY', 'SUMMARY:Feast')),
    events: [
      ['2027-01-05', '2027-01-06', 'reserved'],
      ['2028-01-05', '2028-01-06', 'reserved'],
    ],
  },
  {
    name: 'Google: two days named beside the first',
    text: google(
      googleEvent('a', ...dates('20261204', '20261205'), 'RDATE;VALUE=DATE:20261210,20261215', 'SUMMARY:Asha'),
    ),
    events: [
      ['2026-12-04', '2026-12-05', 'reserved'],
      ['2026-12-10', '2026-12-11', 'reserved'],
      ['2026-12-15', '2026-12-16', 'reserved'],
    ],
  },
  {
    name: 'Google: a task and a free-busy list are no stays',
    text: google(['BEGIN:VTODO', 'UID:t', 'DUE;VALUE=DATE:20261224', 'SUMMARY:Paint', 'END:VTODO']),
    events: [],
  },
  {
    name: 'any: a stay without an id, known by its dates',
    text: airbnb(event(...dates('20261224', '20261227'), 'SUMMARY:Reserved')),
    events: [['2026-12-24', '2026-12-27', 'reserved']],
  },
  {
    name: 'any: too far ahead, and longer than any stay',
    text: airbnb(airbnbStay('a', '20300101', '20300103'), airbnbStay('b', '20261210', '99991231')),
    events: [['2026-12-10', '2030-03-24', 'reserved']],
  },
  {
    name: 'any: an end before its beginning is a night',
    text: airbnb(airbnbStay('a', '20261224', '20261220')),
    events: [['2026-12-24', '2026-12-25', 'reserved']],
  },
  {
    name: 'any: two calendars in one file',
    text: airbnb(airbnbStay('a', '20261210', '20261212')) + airbnb(airbnbStay('b', '20261220', '20261222')),
    events: [
      ['2026-12-10', '2026-12-12', 'reserved'],
      ['2026-12-20', '2026-12-22', 'reserved'],
    ],
  },
];

const one = airbnb(airbnbStay('a', '20261224', '20261227'));
export const broken: readonly (readonly [string, string, CalendarFault])[] = [
  ['nothing', '', 'not_calendar'],
  ['a page', '<!doctype html><title>Sign in</title>', 'not_calendar'],
  ['a page that names a calendar', '<p>BEGIN:VCALENDAR</p>', 'not_calendar'],
  ['a packed file', 'PK\u0003\u0004\u0000\u0000', 'not_calendar'],
  ['cut off within an event', one.slice(0, one.indexOf('UID')), 'cut_off'],
  ['cut off before its last line', one.slice(0, one.lastIndexOf('END:VCALENDAR')), 'cut_off'],
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
