import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { type CalendarFileStay, calendarFile } from '#src/domain/booking/calendarFile.ts';
import { sampleMails } from '../../../../supabase/functions/send-mails/samples.ts';

const booking: CalendarFileStay = {
  ...sampleMails.booking_guest,
  revision: 0,
  booking_reference: '2JU9-ZDKS-3FA2-34RL',
  check_in_date: '2026-12-31',
  check_out_date: '2027-01-03',
  hotel: {
    ...sampleMails.booking_guest.hotel,
    name: 'Hotel "Lotus"; by the sea, Candolim \\ Goa, a name long enough to be folded over the line',
    address: 'Fort Road, 12',
    city: 'Candolim',
    check_in_time: '12:00',
    check_out_time: '11:00',
  },
  room_name: 'Twin; Suite',
};
const facts = {
  brand: { name: 'Susegad Stays', email: 'hello@susegadstays.example', url: 'https://susegadstays.example' },
  at: new Date('2026-11-20T20:00:00.123Z'),
  url: 'https://susegadstays.example/booking-confirmation/2JU9-ZDKS-3FA2-34RL',
};
const text = calendarFile(booking, facts);
/** RFC 5545 §3.1: a line break before a space continues the line. */
const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
const line = (name: string) => lines.find((one) => one.startsWith(name));

test('times are Goan wall-clock times with their zone', () => {
  expect(line('DTSTART;')).toBe('DTSTART;TZID=Asia/Kolkata:20261231T120000');
  expect(line('DTEND;')).toBe('DTEND;TZID=Asia/Kolkata:20270103T110000');
  expect(lines).toContain('BEGIN:VTIMEZONE');
  expect(lines).toContain('TZID:Asia/Kolkata');
  expect(lines).toContain('TZOFFSETTO:+0530');
  expect(line('DTSTAMP')).toBe('DTSTAMP:20261120T200000Z');
});

test('the id is stable, and the entry is published: nobody is asked to answer', () => {
  expect(line('UID')).toBe('UID:2JU9-ZDKS-3FA2-34RL@susegadstays.example');
  expect(calendarFile(booking, facts)).toBe(text);
  expect(line('METHOD')).toBe('METHOD:PUBLISH');
  expect(line('TRANSP')).toBe('TRANSP:TRANSPARENT');
  expect(line('ORGANIZER')).toBe('ORGANIZER;CN=Susegad Stays:mailto:hello@susegadstays.example');
  expect(text).not.toMatch(/ATTENDEE|guest\.example|Asha/);
});

test('every line ends with CRLF and is at most 75 octets', () => {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const one of text.split('\r\n')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
});

test('a cancelled stay is the message that takes the entry out: same id, a later sequence', () => {
  const cancelled = {
    ...booking,
    revision: 3,
    booking_status: 'cancelled',
  } as const;
  const message = calendarFile(cancelled, { ...facts, at: new Date('2026-12-01T08:30:00Z') })
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  for (const one of [
    'METHOD:CANCEL',
    'UID:2JU9-ZDKS-3FA2-34RL@susegadstays.example',
    'SEQUENCE:3',
    'STATUS:CANCELLED',
    'DTSTAMP:20261201T083000Z',
  ]) {
    expect(message).toContain(one);
  }
  expect(message.find((one) => one.startsWith('ORGANIZER'))).toMatch(/mailto:hello@susegadstays\.example$/i);
  expect(line('SEQUENCE')).toBe('SEQUENCE:0');
});

test.each([
  ['Hotel Lotus', 'Candolim, Goa 403515', 'Candolim', 'India', 'Hotel Lotus, Candolim, Goa 403515, India'],
  ['Hotel Lotus', 'Hotel Lotus, Candolim, Goa, India', 'Candolim', 'India', 'Hotel Lotus, Candolim, Goa, India'],
  ['Casa', 'Fort Road 12', 'Panjim', 'India', 'Casa, Fort Road 12, Panjim, India'],
])('the place of %s at "%s" says nothing twice', (name, address, city, country, place) => {
  const hotel = { ...booking.hotel, name, address, city, country };
  expect(convertIcsCalendar(undefined, calendarFile({ ...booking, hotel }, facts)).events?.[0]?.location).toBe(place);
});

test('texts are escaped', () => {
  expect(line('LOCATION')).toContain('Hotel "Lotus"\\; by the sea\\, Candolim \\\\ Goa');
  expect(line('DESCRIPTION')).toContain('\\nRoom: Twin\\; Suite\\n');
});

test('a reader gets back what was written', () => {
  const event = convertIcsCalendar(undefined, text).events?.[0];
  expect(event?.start.date.toISOString()).toBe('2026-12-31T06:30:00.000Z');
  expect(event?.end?.date.toISOString()).toBe('2027-01-03T05:30:00.000Z');
  expect(event?.location).toContain(booking.hotel.name);
  expect(event?.status).toBe('CONFIRMED');
});

test.each([
  ['a line feed', 'Casa\nATTENDEE:mailto:a@evil.example'],
  ['CRLF and the end of the entry', 'Casa\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil'],
  ['a lone carriage return', 'Casa\rSTATUS:CANCELLED'],
  ['separators of lines', 'Casa\u2028X-EVIL:1\u2029X-EVIL:2\u0085X-EVIL:3\u000bX-EVIL:4'],
  ['a fold', 'Casa\r\n ATTENDEE:mailto:a@evil.example'],
  ['escapes of its own', 'Casa\\nATTENDEE:x\\'],
])('a name with %s begins no line, and is read back as one', (_, typed) => {
  for (const change of [
    { room_name: typed },
    { hotel: { ...booking.hotel, name: typed } },
    { hotel: { ...booking.hotel, address: typed } },
  ]) {
    const written = calendarFile({ ...booking, ...change }, facts);
    const calendar = new ICAL.Component(ICAL.parse(written));
    const events = calendar.getAllSubcomponents('vevent');
    expect(events).toHaveLength(1);
    const names = events[0]?.getAllProperties().map(({ name }) => name);
    expect(names).toEqual([
      ...['uid', 'sequence', 'dtstamp', 'organizer', 'dtstart', 'dtend', 'summary', 'location', 'description', 'url'],
      ...['status', 'transp'],
    ]);
    expect(events[0]?.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(written).not.toMatch(/(?![\r\n])[\p{Cc}\p{Zl}\p{Zp}]/u);
  }
});

test('a name of letters of many octets is broken between letters alone', () => {
  const name = 'पणजी 🏖️ '.repeat(20).trim();
  const written = calendarFile({ ...booking, hotel: { ...booking.hotel, name } }, facts);
  for (const one of written.split('\r\n')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
  expect(written).not.toContain('\ufffd');
  const event = new ICAL.Component(ICAL.parse(written)).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe(`Stay at ${name}`);
});
