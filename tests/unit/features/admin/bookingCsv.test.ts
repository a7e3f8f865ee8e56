import { parse } from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { BookingExport } from '#src/domain/booking/adminBookings.ts';
import { csvHead, csvLines } from '#src/features/office/bookings/bookingCsv.ts';

const booking: BookingExport = {
  id: '1',
  booking_reference: 'ABCD-EFGH-JKLM-NPQR',
  hotel_name: 'Casa, “Azul”',
  room_name: 'Garden Room',
  guest_name: 'João da Silva',
  guest_email: 'joao@guests.example',
  guest_phone: null,
  check_in_date: '2026-12-01',
  check_out_date: '2026-12-03',
  nights: 2,
  num_rooms: 1,
  num_adults: 2,
  num_children: 0,
  base_price: 420005,
  total_amount: 840010,
  tax_rate: 5,
  tax_amount: 40000,
  advance_amount: 252003,
  payment_status: 'pending',
  booking_status: 'confirmed',
  special_requests: 'A cot;\na "quiet" room',
  created_at: '2026-11-21T10:00:00.123456+00:00',
};
const read = (text: string) => parse<string[]>(text.trim()).data;

describe('the CSV file', () => {
  test('gives back what went in, amounts in rupees', () => {
    const [head = [], row = []] = read(csvHead + csvLines([booking]));
    expect(row).toHaveLength(head.length);
    const cell = (name: string) => row[head.indexOf(name)];
    expect(cell('Hotel')).toBe('Casa, “Azul”');
    expect(cell('Requests')).toBe('A cot;\na "quiet" room');
    expect([cell('Total (₹)'), cell('GST in total (₹)'), cell('Status')]).toEqual(['8400.10', '400.00', 'Confirmed']);
  });

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '=1\n+2',
    '  =1+1',
    '\u00a0=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('a spreadsheet takes %j for text', (guest_name) => {
    const [row = []] = read(csvLines([{ ...booking, guest_name }]));
    expect(row[3]).toBe(`'${guest_name}`);
  });

  test('a name with a separator of another country stays one quoted cell', () => {
    expect(csvLines([{ ...booking, guest_name: 'a;=1+1' }])).toContain('"a;=1+1"');
  });

  test('nothing is no line', () => expect(csvLines([])).toBe(''));
});
