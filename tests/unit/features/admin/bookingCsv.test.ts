import { parse } from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { BookingExport } from '#src/domain/booking/adminBookings.ts';
import { bookingCsvHead, bookingCsvLines } from '#src/features/office/bookings/bookingCsv.ts';
import { sampleMails } from '../../../../supabase/functions/send-mails/samples.ts';

const booking: BookingExport = {
  ...sampleMails.booking_guest,
  id: '1',
  source: 'site',
  stay_state: 'confirmed',
  hotel_name: 'Casa, “Azul”',
  total_amount: 840010,
  tax_amount: 40000,
  special_requests: 'A cot;\na "quiet" room',
};
const read = (text: string) => parse<string[]>(text.trim()).data;

describe('the CSV file', () => {
  test('gives back what went in, amounts in rupees', () => {
    const [head = [], row = []] = read(bookingCsvHead + bookingCsvLines([booking]));
    expect(row).toHaveLength(head.length);
    const cell = (name: string) => row[head.indexOf(name)];
    expect(cell('Property')).toBe('Casa, “Azul”');
    expect(cell('Special requests')).toBe('A cot;\na "quiet" room');
    expect([cell('Total (₹)'), cell('GST in total (₹)'), cell('Status')]).toEqual(['8400.10', '400.00', 'Confirmed']);
    expect(cell('Guests see')).toBe('Advance due by 3 Jan 2027, 3:30 PM IST');
  });

  test('says how much of a booking was received, refunded and is due, and names a refund of a part', () => {
    const missed = { stay_state: 'no_show', booking_status: 'cancelled', payment_status: 'refunded' } as const;
    const money = { paid_amount: 100_000, refunded_amount: 150_050, refund_due: 40_000, balance_due: -10 };
    const [head = [], row = []] = read(bookingCsvHead + bookingCsvLines([{ ...booking, ...missed, ...money }]));
    const cells = ['Received (₹)', 'Refunded (₹)', 'Refund due (₹)', 'Balance due (₹)', 'Payment', 'Front desk'];
    expect(cells.map((name) => row[head.indexOf(name)])).toEqual([
      ...['2500.50', '1500.50', '400.00', '-0.1', 'Partly refunded', 'No-show'],
    ]);
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
    const [row = []] = read(bookingCsvLines([{ ...booking, guest_name }]));
    expect(row[3]).toBe(`'${guest_name}`);
  });

  test('a name with a separator of another country stays one quoted cell', () => {
    expect(bookingCsvLines([{ ...booking, guest_name: 'a;=1+1' }])).toContain('"a;=1+1"');
  });

  test.each([
    ['erased@guest.invalid', 'deleted'],
    ['meera@example.com', 'meera@example.com'],
    [null, 'no email'],
  ])('an address %s reads %s', (guest_email, shown) => {
    const [row = []] = read(bookingCsvLines([{ ...booking, guest_email }]));
    expect(row[4]).toBe(shown);
  });

  test('nothing is no line', () => expect(bookingCsvLines([])).toBe(''));
});
