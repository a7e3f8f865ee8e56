import { expect, test } from 'vitest';
import { changedStay } from '#src/domain/booking/pendingChangeWords.ts';
import { policyWords } from '#src/domain/booking/termsNow.ts';

test('a change that waits says what the booking becomes', () => {
  const stay = { room_name: 'Garden Room', check_in_date: '2026-12-12', check_out_date: '2026-12-15' };
  expect(changedStay({ ...stay, num_rooms: 2, num_adults: 3, num_children: 1 })).toBe(
    'Sat, 12 Dec 2026 to Tue, 15 Dec 2026, Garden Room, 2 rooms, 3 adults, 1 child',
  );
});

const until = '2026-12-11T08:30:00+00:00';
test.each([
  [
    'flexible',
    { percent: 100, until },
    'Free cancellation until 11 Dec 2026, 2:00 PM IST. After that, no refund. Refunds take 5–7 business days.',
  ],
  [
    'strict',
    { percent: 50, until },
    'If you cancel by 11 Dec 2026, 2:00 PM IST, you get 50% of your payment back. After that, no refund. Refunds take 5–7 business days.',
  ],
  ['flexible', { percent: 0, until: null }, 'For these dates, you get no refund if you cancel.'],
  ['We refund half until Sunday.', { percent: null, until: null }, 'We refund half until Sunday.'],
  ['non_refundable', null, 'Non-refundable: no refund after booking.'],
  [null, { percent: 100, until }, ''],
] as const)('of the cancellation policy %s only what applies to the dates is said', (policy, terms, words) => {
  expect(policyWords(policy, terms)).toBe(words);
});
