import { describe, expect, test } from 'vitest';
import { moneyOfCancelled } from '#src/domain/booking/cancellation.ts';
import { guestStatus, paymentWords } from '#src/domain/booking/status.ts';

const booked = {
  booking_status: 'confirmed',
  stay_state: 'confirmed',
  payment_status: 'pending',
  advance_amount: 252_000,
  advance_due_at: null,
  is_expired: false,
  reported_amount: 0,
} as const;

test.each([
  [{ advance_due_at: '2026-11-25 10:00:00+00' }, 'due', 'Advance due by 25 Nov 2026, 3:30 PM IST'],
  [{}, 'due', 'Advance due'],
  [{ payment_status: 'failed' }, 'due', 'Advance due'],
  [{ reported_amount: 252_000 }, 'due', 'Payment being checked'],
  [{ reported_amount: 252_000, payment_status: 'paid' }, 'confirmed', 'Confirmed by advance'],
  [{ payment_status: 'paid' }, 'confirmed', 'Confirmed by advance'],
  [{ advance_amount: 0 }, 'booked', 'Booked'],
  [{ advance_amount: 0, payment_status: 'paid' }, 'booked', 'Booked'],
  [{ payment_status: 'refunded' }, 'booked', 'Booked'],
  [{ payment_status: 'refunded', paid_amount: 1 }, 'confirmed', 'Confirmed by advance'],
  [{ booking_status: 'pending' }, 'asked', 'Waiting for the hotel'],
  [{ booking_status: 'completed', payment_status: 'paid' }, 'stayed', 'Stayed'],
  [{ booking_status: 'cancelled' }, 'cancelled', 'Cancelled'],
  [{ booking_status: 'cancelled', is_expired: true }, 'expired', 'Expired'],
  [{ booking_status: 'cancelled', stay_state: 'no_show', is_expired: true }, 'missed', 'No-show'],
] as const)('a booking with %j is "%s": %s', (change, kind, words) =>
  expect(guestStatus({ ...booked, ...change })).toEqual({ kind, words }),
);

test('a guest reads whether the advance is paid', () => {
  expect(paymentWords(booked)).toBe('Advance not paid');
  expect(paymentWords({ ...booked, payment_status: 'paid' })).toBe('Advance paid');
  expect(paymentWords({ ...booked, advance_amount: 0 })).toBe('At the hotel');
  expect(paymentWords({ ...booked, payment_status: 'paid', advance_amount: 0 })).toBe('Paid');
  expect(paymentWords({ ...booked, reported_amount: 252_000 })).toBe('Payment reported');
  expect(paymentWords({ ...booked, payment_status: 'refunded' })).toBe('Advance refunded');
  expect(paymentWords({ ...booked, payment_status: 'refunded', paid_amount: 1 })).toBe('Partly refunded');
});

