import { expect, test } from 'vitest';
import { beyondWords, bookedLines, openOf, paidWords } from '#src/domain/booking/paid.ts';
import { sampleMails } from '../../../../supabase/functions/send-mails/samples.ts';

const booking = {
  ...sampleMails.booking_guest,
  total_amount: 900_000,
  price_lines: [{ first_night: '2027-01-15', nights: 3, num_rooms: 1, full_price: 300_000 }],
  advance_percent: 30,
  advance_amount: 270_000,
};
type Change = Partial<Pick<typeof booking, 'claimed_amount' | 'paid_amount' | 'advance_amount' | 'advance_percent'>> & {
  booking_status?: 'confirmed' | 'completed' | 'cancelled';
  payment_status?: 'pending' | 'paid' | 'failed' | 'refunded';
};
const linesOf = (change: Change) => {
  const lines = bookedLines({ ...booking, ...change } as Parameters<typeof bookedLines>[0]);
  const below = lines.slice(lines.findIndex(({ part }) => part === 'total') + 1);
  return below.map(({ label, amount }) => `${label}: ${amount / 100}`);
};
const none = { advance_amount: 0, advance_percent: 0 };

test.each<[string, Change, string[], string]>([
  ['awaited', {}, ['Advance due (30%): 2700', 'Left to pay at the hotel: 6300'], 'Advance not paid'],
  [
    'that of a longer stay, another part of this one',
    { advance_amount: 540_000 },
    ['Advance due (60%): 5400', 'Left to pay at the hotel: 3600'],
    'Advance not paid',
  ],
  [
    'told of',
    { claimed_amount: 270_000 },
    ['Advance being checked: 2700', 'Left to pay at the hotel: 6300'],
    'Being checked',
  ],
  [
    'come in part',
    { paid_amount: 100_000 },
    ['Paid: 1000', 'Advance still due: 1700', 'Left to pay at the hotel: 6300'],
    'Paid in part',
  ],
  [
    'the advance',
    { payment_status: 'paid', paid_amount: 270_000 },
    ['Advance paid (30%): 2700', 'Left to pay at the hotel: 6300'],
    'Advance paid',
  ],
  [
    'more than the advance',
    { payment_status: 'paid', paid_amount: 500_000 },
    ['Paid: 5000', 'Left to pay at the hotel: 4000'],
    'Advance paid',
  ],
  // What the desk took by card is money like any other.
  ['all of it', { payment_status: 'paid', paid_amount: 900_000 }, ['Paid: 9000'], 'Paid in full'],
  ['too much', { payment_status: 'paid', paid_amount: 950_000 }, ['Paid: 9500'], 'Paid in full'],
  ['nothing, and no advance', none, ['Left to pay at the hotel: 9000'], 'At the hotel'],
  [
    'a part, and no advance',
    { ...none, paid_amount: 400_000 },
    ['Paid: 4000', 'Left to pay at the hotel: 5000'],
    'Paid in part',
  ],
  ['all, and no advance', { ...none, payment_status: 'paid', paid_amount: 900_000 }, ['Paid: 9000'], 'Paid in full'],
  ['given back', { payment_status: 'refunded' }, [], 'Advance given back'],
  [
    'given back in part',
    { payment_status: 'refunded', paid_amount: 200_000 },
    ['Paid: 2000', 'Left to pay at the hotel: 7000'],
    'Advance given back',
  ],
  [
    'paid, and cancelled',
    { booking_status: 'cancelled', payment_status: 'paid', paid_amount: 270_000 },
    [],
    'Advance paid',
  ],
  [
    'over and paid',
    { booking_status: 'completed', payment_status: 'paid', paid_amount: 900_000 },
    ['Paid: 9000'],
    'Paid in full',
  ],
  ['over and not noted', { booking_status: 'completed' }, [], 'Advance not paid'],
])('what a guest reads below the total: %s', (_, change, lines, words) => {
  expect(linesOf(change)).toEqual(lines);
  expect(paidWords({ ...booking, ...change })).toBe(words);
});

test('nothing is below zero, and what came beyond the price is said', () => {
  const over = { ...booking, payment_status: 'paid', paid_amount: 950_000 } as const;
  expect(openOf(over)).toEqual({ advance: 0, rest: 0, beyond: 50_000 });
  expect(beyondWords(over)).toBe('₹500.00 more than it costs has come: the hotel gives that back.');
  expect(beyondWords(booking)).toBe('');
});
