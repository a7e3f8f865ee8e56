import { expect, test } from 'vitest';
import { erasureRefusal, erasureRefusalOfOthers } from '#src/domain/privacy/erasureRefused.ts';

const owed = { code: 'refund_owed', amount: 180_000, booking_reference: 'ABCD-EFGH', due_on: '2026-12-08' };
const claim = { code: 'claim_open', amount: 283_500, booking_reference: 'ABCD-EFGH' };

test('money that keeps an account is told by its amount, its booking and its day', () => {
  expect(erasureRefusal(owed)).toMatch(/₹1,800\.00 of your booking ABCD-EFGH .* by Tue, 8 Dec 2026/);
  expect(erasureRefusal(claim)).toMatch(/₹2,835\.00 .* your booking ABCD-EFGH/);
  expect(erasureRefusalOfOthers(owed)).toMatch(/₹1,800\.00 of their booking ABCD-EFGH .* by Tue, 8 Dec 2026/);
  expect(erasureRefusalOfOthers(claim)).toMatch(/₹2,835\.00 for their booking ABCD-EFGH/);
});

test('what else is in the way has its sentence, and nothing else has one', () => {
  for (const code of ['last_admin', 'live_hotels', 'bookings_to_come', 'stays_to_come']) {
    expect(erasureRefusal({ code })).toMatch(/\.$/);
    expect(erasureRefusalOfOthers({ code })).toMatch(/\.$/);
  }
  expect(erasureRefusalOfOthers({ code: 'is_admin' })).toMatch(/admin/);
  expect(erasureRefusal({ code: 'busy' })).toBeUndefined();
});
