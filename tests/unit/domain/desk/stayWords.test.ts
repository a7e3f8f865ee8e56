import { expect, test } from 'vitest';
import { comparePrices } from '#src/domain/booking/priceDifference.ts';
import { deskLists, stayRefusal } from '#src/domain/desk/bookings.ts';
import { findStayAction } from '#src/domain/desk/stayActions.ts';
import {
  advanceWords,
  changeRefund,
  emptyListWords,
  formCReminder,
  lateWords,
  leftWords,
  longDay,
  moneyWords,
  moveConsequences,
  papersNeeded,
  roomsWords,
  shortDay,
  stayRooms,
} from '#src/domain/desk/stayWords.ts';
import { deskBooking, ledger } from './stay.ts';

test('days and rooms as a desk says them', () => {
  expect(shortDay('2027-01-15')).toBe('Fri 15 Jan');
  expect(longDay('2027-01-15')).toBe('Friday, 15 January 2027');
  expect(stayRooms(deskBooking())).toBe('Garden Room');
  expect(stayRooms(deskBooking({ num_rooms: 2 }))).toBe('2 × Garden Room');
});

test.each([
  [{ balance: 50_000 }, '₹500.00 due'],
  [{ balance: -50_000 }, '₹500.00 refund due'],
  [{ balance: 0 }, 'Paid'],
  [{ balance: 0, stay_state: 'cancelled' }, 'Nothing due'],
  [{ balance: 0, stay_state: 'no_show' }, 'Nothing due'],
  [{ balance: 0, refund_due: 50_000, stay_state: 'cancelled' }, '₹500.00 refund due'],
  [{ balance: 0, refund_due: 20_000 }, '₹200.00 refund due'],
  [{ balance: 70_000, refund_due: 20_000 }, '₹700.00 due'],
] as const)('the money of %o: %s', (change, words) => expect(moneyWords(deskBooking(change))).toBe(words));

test('who is late is told, who is not goes without words', () => {
  const late = (change: object, today: string) => lateWords(deskBooking(change), today);
  expect(late({ list: 'arriving' }, '2027-01-15')).toBe('');
  expect(late({ list: 'arriving' }, '2027-01-17')).toBe('Expected Fri 15 Jan');
  expect(late({ list: 'leaving', stay_state: 'checked_in' }, '2027-01-18')).toBe('');
  expect(late({ list: 'leaving', stay_state: 'checked_in' }, '2027-01-20')).toBe('Check-out was Mon 18 Jan');
  expect(late({ list: 'leaving', stay_state: 'confirmed' }, '2027-01-18')).toBe('Not checked in');
});

test('each list says what it will hold', () =>
  expect(deskLists.every((list) => emptyListWords[list].title && emptyListWords[list].text)).toBe(true));

test.each([
  [{}, 'Advance of ₹3,307.98 due to Susegad Stays by 3 Jan 2027, 3:30 PM'],
  [{ advance_due_at: null }, 'Advance of ₹3,307.98 due to Susegad Stays'],
  [{ reported_amount: 330_798 }, 'Advance of ₹3,307.98 reported as paid'],
  [{ balance: 1_002_659, advance_due_at: null }, 'Advance of ₹2,307.98 due to Susegad Stays'],
  [{ payment_status: 'paid', balance: 771_861 }, ''],
  [{ booking_status: 'cancelled' }, ''],
  [{ advance_amount: 0 }, ''],
  [{ stay_state: 'checked_in' }, ''],
] as const)('a stay with %j is not sure yet: "%s"', (change, words) =>
  expect(advanceWords(deskBooking(change as object))).toBe(words),
);

test('what is left follows what is charged', () => {
  expect(leftWords(105_000, 0)).toBe('Balance due: ₹1,050.00.');
  expect(leftWords(105_000, 105_000)).toBe('Everything is paid.');
  expect(leftWords(105_000, 200_000)).toBe('Refund due: ₹950.00.');
});

test('a booking that is changed can have its own room again', () =>
  expect(roomsWords(3)).toBe('3 rooms of this type are available on all these nights.'));

test('the refund of a change says who pays it', () => {
  expect(changeRefund({ refund: 0, refund_by_site: 0 })).toBe('');
  const said = 'The guest gets a refund of ₹4,000.00.';
  expect(changeRefund({ refund: 400_000, refund_by_site: 0 })).toBe(said);
  expect(changeRefund({ refund: 400_000, refund_by_site: 100_000 })).toBe(
    `${said} Susegad Stays pays ₹1,000.00 of this refund. The property pays ₹3,000.00.`,
  );
});

