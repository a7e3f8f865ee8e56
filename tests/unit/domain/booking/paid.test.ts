import { expect, test } from 'vitest';
import { moneyOfChange, moneyOfDropped } from '#src/domain/booking/moneyOfChange.ts';
import { bookedLines, openAmounts, paidWords, refundWords } from '#src/domain/booking/paid.ts';
import { reportedExpiryWords, reportedWords } from '#src/domain/booking/reportedExpiryWords.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import * as look from '#src/words/en/guestStay.ts';
import { dueInAdvance as inHindi } from '#src/words/hi/guestStay.ts';
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
  checked_out_at?: string;
};
const left = { booking_status: 'completed', checked_out_at: '2027-01-18T05:00:00Z', payment_status: 'paid' } as const;
function changed(change: Change) {
  const one = { ...booking, ...change };
  const balance_due = change.booking_status === 'cancelled' ? 0 : one.total_amount - one.paid_amount + one.refund_due;
  return { ...one, balance_due };
}
const linesOf = (change: Change) => {
  const lines = bookedLines(changed(change) as Parameters<typeof bookedLines>[0]);
  const below = lines.slice(lines.findIndex(({ part }) => part === 'total') + 1);
  return below.map(({ label, amount }) => `${label}: ${amount / 100}`);
};
const none = { advance_amount: 0, advance_percent: 0 };

test.each<[string, Change, string[], string]>([
  ['awaited', {}, ['Advance due (30%): 2700', 'Balance due at the hotel: 6300'], 'Advance not paid'],
  [
    'that of a longer stay, another part of this one',
    { advance_amount: 540_000 },
    ['Advance due: 5400', 'Balance due at the hotel: 3600'],
    'Advance not paid',
  ],
  [
    'reported',
    { reported_amount: 270_000 },
    ['Advance being checked: 2700', 'Balance due at the hotel: 6300'],
    'Payment reported',
  ],
  [
    'received in part',
    { paid_amount: 100_000 },
    ['Paid: 1000', 'Advance still due: 1700', 'Balance due at the hotel: 6300'],
    'Paid in part',
  ],
  [
    'the advance',
    { payment_status: 'paid', paid_amount: 270_000 },
    ['Advance paid (30%): 2700', 'Balance due at the hotel: 6300'],
    'Advance paid',
  ],
  [
    'the advance of a longer stay',
    { advance_amount: 810_000, payment_status: 'paid', paid_amount: 810_000 },
    ['Advance paid: 8100', 'Balance due at the hotel: 900'],
    'Advance paid',
  ],
  [
    'more than the advance',
    { payment_status: 'paid', paid_amount: 500_000 },
    ['Paid: 5000', 'Balance due at the hotel: 4000'],
    'Advance paid',
  ],
  ['all of it, due', { advance_amount: 900_000 }, ['Advance due (in full): 9000'], 'Advance not paid'],
  [
    'all of it, received',
    { advance_amount: 900_000, payment_status: 'paid', paid_amount: 900_000 },
    ['Paid in full in advance: 9000'],
    'Paid in full',
  ],
  [
    'more, which is refunded',
    { payment_status: 'paid', paid_amount: 540_000, refund_due: 270_000 },
    ['Paid: 5400', 'Refund due to you: 2700', 'Balance due at the hotel: 6300'],
    'Advance paid',
  ],
  ['all of it', { payment_status: 'paid', paid_amount: 900_000 }, ['Paid: 9000'], 'Paid in full'],
  ['too much', { payment_status: 'paid', paid_amount: 950_000 }, ['Paid: 9500'], 'Paid in full'],
  ['nothing, and no advance', none, ['Balance due at the hotel: 9000'], 'At the hotel'],
  [
    'a part, and no advance',
    { ...none, paid_amount: 400_000 },
    ['Paid: 4000', 'Balance due at the hotel: 5000'],
    'Paid in part',
  ],
  ['all, and no advance', { ...none, payment_status: 'paid', paid_amount: 900_000 }, ['Paid: 9000'], 'Paid in full'],
  ['refunded', { payment_status: 'refunded' }, [], 'Advance refunded'],
  [
    'refunded in part',
    { payment_status: 'refunded', paid_amount: 200_000 },
    ['Paid: 2000', 'Balance due at the hotel: 7000'],
    'Partly refunded',
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
    'reported, and in part received by the hotel',
    { paid_amount: 50_000, reported_amount: 270_000 },
    ['Paid: 500', 'Advance being checked: 2700', 'Balance due at the hotel: 5800'],
    'Payment reported',
  ],
  ['over and not recorded', { booking_status: 'completed' }, [], 'Advance not paid'],
  [
    'the advance, and checked out',
    { ...left, paid_amount: 270_000 },
    ['Advance paid (30%): 2700', 'Balance due: 6300'],
    '₹6,300.00 due',
  ],
  [
    'the advance, and the balance reported after check-out',
    { ...left, paid_amount: 270_000, reported_amount: 630_000 },
    ['Advance paid (30%): 2700', 'Balance being checked: 6300'],
    'Payment reported',
  ],
])('what a guest reads below the total: %s', (_, change, lines, words) => {
  expect(linesOf(change)).toEqual(lines);
  expect(paidWords(changed(change))).toBe(words);
});

