import { expect, test } from 'vitest';
import { erasureRefusal, erasureRefusalOfOthers } from '#src/domain/privacy/erasureRefused.ts';

const due = { code: 'refund_due', amount: 180_000, booking_reference: 'ABCD-EFGH', due_on: '2026-12-08' };
const reported = { code: 'payment_reported', amount: 283_500, booking_reference: 'ABCD-EFGH' };

test('a refund that is due, or a reported payment, is named by amount, booking and day', () => {
  expect(erasureRefusal(due)).toMatch(/₹1,800\.00 for your booking ABCD-EFGH by Tue, 8 Dec 2026/);
  expect(erasureRefusal(reported)).toMatch(/₹2,835\.00 .* your booking ABCD-EFGH/);
  expect(erasureRefusalOfOthers(due)).toMatch(/₹1,800\.00 for their booking ABCD-EFGH is due by Tue, 8 Dec 2026/);
  expect(erasureRefusalOfOthers(reported)).toMatch(/₹2,835\.00 for their booking ABCD-EFGH/);
});

test('a cancellation without an answer is named by its booking', () => {
  const open = { code: 'cancellation_open', booking_reference: 'ABCD-EFGH' };
  for (const words of [erasureRefusal(open), erasureRefusalOfOthers(open)])
    expect(words).toContain('booking ABCD-EFGH');
});

test('what else is in the way has its sentence, and nothing else has one', () => {
  for (const code of ['last_admin', 'live_hotels', 'bookings_to_come', 'stays_to_come']) {
    expect(erasureRefusal({ code })).toMatch(/\.$/);
    expect(erasureRefusalOfOthers({ code })).toMatch(/\.$/);
  }
  expect(erasureRefusalOfOthers({ code: 'is_admin' })).toMatch(/admin/);
  expect(erasureRefusal({ code: 'busy' })).toBeUndefined();
});