test('what follows is said before it is done', () => {
  const says = (change: object, from: 'confirmed', to: 'no_show', today: string) =>
    moveConsequences(deskBooking(change), findStayAction(from, to) ?? { from, to }, today).join(' ');
  const of = says as (change: object, from: string, to: string, today: string) => string;
  expect(of({}, 'confirmed', 'no_show', '2027-01-16')).toMatch(/^1 room for 2 nights becomes available immediately\./);
  expect(of({}, 'confirmed', 'no_show', '2027-01-16')).toMatch(/We email the guest that you recorded a no-show\./);
  const paid = (received: number) => ({ refund_by_policy: 0, payments: ledger(received, 0) });
  expect(of(paid(180_000), 'confirmed', 'no_show', '2027-01-16')).toMatch(/Under the cancellation policy: no refund\./);
  expect(of(paid(0), 'confirmed', 'no_show', '2027-01-16')).toMatch(/Nothing was paid\. No refund\./);
  expect(of({ guest_email: null }, 'confirmed', 'no_show', '2027-01-16')).not.toMatch(/email/);
  expect(of({}, 'confirmed', 'checked_in', '2027-01-15')).toMatch(
    /^Balance due: ₹11,026\.59\. Collect it now or at check-out\. The advance of ₹3,307\.98 was not received yet\. Ask if the guest is paying it online/,
  );
  expect(of({ balance: 0 }, 'confirmed', 'checked_in', '2027-01-15')).toBe('Everything is paid.');
  const papers = (change: object, from = 'confirmed') =>
    of({ balance: 0, ...change }, from, 'checked_in', '2027-01-15');
  expect(papers({ perhaps_abroad: true })).toMatch(/paid\. The phone number is not an Indian one\. .+ \(Form C\)\.$/);
  const form_c = { guests: 2, filled: 0, reported: 0, due_at: null };
  expect(papers({ form_c })).toMatch(/Form C is missing for 2 foreign guests\. Ask for passport and visa\./);
  expect(papers({ form_c: { ...form_c, filled: 1 } })).toMatch(/Form C is missing for 1 foreign guest\./);
  expect(papers({ form_c: { ...form_c, filled: 2 } })).toBe('Everything is paid.');
  expect(papers({ perhaps_abroad: true }, 'completed')).not.toMatch(/Form C/);
  expect(of({ num_rooms: 2 }, 'checked_in', 'completed', '2027-01-17')).toMatch(/2 rooms for 1 night become available/);
  expect(of({}, 'checked_in', 'completed', '2027-01-18')).toBe('');
  expect(of({}, 'no_show', 'confirmed', '2027-01-15')).toMatch(
    /booked again.+We email the guest that this is undone\./,
  );
  expect(of({ guest_email: null }, 'pending', 'confirmed', '2027-01-15')).toMatch(/Tell the guest yourself/);
  expect(of({}, 'completed', 'checked_in', '2027-01-18')).toMatch(/until Mon, 18 Jan 2027/);
});

test('after a check-in, papers are offered to guests who may need them', () => {
  const needed = (change: object) =>
    papersNeeded(deskBooking({ has_register: true, num_adults: 2, num_children: 0, ...change }));
  const form_c = { guests: 2, filled: 0, reported: 0, due_at: null };
  expect(needed({})).toEqual(['register']);
  expect(needed({ has_register: false })).toEqual([]);
  expect(needed({ perhaps_abroad: true })).toEqual(['abroad', 'register']);
  expect(needed({ form_c })).toEqual(['abroad']);
  expect(needed({ form_c: { ...form_c, filled: 2 } })).toEqual([]);
  expect(needed({ form_c: { ...form_c, guests: 1, filled: 1 } })).toEqual(['register']);
});

test('check-out reminds of foreign guests without a report', () => {
  const says = (change: object) => formCReminder(deskBooking(change));
  const form_c = { guests: 2, filled: 2, reported: 0, due_at: null };
  expect(says({ form_c })).toBe('2 foreign guests are not reported yet (Form C).');
  expect(says({ form_c: { ...form_c, reported: 1 } })).toBe('1 foreign guest is not reported yet (Form C).');
  expect(says({ form_c: { ...form_c, reported: 2 } })).toBe('');
  expect(says({ perhaps_abroad: true })).toMatch(/^The phone number is not an Indian one\./);
  expect(says({})).toBe('');
});

test('two prices stand beside each other line by line, what stays the same once', () => {
  const booking = deskBooking();
  const longer = {
    ...booking,
    nights: 4,
    total_amount: 1_470_212,
    price_lines: [{ first_night: '2027-01-15', nights: 4, num_rooms: 1, full_price: 367_553 }],
    taxes: [{ tax_rate: 5, tax: 70_011 }],
  };
  expect(comparePrices(booking, longer)).toEqual([
    { label: '₹3,675.53 × 3 nights × 1 room', isTotal: false, before: 1_102_659, now: null },
    { label: '₹3,675.53 × 4 nights × 1 room', isTotal: false, before: null, now: 1_470_212 },
    { label: 'GST included (5%)', isTotal: false, before: 52_508, now: 70_011 },
    { label: 'Total', isTotal: true, before: 1_102_659, now: 1_470_212 },
  ]);
  const cheaper = { ...booking, total_amount: 1_000_000 };
  expect(comparePrices(booking, cheaper)).toEqual([
    { label: '₹3,675.53 × 3 nights × 1 room', isTotal: false, before: 1_102_659, now: 1_102_659 },
    { label: 'Discount', isTotal: false, before: null, now: -102_659 },
    { label: 'GST included (5%)', isTotal: false, before: 52_508, now: 52_508 },
    { label: 'Total', isTotal: true, before: 1_102_659, now: 1_000_000 },
  ]);
});

test('what is refused is said of a booking, and of days as the database says', () => {
  expect(stayRefusal({ code: 'changed_meanwhile' })).toMatch(/^Someone else changed this booking/);
  expect(stayRefusal({ code: 'not_today', error: 'This stay begins on Friday.' })).toBe('This stay begins on Friday.');
  expect(stayRefusal({ code: 'sold_out', rooms_free: 1 })).toBe('Only 1 room is available on all of these nights.');
  expect(stayRefusal({ code: 'balance_due', due: 483_000 })).toMatch(/^A balance of ₹4,830\.00 is due\. /);
  expect(stayRefusal({ code: 'no_email' })).toBe('There is no email address to send it to.');
});
