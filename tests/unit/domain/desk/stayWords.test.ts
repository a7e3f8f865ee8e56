import { expect, test } from 'vitest';
import { deskLists, stayRefusal } from '#src/domain/desk/bookings.ts';
import { comparePrices } from '#src/domain/desk/priceDifference.ts';
import { deedOf } from '#src/domain/desk/stayDeeds.ts';
import {
  emptyListWords,
  eventWords,
  lateWords,
  longDay,
  moneyWords,
  moveConsequences,
  shortDay,
  stayRooms,
} from '#src/domain/desk/stayWords.ts';
import { deskBooking } from './stay.ts';

test('days and rooms as a desk says them', () => {
  expect(shortDay('2027-01-15')).toBe('Fri 15 Jan');
  expect(longDay('2027-01-15')).toBe('Friday, 15 January 2027');
  expect(stayRooms(deskBooking())).toBe('Garden Room');
  expect(stayRooms(deskBooking({ num_rooms: 2 }))).toBe('2 × Garden Room');
});

test.each([
  [{ balance: 50_000 }, '₹500.00 to pay'],
  [{ balance: -50_000 }, '₹500.00 to give back'],
  [{ balance: 0 }, 'Paid'],
  [{ balance: 0, stay_state: 'cancelled' }, 'Nothing open'],
  [{ balance: 0, stay_state: 'no_show' }, 'Nothing open'],
] as const)('the money of %o: %s', (change, words) => expect(moneyWords(deskBooking(change))).toBe(words));

test('who is late is told, who is not goes without words', () => {
  const late = (change: object, today: string) => lateWords(deskBooking(change), today);
  expect(late({ list: 'arriving' }, '2027-01-15')).toBe('');
  expect(late({ list: 'arriving' }, '2027-01-17')).toBe('Awaited since Fri 15 Jan');
  expect(late({ list: 'leaving', stay_state: 'checked_in' }, '2027-01-18')).toBe('');
  expect(late({ list: 'leaving', stay_state: 'checked_in' }, '2027-01-20')).toBe('Was to leave on Mon 18 Jan');
  expect(late({ list: 'leaving', stay_state: 'confirmed' }, '2027-01-18')).toBe('Was never checked in');
});

test('each list says what it will hold', () =>
  expect(deskLists.every((list) => emptyListWords[list].title && emptyListWords[list].text)).toBe(true));

test('what happened reads as it was done', () => {
  const words = (before: object | null, after: object | null, mail: string | null = null) =>
    eventWords({ before, after, mail });
  expect(words({ stay_state: 'confirmed' }, { stay_state: 'checked_in' })).toEqual(['Checked in']);
  expect(words({ stay_state: 'completed' }, { stay_state: 'checked_in' })).toEqual(['Check-out taken back']);
  expect(words({ stay_state: 'checked_in' }, { stay_state: 'confirmed' })).toEqual(['Check-in taken back']);
  expect(words({ stay_state: 'no_show' }, { stay_state: 'confirmed' })).toEqual(['No-show taken back']);
  expect(words({ stay_state: 'pending' }, { stay_state: 'confirmed' })).toEqual(['Confirmed']);
  expect(words({ stay_state: 'confirmed' }, { stay_state: 'no_show' })).toEqual(['No-show']);
  expect(
    words(
      { stay_state: 'checked_in', check_out_date: '2027-01-18', total_amount: 300_000 },
      { stay_state: 'completed', check_out_date: '2027-01-17', total_amount: 200_000 },
    ),
  ).toEqual(['Checked out', 'Check-out: Mon, 18 Jan 2027 → Sun, 17 Jan 2027', 'Total: ₹3,000.00 → ₹2,000.00']);
  expect(words({ payment_status: 'pending' }, { payment_status: 'paid' })).toEqual(['Payment: not paid → paid']);
  expect(words(null, null, 'booking_guest')).toEqual(['Sent again: Booking confirmation']);
  expect(words(null, null)).toEqual(['Note']);
});

test('what follows is said before it is done', () => {
  const says = (change: object, from: 'confirmed', to: 'no_show', today: string) =>
    moveConsequences(deskBooking(change), deedOf(from, to) ?? { from, to }, today).join(' ');
  const of = says as (change: object, from: string, to: string, today: string) => string;
  expect(of({}, 'confirmed', 'no_show', '2027-01-16')).toMatch(/^2 nights of 1 room are for sale again at once\./);
  expect(of({}, 'confirmed', 'checked_in', '2027-01-15')).toBe('₹11,026.59 is still to be paid.');
  expect(of({ balance: 0 }, 'confirmed', 'checked_in', '2027-01-15')).toBe('Everything is paid.');
  expect(of({ num_rooms: 2 }, 'checked_in', 'completed', '2027-01-17')).toMatch(/1 night of 2 rooms is for sale again/);
  expect(of({}, 'checked_in', 'completed', '2027-01-18')).toBe('₹11,026.59 is still to be paid.');
  expect(of({}, 'no_show', 'confirmed', '2027-01-15')).toMatch(/taken again.+A mail tells the guest/);
  expect(of({ guest_email: null }, 'pending', 'confirmed', '2027-01-15')).toMatch(/No mail can tell the guest/);
  expect(of({}, 'completed', 'checked_in', '2027-01-18')).toMatch(/until Mon, 18 Jan 2027/);
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
    { label: 'of which GST (5%)', isTotal: false, before: 52_508, now: 70_011 },
    { label: 'Total', isTotal: true, before: 1_102_659, now: 1_470_212 },
  ]);
  const cheaper = { ...booking, total_amount: 1_000_000 };
  expect(comparePrices(booking, cheaper)).toEqual([
    { label: '₹3,675.53 × 3 nights × 1 room', isTotal: false, before: 1_102_659, now: 1_102_659 },
    { label: 'Discount', isTotal: false, before: null, now: -102_659 },
    { label: 'of which GST (5%)', isTotal: false, before: 52_508, now: 52_508 },
    { label: 'Total', isTotal: true, before: 1_102_659, now: 1_000_000 },
  ]);
});

test('what is refused is said of a booking, and of days as the database says', () => {
  expect(stayRefusal({ code: 'changed_meanwhile' })).toMatch(/^Somebody changed this booking/);
  expect(stayRefusal({ code: 'not_today', error: 'This stay begins on Friday.' })).toBe('This stay begins on Friday.');
  expect(stayRefusal({ code: 'sold_out', rooms_free: 1 })).toBe('Only 1 room is free on every one of these nights.');
  expect(stayRefusal({ code: 'no_email' })).toBe('There is no e-mail address to send it to.');
});
