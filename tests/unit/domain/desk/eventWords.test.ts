import { expect, test } from 'vitest';
import { eventWords } from '#src/domain/desk/eventWords.ts';
import { deskBooking, ledger } from './stay.ts';

test('what happened reads as it was done', () => {
  const words = (before: object | null, after: object | null, mail: string | null = null) =>
    eventWords({ at: '2027-01-03T10:00:00+00:00', before, after, mail }, deskBooking());
  expect(words({ stay_state: 'confirmed' }, { stay_state: 'checked_in' })).toEqual(['Checked in']);
  expect(words({ stay_state: 'completed' }, { stay_state: 'checked_in' })).toEqual(['Check-out undone']);
  expect(words({ stay_state: 'checked_in' }, { stay_state: 'confirmed' })).toEqual(['Check-in undone']);
  expect(words({ stay_state: 'no_show' }, { stay_state: 'confirmed' })).toEqual(['No-show undone']);
  expect(words({ stay_state: 'pending' }, { stay_state: 'confirmed' })).toEqual(['Confirmed']);
  expect(words({ stay_state: 'confirmed' }, { stay_state: 'no_show' })).toEqual(['No-show']);
  expect(
    words(
      { stay_state: 'checked_in', check_out_date: '2027-01-18', total_amount: 300_000 },
      { stay_state: 'completed', check_out_date: '2027-01-17', total_amount: 200_000 },
    ),
  ).toEqual(['Checked out', 'Check-out: Mon, 18 Jan 2027 → Sun, 17 Jan 2027', 'Total: ₹3,000.00 → ₹2,000.00']);
  expect(words({ stay_state: 'confirmed' }, { stay_state: 'cancelled', cancelled_by: 'house' })).toEqual([
    'Cancelled by the property',
  ]);
  expect(words({}, { cancelled_by: 'house', cancel_answer: 'denied' })).toEqual([
    'The guest says that they did not cancel. It counts as cancelled by the property',
  ]);
  expect(words({}, { no_show_disputed: true })).toEqual(['The guest says that they were there']);
  expect(words({}, { corrected: ['name', 'email'] })).toEqual(['Guest details corrected: name, email']);
  expect(words({}, { form_c: 'taken_back' })).toEqual(['Form C marked as not reported']);
  expect(words(null, null, 'booking_guest')).toEqual(['Sent again: Booking confirmation']);
  expect(words(null, null)).toEqual(['Note']);
});

test('a payment is the advance, or all of it, by what was received until then and not reversed', () => {
  const entry = {
    thing: 'payment',
    state: 'received',
    amount: 330_798,
    at: '2027-01-03T09:59:59.5+00:00',
    ended_at: null,
  };
  const words = (payment_status: string, change: object, ...entries: object[]) =>
    eventWords(
      {
        at: '2027-01-03T10:00:00+00:00',
        before: { payment_status: 'pending' },
        after: { payment_status },
        mail: null,
      } as never,
      deskBooking({ payments: { ...ledger(0, 0), entries } as never, ...change }),
    );
  const later = { ...entry, amount: 771_861, at: '2027-01-03T11:00:00+00:00' };
  const before = { ...later, at: entry.at };
  const ended_at = '2027-01-03T09:59:59.7+00:00';
  expect(words('paid', {}, entry, later)).toEqual(['Advance paid']);
  expect(words('paid', {}, entry, before)).toEqual(['Paid in full']);
  expect(words('paid', {}, entry, { ...before, state: 'reversed', ended_at })).toEqual(['Advance paid']);
  expect(words('paid', {}, entry, { ...before, state: 'reversed', ended_at: later.at })).toEqual(['Paid in full']);
  for (const state of ['reported', 'rejected'])
    expect(words('paid', {}, entry, { ...before, state })).toEqual(['Advance paid']);
  for (const [state, said] of [
    ['done', 'Advance paid'],
    ['due', 'Paid in full'],
  ] as const)
    expect(words('paid', {}, entry, before, { ...entry, thing: 'refund', state })).toEqual([said]);
  expect(words('paid', { advance_amount: 0 })).toEqual(['Paid in full']);
  expect(words('pending', {})).toEqual(['Advance not paid']);
  expect(words('pending', { advance_amount: 0 })).toEqual(['Not paid']);
  expect(words('refunded', {})).toEqual(['Refunded']);
  expect(words('refunded', {}, before, { ...entry, thing: 'refund', state: 'done' })).toEqual(['Partly refunded']);
});
