import { expect, test } from 'vitest';
import { moneyOfChange } from '#src/domain/booking/moneyOfChange.ts';
import { backWords, bookedLines, openOf, paidWords } from '#src/domain/booking/paid.ts';
import { dueInAdvance as inHindi } from '#src/words/hi/stayChange.ts';
import { sampleMails } from '../../../../supabase/functions/send-mails/samples.ts';

const booking = {
  ...sampleMails.booking_guest,
  total_amount: 900_000,
  price_lines: [{ first_night: '2027-01-15', nights: 3, num_rooms: 1, full_price: 300_000 }],
  advance_percent: 30,
  advance_amount: 270_000,
};
type Change = Partial<
  Pick<typeof booking, 'reported_amount' | 'paid_amount' | 'refund_due' | 'advance_amount' | 'advance_percent'>
> & {
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
    ['Advance due: 5400', 'Left to pay at the hotel: 3600'],
    'Advance not paid',
  ],
  [
    'told of',
    { reported_amount: 270_000 },
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
    'the advance of what was a longer stay',
    { advance_amount: 810_000, payment_status: 'paid', paid_amount: 810_000 },
    ['Advance paid: 8100', 'Left to pay at the hotel: 900'],
    'Advance paid',
  ],
  [
    'more than the advance',
    { payment_status: 'paid', paid_amount: 500_000 },
    ['Paid: 5000', 'Left to pay at the hotel: 4000'],
    'Advance paid',
  ],
  ['all of it, due', { advance_amount: 900_000 }, ['Advance due (in full): 9000'], 'Advance not paid'],
  [
    'all of it, come',
    { advance_amount: 900_000, payment_status: 'paid', paid_amount: 900_000 },
    ['Paid in full in advance: 9000'],
    'Paid in full',
  ],
  [
    'more, which comes back',
    { payment_status: 'paid', paid_amount: 540_000, refund_due: 270_000 },
    ['Paid: 5400', 'Left to pay at the hotel: 6300'],
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
  [
    'told of, and in part taken by the hotel meanwhile',
    { paid_amount: 50_000, reported_amount: 270_000 },
    ['Paid: 500', 'Advance being checked: 2700', 'Left to pay at the hotel: 5800'],
    'Being checked',
  ],
  ['over and not noted', { booking_status: 'completed' }, [], 'Advance not paid'],
])('what a guest reads below the total: %s', (_, change, lines, words) => {
  expect(linesOf(change)).toEqual(lines);
  expect(paidWords({ ...booking, ...change })).toBe(words);
});

test('nothing is below zero, what is promised back pays for nothing, and of what is told only the rest is asked for', () => {
  const over = { ...booking, payment_status: 'paid', paid_amount: 950_000, refund_due: 50_000 } as const;
  expect(openOf(over)).toEqual({ advance: 0, unreported: 0, rest: 0 });
  expect(openOf({ ...over, refund_due: 100_000 })).toMatchObject({ rest: 50_000 });
  expect(openOf({ ...booking, reported_amount: 100_000 })).toEqual({
    advance: 270_000,
    unreported: 170_000,
    rest: 630_000,
  });
  expect(backWords(over)).toBe('₹500.00 of what you paid comes back to you.');
  expect(backWords(over, '2026-12-08')).toBe('₹500.00 of what you paid comes back to you by Tue, 8 Dec 2026.');
  expect(backWords(booking)).toBe('');
});

test.each([
  ['a shorter one', { paid: 900_000 }, [600_000, 270_000], '₹3,000.00 of what you paid comes back to you.'],
  [
    'one shorter still',
    { paid: 900_000, owed: 300_000, total: 600_000 },
    [300_000, 270_000],
    'Another ₹3,000.00 of what you paid comes back to you.',
  ],
  [
    'longer again, before that went back',
    { paid: 900_000, owed: 300_000, total: 600_000 },
    [900_000, 270_000],
    '₹3,000.00 that was to come back to you pays for it instead. Nothing is left to pay.',
  ],
  [
    'longer again, by less',
    { paid: 900_000, owed: 300_000, total: 600_000 },
    [700_000, 270_000],
    '₹1,000.00 that was to come back to you pays for it instead. Nothing is left to pay.',
  ],
  [
    'longer, what was paid twice still to go back',
    { paid: 540_000, owed: 270_000 },
    [1_000_000, 300_000],
    '₹1,000.00 that was to come back to you pays for it instead. ₹6,300.00 is paid at the hotel.',
  ],
  [
    'longer, its advance paid',
    { paid: 270_000 },
    [1_200_000, 360_000],
    'The advance becomes ₹3,600.00: ₹900.00 is due in advance. ₹8,400.00 is paid at the hotel.',
  ],
] as const)('what a change does with the money: to %s', (_, was, [total_amount, advance_amount], words) => {
  const { paid, owed = 0, total = 900_000 } = was as { paid: number; owed?: number; total?: number };
  const stay = { total_amount: total, advance_amount: 270_000, paid_amount: paid, refund_due: owed };
  expect(moneyOfChange(stay, { ...booking, total_amount, advance_amount, advance_due_at: null })).toBe(words);
});

test.each([
  [270_000, '₹2,700.00 is due in advance, by 29 Nov 2026, 19:46 IST; without it the booking ends by itself then.'],
  [
    360_000,
    'The advance becomes ₹3,600.00: ₹3,600.00 is due in advance, by 29 Nov 2026, 19:46 IST; without it the booking ends by itself then.',
  ],
])('a change to a stay that ends without its advance of %i says when', (advance_amount, words) => {
  const stay = { total_amount: 900_000, advance_amount: 270_000, paid_amount: 0, refund_due: 0 };
  const then = { ...booking, total_amount: 900_000, advance_amount, advance_due_at: '2026-11-29T14:16:00+00:00' };
  expect(moneyOfChange(stay, then)).toContain(words);
  expect(inHindi('₹2,700.00', '29 नव॰ 2026, 19:46 IST')).toContain('19:46 IST तक ₹2,700.00 एडवांस में देने हैं, नहीं तो');
  // Nothing is due any more: nor is a moment.
  const paid = { ...stay, paid_amount: 900_000 };
  expect(moneyOfChange(paid, then)).toBe('Nothing is left to pay.');
});