test('a guest who is checked out pays the whole balance to the site, without what is reported', () => {
  expect(openAmounts(changed({ ...left, paid_amount: 270_000, reported_amount: 30_000 }))).toEqual({
    ...{ due: 630_000, advance: 0, unreported: 600_000, rest: 0 },
  });
  expect(openAmounts(changed({ ...left, paid_amount: 950_000 })).due).toBe(0);
});

test('no sum is below zero, a refund that is due pays for nothing, and a reported payment is not asked for again', () => {
  const over = { payment_status: 'paid', paid_amount: 950_000, refund_due: 50_000 } as const;
  expect(openAmounts(changed(over))).toEqual({ due: 0, advance: 0, unreported: 0, rest: 0 });
  expect(openAmounts(changed({ ...over, refund_due: 100_000 }))).toMatchObject({ rest: 50_000 });
  expect(openAmounts(changed({ reported_amount: 100_000 }))).toEqual({
    due: 270_000,
    advance: 270_000,
    unreported: 170_000,
    rest: 630_000,
  });
  expect(refundWords(over)).toBe('You get ₹500.00 back.');
  expect(refundWords(over, '2026-12-08')).toBe('You get ₹500.00 back by Tue, 8 Dec 2026.');
  expect(refundWords(booking)).toBe('');
});

test.each([
  ['a shorter one', { paid: 900_000 }, [600_000, 270_000], 'You get ₹3,000.00 back.'],
  [
    'one shorter still',
    { paid: 900_000, refund_due: 300_000, total: 600_000 },
    [300_000, 270_000],
    'You get another ₹3,000.00 back.',
  ],
  [
    'longer again, before that was refunded',
    { paid: 900_000, refund_due: 300_000, total: 600_000 },
    [900_000, 270_000],
    'We use ₹3,000.00 of the refund due to you to pay for it. Nothing is due.',
  ],
  [
    'longer again, by less',
    { paid: 900_000, refund_due: 300_000, total: 600_000 },
    [700_000, 270_000],
    'We use ₹1,000.00 of the refund due to you to pay for it. Nothing is due.',
  ],
  [
    'longer, with a refund due for a payment made twice',
    { paid: 540_000, refund_due: 270_000 },
    [1_000_000, 300_000],
    'We use ₹1,000.00 of the refund due to you to pay for it. You pay the balance of ₹6,300.00 at the hotel when you check in.',
  ],
  [
    'longer, its advance paid',
    { paid: 270_000, due_now: 90_000 },
    [1_200_000, 360_000],
    'The advance becomes ₹3,600.00. Pay ₹900.00 now, and we change your booking. Without the payment it stays as it is. You pay the balance of ₹8,400.00 at the hotel when you check in.',
  ],
  [
    'longer, its advance paid, with as much reported',
    { paid: 270_000, reported_amount: 90_000, due_now: 90_000 },
    [1_200_000, 360_000],
    'You reported a payment of ₹900.00, which we have not found yet. The advance becomes ₹3,600.00. Pay ₹900.00 now, and we change your booking. Without the payment it stays as it is. You pay the balance of ₹8,400.00 at the hotel when you check in.',
  ],
  [
    'dearer, its advance reported',
    { paid: 0, reported_amount: 270_000 },
    [1_000_000, 270_000],
    'You reported a payment of ₹2,700.00, which we have not found yet. You pay the balance of ₹7,300.00 at the hotel when you check in.',
  ],
  [
    'dearer, a part of its advance reported',
    { paid: 0, reported_amount: 100_000 },
    [1_000_000, 270_000],
    'You reported a payment of ₹1,000.00, which we have not found yet. ₹1,700.00 is due in advance. You pay the balance of ₹7,300.00 at the hotel when you check in.',
  ],
  [
    'other dates, all of it reported',
    { paid: 0, reported_amount: 900_000 },
    [900_000, 270_000],
    'You reported a payment of ₹9,000.00, which we have not found yet.',
  ],
] as const)('payments and refunds of a change: to %s', (_, was, [total_amount, advance_amount], words) => {
  const more: Partial<Record<keyof typeof was | 'refund_due' | 'reported_amount' | 'total' | 'due_now', number>> = was;
  const { paid = 0, refund_due = 0, reported_amount = 0, total = 900_000, due_now = 0 } = more;
  const stay = { total_amount: total, advance_amount: 270_000, paid_amount: paid, refund_due, reported_amount };
  expect(moneyOfChange(stay, { ...booking, total_amount, advance_amount, advance_due_at: null, due_now })).toBe(words);
});

