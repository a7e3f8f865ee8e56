import { expect, test } from 'vitest';
import { changedTermsWords } from '#src/domain/booking/changedTermsWords.ts';
import { cancellingWords } from '#src/domain/booking/guestStay.ts';
import { isPastRefund, policyWords, termsWords } from '#src/domain/booking/termsNow.ts';

const until = '2026-12-09T06:30:00+00:00';
const nothing = 'For these dates, you get no refund if you cancel.';

test.each([
  [{ percent: 100, until }, 'Free cancellation until 9 Dec 2026, 12:00 PM IST. After that, no refund.'],
  [
    { percent: 50, until },
    'If you cancel by 9 Dec 2026, 12:00 PM IST, you get 50% of your payment back. After that, no refund.',
  ],
  [{ percent: 0, until: null }, nothing],
  [{ percent: 0, until }, nothing],
  [{ percent: null, until: null }, ''],
])('%o', (terms, words) => {
  expect(termsWords(terms)).toBe(words);
  expect(isPastRefund(terms)).toBe(words === nothing);
  expect(
    cancellingWords({ paid_amount: 0, reported_amount: 0, cancelling: { refund: 0, of_reported: 0, ...terms } }),
  ).toEqual(['You have paid nothing yet. You owe nothing and get no refund.', ...(words ? [words] : [])]);
});

test('of a policy only what holds for the dates is said', () => {
  expect(policyWords('flexible', { percent: 0, until: null })).toBe(nothing);
  expect(policyWords('flexible', { percent: 100, until })).not.toContain('Flexible');
  expect(policyWords('flexible', null)).toContain('Flexible: full refund up to 1 day before arrival');
});

test('what other dates make of the terms is said where there is anything to say', () => {
  const onlyHotel = 'After this change, only the hotel can change or cancel your booking.';
  const over = { percent: 0, until: null };
  const open = { percent: null, until: null };
  expect(changedTermsWords({ terms: { percent: 100, until }, may_change: true })?.isOver).toBe(false);
  expect(changedTermsWords({ terms: over, may_change: true })).toEqual({ words: nothing, isOver: true });
  expect(changedTermsWords({ terms: over, may_change: false })).toEqual({
    words: `${nothing} ${onlyHotel}`,
    isOver: true,
  });
  expect(changedTermsWords({ terms: open, may_change: false })).toEqual({ words: onlyHotel, isOver: true });
  expect(changedTermsWords({ terms: open, may_change: true })).toBeNull();
});

test('it is the non-refundable price, not the dates, that leaves no refund', () =>
  expect(termsWords({ percent: 0, until: null }, { is_refundable: false })).toBe(
    'With this price, you get no refund if you cancel.',
  ));
