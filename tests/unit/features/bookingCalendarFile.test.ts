import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import type { ConfirmedBooking } from '../../../src/domain/booking/confirmation.ts';
import { calendarFile } from '../../../src/features/stay/calendarFile.ts';
import { sampleMails } from '../../../supabase/functions/send-mails/samples.ts';

const booking: ConfirmedBooking = {
  booked_by_guest: true,
  revision: 0,
  ...sampleMails.booking_guest,
  booking_reference: '2JU9-ZDKS-3FA2-34RL',
  created_at: '2026-11-20 20:00:00+00:00',
  check_in_date: '2026-12-31',
  check_out_date: '2027-01-03',
  hotel: {
    ...sampleMails.booking_guest.hotel,
    place_id: 'candolim',
    latitude: null,
    longitude: null,
    is_approximate: false,
    name: 'Hotel "Lotus"; by the sea, Candolim \\ Goa, a name long enough to be folded over the line',
    address: 'Fort Road, 12',
    city: 'Candolim',
    check_in_time: '12:00',
    check_out_time: '11:00',
  },
  room: { id: '1', name: 'Twin; Suite', bed_type: 'Twin Beds', photos: [] },
};
const facts = {
  host: 'susegadstays.example',
  brand: 'Susegad Stays',
  email: 'hello@susegadstays.example',
  url: 'https://susegadstays.example/booking-confirmation/2JU9-ZDKS-3FA2-34RL',
};
const text = calendarFile(booking, facts);
/** RFC 5545 §3.1: a line break before a space is no line break. */
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

test('the id is stable and no method is stated', () => {
  expect(line('UID')).toBe('UID:2JU9-ZDKS-3FA2-34RL@susegadstays.example');
  expect(calendarFile(booking, facts)).toBe(text);
  expect(line('METHOD')).toBeUndefined();
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
    cancelled_at: '2026-12-01 08:30:00+00',
  } as const;
  const message = calendarFile(cancelled, facts)
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
  // An entry that was kept is the first of its sequence.
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
