import { expect, test } from 'vitest';
import { adminChanges, askedFirst, contradictsDates, reversible, voucherWords } from '#src/domain/desk/adminChange.ts';
import type { LedgerEntry } from '#src/domain/desk/ledger.ts';
import { sampleMails } from '../../../../supabase/functions/send-mails/samples.ts';
import { deskBooking } from './stay.ts';

const entry = (change: object) =>
  ({ thing: 'payment', holder: 'site', state: 'received', amount: 1000, method: 'upi', ...change }) as LedgerEntry;
const noMoney = { payments: { received: 0, refunded: 0 } };

test('"pending" reverses what was received, refunded and due', () => {
  const states = ['reported', 'received', 'rejected', 'reversed', 'due', 'done', 'cancelled'];
  const entries = states.map((state) => entry({ state }));
  expect(reversible(entries).map(({ state }) => state)).toEqual(['received', 'due', 'done']);
});

test.each([
  ['confirmed', ['checked_in', 'no_show', 'cancelled'], ['pending', 'cancelled', 'completed']],
  ['pending', ['confirmed', 'cancelled'], ['cancelled']],
  ['checked_in', ['completed', 'confirmed'], []],
  ['completed', ['checked_in'], ['confirmed', 'cancelled']],
  ['cancelled', [], ['pending', 'confirmed']],
  ['no_show', ['confirmed'], []],
] as const)('an admin changes a booking that is %s beyond what the front desk can', (stay_state, moves, statuses) => {
  const booking_status =
    stay_state === 'checked_in' ? 'confirmed' : stay_state === 'no_show' ? 'cancelled' : stay_state;
  const booking = deskBooking({ stay_state, booking_status, moves: [...moves], payment_status: 'paid' });
  const next = (erased_at: string | null) => adminChanges({ ...booking, erased_at }).map((change) => change.next);
  expect(next(null)).toEqual([...statuses, 'pending', 'failed']);
  expect(next('2027-01-01')).not.toContain('confirmed');
});

test.each([
  ['completed', '2027-01-17', true],
  ['completed', '2027-01-18', false],
  ['confirmed', '2027-01-18', false],
  ['confirmed', '2027-01-19', true],
  ['pending', '2027-01-15', false],
  ['pending', '2027-01-16', true],
] as const)('a stay from the 15th to the 18th that is %s on %s contradicts its dates: %s', (status, today, says) => {
  const dates = { check_in_date: '2027-01-15', check_out_date: '2027-01-18', ...noMoney };
  expect(contradictsDates(dates, status, today) !== null).toBe(says);
  expect(askedFirst(dates, { state: 'booking_status', next: status }, today)).toBe(says ? 'reason' : null);
});

test('asks before money is reversed and before a cancellation, and not before what moves no money', () => {
  const dates = { check_in_date: '2027-01-15', check_out_date: '2027-01-18' };
  const asked = (received: number, next: 'pending' | 'failed') =>
    askedFirst({ ...dates, payments: { received, refunded: 0 } }, { state: 'payment_status', next }, '2027-01-01');
  expect([asked(1, 'pending'), asked(0, 'failed')]).toEqual(['reverse', null]);
  const cancelled = { state: 'booking_status', next: 'cancelled' } as const;
  expect(askedFirst({ ...dates, ...noMoney }, cancelled, '2027-01-01')).toBe('cancel');
});

test('an admin is told that a refund writes a refund voucher, where a receipt voucher stands and no invoice adjusts it', () => {
  const { invoice } = sampleMails.invoice_guest;
  const told = (...kinds: ('invoice' | 'receipt_voucher')[]) =>
    voucherWords({ invoices: kinds.map((kind) => ({ ...invoice, kind })) });
  expect(told('receipt_voucher')).toBe('We issue a refund voucher immediately. Undo does not withdraw it.');
  expect([told(), told('invoice'), told('invoice', 'receipt_voucher')]).toEqual(['', '', '']);
});
