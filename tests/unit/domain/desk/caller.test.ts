import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bookedChat, chatNumber, heldChat } from '#src/domain/desk/callerChat.ts';
import { type CallerFormInput, callerFormSchema, readNightPrice } from '#src/domain/desk/callerForm.ts';

const form: CallerFormInput = {
  check_in_date: '2026-12-24',
  check_out_date: '2026-12-27',
  num_rooms: 2,
  num_adults: 4,
  num_children: 1,
  guest_name: ' Asha Kamat ',
  guest_phone: '98220 12345',
  guest_email: '',
  source: 'phone',
  special_requests: '',
  night_price: '',
  price_reason: '',
};
function judge(change: Partial<CallerFormInput>, isBooking = true) {
  const schema = callerFormSchema(isBooking, '2026-12-01');
  const read = v.safeParse(schema, { ...form, ...change });
  return read.success ? read.output : Object.keys(v.flatten<typeof schema>(read.issues).nested ?? {});
}

test('what a caller says is read, and a price in paise', () => {
  expect(judge({})).toMatchObject({ guest_name: 'Asha Kamat', night_price: null });
  expect(judge({ night_price: '₹5,000.50', price_reason: 'Comes every year' })).toMatchObject({ night_price: 500_050 });
});

test.each([
  [{ guest_name: ' ' }, true, ['guest_name']],
  [{ guest_name: '<b>' }, true, ['guest_name']],
  [{ guest_phone: '12' }, true, ['guest_phone']],
  [{ guest_phone: '' }, true, ['guest_phone']],
  [{ guest_phone: '' }, false, ['guest_phone']],
  [{ guest_phone: '', guest_email: 'asha@guests.example' }, false, ['guest_phone']],
  [{ guest_email: 'asha' }, true, ['guest_email']],
  [{ check_in_date: '2026-11-30' }, true, ['check_in_date']],
  [{ check_out_date: '2026-12-24' }, true, ['check_out_date']],
  [{ check_out_date: '' }, true, ['check_out_date']],
  [{ night_price: '5000' }, true, ['price_reason']],
  [{ night_price: '5000', price_reason: 'x' }, true, ['price_reason']],
  [{ night_price: '0.5', price_reason: 'x' }, true, ['night_price']],
  [{ price_reason: 'x'.repeat(201) }, true, ['price_reason']],
] as const)('%o is refused at its field', (change, isBooking, fields) => {
  expect(judge(change, isBooking)).toEqual(fields);
});

test('a booking takes an address in place of a number', () => {
  expect(judge({ guest_phone: '', guest_email: 'asha@guests.example' })).toMatchObject({ guest_phone: '' });
});

test.each([
  ['5000', 500_000],
  ['5,000.5', 500_050],
  ['1', 100],
  ['0.99', null],
  ['1000000', 100_000_000],
  ['1000000.01', null],
  ['five', null],
  ['-5', null],
])('%s is a price of %s paise', (typed, paise) => expect(readNightPrice(typed)).toBe(paise));

test.each([
  ['98220 12345', '919822012345'],
  ['098220 12345', '919822012345'],
  ['+91 98220 12345', '919822012345'],
  ['+44 20 7946 0958', '442079460958'],
  ['+65 9123 456789', '659123456789'],
])('a chat with %s is one with %s', (phone, digits) => expect(chatNumber(phone)).toBe(digits));

test('the stay stands in what is written to the caller', () => {
  const stay = {
    guest_name: 'Asha Kamat',
    hotel_name: 'Casa',
    room_name: 'Loft',
    check_in_date: '2026-12-24',
    check_out_date: '2026-12-27',
    num_rooms: 2,
    num_adults: 4,
    num_children: 1,
    total_amount: 420_000,
  };
  const lines = [
    '2 × Loft at Casa',
    'Check-in Thu, 24 Dec 2026, check-out Sun, 27 Dec 2026',
    '4 adults, 1 child',
    'Total ₹4,200.00, all taxes included',
  ];
  expect(bookedChat(stay, 'AAAA-BBBB', 'https://x.example/c').split('\n')).toEqual([
    'Hello Asha Kamat, your booking is confirmed.',
    ...lines,
    'Reference AAAA-BBBB: https://x.example/c',
  ]);
  expect(heldChat(stay, '25 Nov 2026, 9:45 PM IST', 'https://x.example/b').split('\n')).toEqual([
    'Hello Asha Kamat, we are holding these rooms for you until 25 Nov 2026, 9:45 PM IST.',
    ...lines,
    'To book at this price: https://x.example/b',
  ]);
});