describe('the money of a cancelled booking', () => {
  const cancelled = {
    ...booked,
    booking_status: 'cancelled',
    payment_status: 'paid',
    cancellation_policy: 'flexible',
    cancelled_at: '2026-12-01 06:30:00+00',
    cancelled_by_guest: false,
    refund_amount: 252_000,
    paid_amount: 252_000,
    refunded_amount: 0,
    refund_due: 252_000,
    refund_of_reported: null,
    no_show_fee: null,
    balance_due: 0,
  } as const;
  const tell = (change: Partial<Parameters<typeof moneyOfCancelled>[0]>) =>
    moneyOfCancelled({ ...cancelled, ...change });

  test.each([
    [126_000, 'You get ₹1,260.00 back within 5–7 business days.'],
    [0, 'No refund.'],
  ])('%s paise are refunded', (refund_amount, words) => {
    expect(tell({ refund_amount })).toContain(` IST. ${words} Your cancellation policy: `);
  });

  test('a full refund needs no policy to explain it', () => {
    expect(tell({})).toMatch(/ IST\. You get ₹2,520\.00 back within 5–7 business days\.$/);
  });

  test('a guest who cancelled reads that they did', () => {
    expect(tell({ cancelled_by_guest: true })).toMatch(/^You cancelled this booking on 1 Dec 2026, /);
  });

  test('a no-show with a fee says what is paid of it, and what is due or refunded', () => {
    const charged = { stay_state: 'no_show', refund_due: 0, no_show_fee: 500_000, balance_due: 248_000 };
    const fee = 'The hotel charges a no-show fee of ₹5,000.00.';
    expect(tell(charged)).toBe(`${fee} You have paid ₹2,520.00. Balance due: ₹2,480.00. You pay it to the hotel.`);
    expect(tell({ ...charged, paid_amount: 0, balance_due: 500_000 })).toBe(
      `${fee} Balance due: ₹5,000.00. You pay it to the hotel.`,
    );
    expect(tell({ ...charged, balance_due: 0, refund_due: 10_000 })).toBe(
      `${fee} It is paid in full. You get ₹100.00 back within 5–7 business days.`,
    );
  });

  test('a no-show has ended, and was not cancelled', () => {
    const absent = { stay_state: 'no_show', refund_amount: 0, refund_due: 0 };
    expect(tell(absent)).toMatch(/^Your booking ended on .+ IST\. No refund\./);
    expect(tell({ ...absent, refund_amount: 252_000 })).toMatch(
      /^Your booking ended on .+ IST\. You get ₹2,520\.00 back/,
    );
    expect(tell({ refund_amount: 0 })).toMatch(/^Your booking was cancelled on /);
    expect(tell({ ...absent, payment_status: 'pending', paid_amount: 0, is_expired: true })).toMatch(
      /^We received no payment for this booking\./,
    );
  });

  test('a guest reads the whole refund, and how much of it was paid', () => {
    const part = { refunded_amount: 100_000 };
    const words =
      'Your refund is ₹2,520.00. ₹1,000.00 was refunded already. You get the other ₹1,520.00 back within 5–7 business days.';
    for (const payment_status of ['paid', 'refunded'] as const)
      expect(tell({ ...part, payment_status })).toContain(` IST. ${words} Your cancellation policy`);
    expect(tell({ ...part, refund_amount: null, cancellation_policy: null })).toBe(
      '₹1,000.00 of your payment was refunded. The hotel decides how much of the rest is refunded. Write to us with your reference, and we ask the hotel.',
    );
  });

  test('part of an advance is refunded as all of it would be, beside another payment that is reported', () => {
    const part = {
      payment_status: 'pending',
      paid_amount: 150_000,
      refund_due: 150_000,
      refund_amount: null,
    } as const;
    const back = ' IST. You get ₹1,500.00 back within 5–7 business days.';
    expect(tell(part)).toContain(back);
    expect(tell({ ...part, reported_amount: 75_000, refund_of_reported: 75_000 })).toContain(
      `${back} We are also checking the payment of ₹750.00 that you reported. Once we find it, you get ₹750.00 back within 5–7 business days.`,
    );
    const gone = { ...part, paid_amount: 0, refund_due: 0, refunded_amount: 150_000 };
    expect(tell(gone)).toBe('₹1,500.00 of your payment was refunded.');
    expect(tell({ ...part, refund_due: 0, cancellation_policy: 'non_refundable' })).toContain(' IST. No refund.');
    expect(tell({ ...part, refund_due: 0, cancellation_policy: 'Ask Maria.' })).toMatch(
      /The hotel decides how much of your payment is refunded/,
    );
  });

  test('an unknown refund is not promised', () => {
    const none = { paid_amount: 0, refund_due: 0 };
    expect(tell({ payment_status: 'refunded', refunded_amount: 252_000 })).toBe(
      '₹2,520.00 of your payment was refunded.',
    );
    expect(tell({ ...none, payment_status: 'pending' })).toMatch(
      /^We received no payment for this booking\. Nothing is due\./,
    );
    const looked = { ...none, payment_status: 'pending', reported_amount: 252_000 } as const;
    for (const [refund_of_reported, words] of [
      [126_000, 'Once we find it, you get ₹1,260.00 back within 5–7 business days.'],
      [0, 'Your cancellation policy gives no refund for it.'],
      [null, 'Once we find it, the hotel decides how much is refunded.'],
    ] as const)
      expect(tell({ ...looked, refund_of_reported })).toBe(
        `We are checking the payment of ₹2,520.00 that you reported. ${words}`,
      );
    expect(tell({ ...none, payment_status: 'pending', is_expired: true })).toMatch(
      /^Your booking expired because we did not receive the advance of ₹2,520\.00 in time\./,
    );
    expect(tell({ cancellation_policy: 'Ask Maria.', refund_amount: null })).toMatch(
      /The hotel decides how much .*policy: Ask Maria\.$/,
    );
    expect(tell({ cancellation_policy: null, refund_amount: null })).toMatch(
      /The hotel decides how much of your payment is refunded\. Write .* ask the hotel\.$/,
    );
  });
});