test.each([
  [
    'non-refundable',
    { paid: 1_409_600 },
    { before: 1_409_600, total: 1_409_600, kept: 640_800, advance: 1_409_600 },
    ['No refund. You still pay ₹14,096.00 for the rooms that stay.', 'Nothing is due.'],
  ],
  [
    'its advance paid',
    { paid: 300_000 },
    { before: 1_000_000, total: 806_200, advance: 241_860 },
    [
      'The price falls from ₹10,000.00 to ₹8,062.00.',
      'No refund now.',
      'You pay the balance of ₹5,062.00 at the hotel when you check in.',
    ],
  ],
  [
    'paid in full',
    { paid: 1_000_000 },
    { before: 1_000_000, total: 600_000, kept: 100_000, refund: 400_000, advance: 600_000 },
    [
      'The price falls from ₹10,000.00 to ₹6,000.00.',
      'Your cancellation policy charges ₹1,000.00 for these rooms. The new price includes it.',
      'You get ₹4,000.00 back, within 5–7 business days.',
    ],
  ],
  [
    'more reported than it then costs',
    { reported_amount: 636_800 },
    { before: 1_000_000, total: 600_000, advance: 180_000 },
    [
      'The price falls from ₹10,000.00 to ₹6,000.00.',
      'You reported a payment of ₹6,368.00, which we have not found yet.',
      'Once we find it, you get ₹368.00 back within 5–7 business days.',
    ],
  ],
] as const)('a guest reads what is paid and refunded without some rooms: %s', (_, now, then, words) => {
  const { paid = 0, reported_amount = 0 }: { paid?: number; reported_amount?: number } = now;
  const { kept = 0, refund = 0, ...to }: typeof then & { kept?: number; refund?: number } = then;
  const stay = { paid_amount: paid, reported_amount, refund_due: 0, advance_due_at: null };
  expect(
    moneyOfDropped(
      { ...stay, total_amount: to.before, advance_amount: 300_000 },
      { before: to.before, total_amount: to.total, kept, refund, advance_amount: to.advance },
    ),
  ).toEqual(words);
});

test.each([
  [270_000, '₹2,700.00 is due in advance by 29 Nov 2026, 7:46 PM IST. Without it your booking expires.'],
  [
    360_000,
    'The advance becomes ₹3,600.00. ₹3,600.00 is due in advance by 29 Nov 2026, 7:46 PM IST. Without it your booking expires.',
  ],
])('a change of a booking that expires without its advance of %i says when', (advance_amount, words) => {
  const stay = { total_amount: 900_000, advance_amount: 270_000, paid_amount: 0, refund_due: 0, reported_amount: 0 };
  const unpaid = { advance_due_at: '2026-11-29T14:16:00+00:00', due_now: 0 };
  const then = { ...booking, total_amount: 900_000, advance_amount, ...unpaid };
  expect(moneyOfChange(stay, then)).toContain(words);
  expect(inHindi('₹2,700.00', '29 नव॰ 2026, शाम 7:46 बजे')).toContain('शाम 7:46 बजे तक ₹2,700.00 एडवांस में देने हैं।');
  const paid = { ...stay, paid_amount: 900_000 };
  expect(moneyOfChange(paid, then)).toBe('Nothing is due.');
});

test('a guest whose report puts off no deadline is asked to open the link, and reads when the booking expires', () => {
  const advance_due_at = '2027-01-03T10:00:00+00:00';
  const of = (due_at: string | null, is_verified: boolean, days = 8) => ({
    advance_due_at: due_at,
    is_verified,
    check_in_date: addDays(todayInKolkata(), days),
  });
  expect(reportedExpiryWords(of(null, false))).toBe(look.forAWeek);
  expect(reportedExpiryWords(of(null, false, 7)), 'it begins before').toBe(look.doesNotExpire);
  const by = momentInIndia(advance_due_at);
  expect(reportedExpiryWords(of(advance_due_at, false))).toBe(look.openLinkToKeep(by));
  expect(reportedExpiryWords(of(advance_due_at, false), true), 'in that email').toBe(look.openThisToKeep(by));
  expect(reportedExpiryWords(of(advance_due_at, true))).toBe(look.expiresBy(by));
  const reported = 'You reported it.';
  expect(reportedWords(of(advance_due_at, false), reported)[0], 'what to do comes first').toBe(look.openLinkToKeep(by));
  expect(reportedWords(of(advance_due_at, true), reported)[0]).toBe(reported);
});
