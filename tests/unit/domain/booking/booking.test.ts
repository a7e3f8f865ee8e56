import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type BookingFormInput,
  bookingFormSchema,
  invalidDates,
  missingFields,
  rejectionToast,
} from '../../../../src/domain/booking/booking.ts';
import { readReference } from '../../../../src/domain/booking/confirmation.ts';
import { GuestReviewSchema } from '../../../../src/domain/booking/reviewForm.ts';
import { owesAdvance } from '../../../../src/domain/booking/status.ts';
import { notCalm } from '../../../../src/words/en/common.ts';

const schema = bookingFormSchema({ max_occupancy: 3, total_rooms: 4 }, '2026-11-20');
const good: BookingFormInput = {
  guest_name: 'Asha Kamat',
  guest_email: 'asha@example.com',
  guest_phone: '',
  check_in_date: '2026-12-01',
  check_out_date: '2026-12-04',
  num_adults: 2,
  num_children: 1,
  num_rooms: 1,
  special_requests: '',
};
const wrongFields = (change: Partial<BookingFormInput>) => {
  const result = v.safeParse(schema, { ...good, ...change });
  return [...new Set((result.issues ?? []).map((issue) => String(issue.path?.[0].key)))];
};

test.each<[Partial<BookingFormInput>, string[]]>([
  [{}, []],
  [{ guest_name: '  ' }, ['guest_name']],
  [{ guest_name: 'x'.repeat(121) }, ['guest_name']],
  [{ guest_name: 'डॉ. आशा कामत' }, []],
  [{ guest_email: '' }, ['guest_email']],
  [{ guest_email: 'asha@' }, ['guest_email']],
  [{ guest_phone: '+91 (832) 247-00.00' }, []],
  [{ guest_phone: '+९१ ८३२ २४७ ००००' }, []],
  [{ guest_phone: '12345' }, ['guest_phone']],
  [{ guest_phone: 'call me' }, ['guest_phone']],
  [{ guest_phone: '1234567890123456' }, ['guest_phone']],
  [{ check_in_date: '', check_out_date: '' }, ['check_in_date', 'check_out_date']],
  [{ check_out_date: '2026-12-01' }, ['check_out_date']],
  [{ check_in_date: '2026-11-19' }, ['check_in_date']],
  [{ check_out_date: '2027-01-05' }, ['check_out_date']],
  [{ num_adults: 0 }, ['num_adults']],
  [{ num_adults: Number.NaN }, ['num_adults']],
  [{ num_adults: 1.5 }, ['num_adults']],
  [{ num_children: -1 }, ['num_children']],
  [{ num_adults: 3, num_children: 1 }, ['num_rooms']],
  [{ num_adults: 3, num_children: 1, num_rooms: 2 }, []],
  [{ num_rooms: 5 }, ['num_rooms']],
  [{ special_requests: 'x'.repeat(1001) }, ['special_requests']],
])('%o is refused at %o', (change, fields) => expect(wrongFields(change)).toEqual(fields));

test('what is trusted is trimmed', () => {
  expect(v.parse(schema, { ...good, guest_name: ' Asha ', guest_email: ' a@b.co ' })).toMatchObject({
    guest_name: 'Asha',
    guest_email: 'a@b.co',
  });
});

test('what no database takes is a blank in what is trusted, and no name by itself', () => {
  const pasted = { ...good, guest_name: 'Asha\u0000Kamat\ud83d', special_requests: 'One\nTwo\u0007' };
  expect(v.parse(schema, pasted)).toMatchObject({ guest_name: 'Asha Kamat', special_requests: 'One\nTwo' });
  expect(wrongFields({ guest_name: '\u0000' })).toEqual(['guest_name']);
});

test('the advance is owed while the booking stands and is not paid', () => {
  for (const booking_status of ['pending', 'confirmed', 'cancelled', 'completed'] as const) {
    for (const payment_status of ['pending', 'paid', 'failed', 'refunded'] as const) {
      const isOpen = booking_status === 'pending' || booking_status === 'confirmed';
      const isUnpaid = payment_status === 'pending' || payment_status === 'failed';
      expect(owesAdvance({ booking_status, payment_status, advance_amount: 1 })).toBe(isOpen && isUnpaid);
      expect(owesAdvance({ booking_status, payment_status, advance_amount: 0 })).toBe(false);
    }
  }
});

test.each<[Partial<BookingFormInput>, unknown]>([
  [{ guest_name: ' ' }, missingFields],
  [{ guest_email: '', check_out_date: '2026-11-01' }, missingFields],
  [{ check_out_date: '' }, missingFields],
  [{ check_out_date: '2026-12-01' }, invalidDates],
  [{ guest_phone: '1' }, null],
])('%o shows the toast %o', (change, toast) => expect(rejectionToast({ ...good, ...change })).toBe(toast));

test.each([
  ['2ju9 zdks 3fa2 34rl', '2JU9-ZDKS-3FA2-34RL'],
  ['2JU9ZDKS3FA234RL', '2JU9-ZDKS-3FA2-34RL'],
  [' 2JU9-ZDKS-3FA2-34RL ', '2JU9-ZDKS-3FA2-34RL'],
  ['2JU9-ZDKS-3FA2-34R', null],
  ['2JU9-ZDKS-3FA2-34R0', null],
  ['2JU9-ZDKS-3FA2-34RI', null],
  ['', null],
  ["' or 1=1 --", null],
  ['x'.repeat(10_000), null],
] as const)('reference %.30s reads %s', (typed, reference) => expect(readReference(typed)).toBe(reference));

test('a review needs stars for all of it and for each aspect', () => {
  const aspects = { clean: '5', place: '4', people: '3', value: '2' };
  const review = { rating: '4', aspects, title: ' Fine ', comment: '' };
  expect(v.parse(GuestReviewSchema, review)).toMatchObject({
    rating: 4,
    aspects: { clean: 5, place: 4, people: 3, value: 2 },
    title: 'Fine',
  });
  for (const stars of ['', '0', '6', '4.5', undefined]) {
    expect(v.safeParse(GuestReviewSchema, { ...review, rating: stars }).success).toBe(false);
    expect(v.safeParse(GuestReviewSchema, { ...review, aspects: { ...aspects, place: stars } }).success).toBe(false);
  }
});

test('the words of a review are as long as the database counts them, and keep to their lines', () => {
  const review = { rating: '4', aspects: { clean: '5', place: '4', people: '3', value: '2' }, title: '' };
  const said = (comment: string) => {
    const read = v.safeParse(GuestReviewSchema, { ...review, comment });
    return read.success ? null : read.issues[0].message;
  };
  expect(said('🌴'.repeat(2000))).toBeNull();
  expect(said('🌴'.repeat(2001))).toBe('Enter 2,000 characters or fewer.');
  expect(said(`Qu${'\u0335'.repeat(5)}iet`)).toBe(notCalm);
  expect(said('Quiet.\n\n\n\nGreen.')).toBe(notCalm);
  expect(said('Quiet.\n\n\nGreen.')).toBeNull();
});
