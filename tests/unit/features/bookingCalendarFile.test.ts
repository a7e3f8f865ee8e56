import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import type { ConfirmedBooking } from '../../../src/domain/booking/confirmation.ts';
import { calendarFile } from '../../../src/features/booking/calendarFile.ts';

const booking: ConfirmedBooking = {
  booking_reference: '2JU9-ZDKS-3FA2-34RL',
  booking_status: 'confirmed',
  payment_status: 'pending',
  created_at: '2026-11-20 20:00:00+00:00',
  check_in_date: '2026-12-31',
  check_out_date: '2027-01-03',
  nights: 3,
  num_adults: 2,
  num_children: 0,
  num_rooms: 1,
  base_price: 280_000,
  total_amount: 840_000,
  tax_rate: 5,
  tax_amount: 40_000,
  advance_percent: 30,
  advance_amount: 252_000,
  advance_due_at: null,
  upi_id: null,
  currency: 'INR',
  guest_name: 'Asha K.',
  guest_email: 'a•••@example.com',
  guest_phone: null,
  hotel: {
    id: '1',
    name: 'Hotel "Lotus"; by the sea, Candolim \\ Goa, a name long enough to be folded over the line',
    address: 'Fort Road, 12',
    city: 'Candolim',
    country: 'India',
    main_image_url: null,
    check_in_time: '12:00',
    check_out_time: '11:00',
    phone: null,
    email: null,
    policies: {},
  },
  room: { id: '1', name: 'Twin; Suite', bed_type: 'Twin Beds', photos: [] },
};
const facts = {
  host: 'susegadstays.example',
  brand: 'Susegad Stays',
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
