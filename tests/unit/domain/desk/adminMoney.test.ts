import { expect, test } from 'vitest';
import { askedFirst, contradictsDates, paymentChoices } from '#src/domain/booking/adminBookings.ts';
import {
  afterwards,
  emailWords,
  nothingWords,
  recordable,
  reversible,
  voucherWords,
} from '#src/domain/desk/adminMoney.ts';
import type { Entry, Ledger } from '#src/domain/desk/ledger.ts';
import { sampleMails } from '../../../../supabase/functions/send-mails/samples.ts';
import { deskBooking, ledger } from './stay.ts';

const entry = (change: object) =>
  ({ thing: 'payment', holder: 'site', state: 'received', amount: 1000, method: 'upi', ...change }) as Entry;
/** A booking of ₹10,000 with an advance of ₹3,000. */
const booking = (money: Partial<Ledger> = {}, change: object = {}) =>
  deskBooking({
    total_amount: 1_000_000,
    advance_amount: 300_000,
    payments: {
      ...{ ...ledger(0, 0), balance: 1_000_000 - (money.received ?? 0) + (money.refunded ?? 0) },
      ...{ receivable: { site: 300_000 - (money.at_site ?? 0), property: 1_000_000 }, ...money },
    },
    ...change,
  });
const proposed = (...args: Parameters<typeof recordable>) =>
  recordable(...args).map(({ holder, amount, most }) => [holder, amount, most]);

test('"paid" proposes what is due of the advance, to each holder at most what it can receive', () => {
  expect(proposed(booking(), 'paid')).toEqual([
    ['site', 300_000, 300_000],
    ['property', 300_000, 1_000_000],
  ]);
  expect(proposed(booking({ received: 100_000, at_site: 100_000 }), 'paid')[0]).toEqual(['site', 200_000, 200_000]);
  expect(proposed(booking({ pays_site: false }, { advance_amount: 0 }), 'paid')).toEqual([
    ['property', 1_000_000, 1_000_000],
  ]);
  const report = entry({ state: 'reported', amount: 300_000 });
  expect(recordable(booking({ entries: [report], reported: 300_000 }), 'paid')[0]).toMatchObject({ report });
});

test('"refunded" proposes what each holder has', () => {
  expect(recordable(booking(), 'refunded')).toEqual([]);
  expect(proposed(booking({ received: 800_000, at_site: 300_000, refunded: 100_000 }), 'refunded')).toEqual([
    ['site', 300_000, 300_000],
    ['property', 400_000, 400_000],
  ]);
  const sent = entry({ thing: 'refund', state: 'sent', amount: 300_000 });
  expect(recordable(booking({ received: 300_000, at_site: 300_000, entries: [sent] }), 'refunded')).toEqual([]);
});

test('of a cancelled booking only a reported payment is received', () => {
  const cancelled = { booking_status: 'cancelled', stay_state: 'cancelled' } as const;
  expect(recordable(booking({}, cancelled), 'paid')).toEqual([]);
  expect(nothingWords(cancelled, 'paid')).toMatch(/only a payment that was reported/);
  const report = entry({ state: 'reported', amount: 300_000 });
  expect(proposed(booking({ entries: [report] }, cancelled), 'paid')).toEqual([['site', 300_000, 1_000_000]]);
});

test('says whether the guest gets an email', () => {
  const says = (change: object, status: 'paid' | 'refunded' = 'paid', holder: 'site' | 'property' = 'site') =>
    emailWords(booking({}, change), status, { holder, amount: 1, most: 1, report: null });
  expect(says({})).toBe('The guest gets an email.');
  expect(says({}, 'refunded', 'property')).toBe('The guest gets an email.');
  expect(says({}, 'paid', 'property')).toMatch(/gets no email/);
  expect(says({ stay_state: 'completed' })).toMatch(/gets no email/);
  expect(says({ guest_email: null })).toMatch(/no email address\. Tell the guest yourself/);
  expect(says({ erased_at: '2027-01-01T00:00:00Z' })).toMatch(/details were deleted/);
});

test('says what an amount leaves due', () => {
  expect(afterwards(booking(), 'paid', 'site', 300_000)).toBeNull();
  expect(afterwards(booking(), 'paid', 'site', 100_000)).toMatch(/^₹2,000\.00 stays due/);
  const paid = { received: 800_000, at_site: 300_000 };
  expect(afterwards(booking(paid), 'refunded', 'property', 500_000)).toMatch(/stays paid/);
  expect(afterwards(booking(paid), 'refunded', 'site', 600_000)).toMatch(/balance due becomes ₹8,000\.00/);
  const due = { ...paid, refund_due: 600_000, site_due: 300_000 };
  expect(afterwards(booking(due), 'refunded', 'site', 300_000)).toMatch(/stays paid/);
  expect(afterwards(booking(paid, { booking_status: 'cancelled' }), 'refunded', 'site', 600_000)).toBeNull();
});

test('"pending" reverses what was received, refunded and due', () => {
  const states = ['reported', 'received', 'rejected', 'reversed', 'due', 'done', 'cancelled'];
  const entries = states.map((state) => entry({ state }));
  expect(reversible(entries).map(({ state }) => state)).toEqual(['received', 'due', 'done']);
});

test('nothing is refunded that was not received', () => {
  expect(paymentChoices({ payment_status: 'pending', paid_amount: 0 })).toEqual(['pending', 'paid', 'failed']);
  expect(paymentChoices({ payment_status: 'pending', paid_amount: 1 })).toContain('refunded');
  expect(paymentChoices({ payment_status: 'refunded', paid_amount: 0 })).toContain('refunded');
});

test.each([
  ['completed', '2027-01-17', true],
  ['completed', '2027-01-18', false],
  ['confirmed', '2027-01-18', false],
  ['confirmed', '2027-01-19', true],
  ['pending', '2027-01-15', false],
  ['pending', '2027-01-16', true],
] as const)('a stay from the 15th to the 18th that is %s on %s contradicts its dates: %s', (status, today, says) => {
  const dates = { check_in_date: '2027-01-15', check_out_date: '2027-01-18', paid_amount: 0 };
  expect(contradictsDates(dates, status, today) !== null).toBe(says);
  expect(askedFirst(dates, status, 'booking_status', today)).toBe(says ? 'reason' : null);
});

test('asks before money and cancellations, and not before what moves no money', () => {
  const dates = { check_in_date: '2027-01-15', check_out_date: '2027-01-18' };
  const asked = (paid_amount: number, next: 'pending' | 'paid' | 'failed' | 'refunded') =>
    askedFirst({ ...dates, paid_amount }, next, 'payment_status', '2027-01-01');
  expect([asked(0, 'paid'), asked(1, 'refunded'), asked(1, 'pending'), asked(0, 'failed')]).toEqual([
    'record',
    'record',
    'reverse',
    null,
  ]);
  expect(askedFirst({ ...dates, paid_amount: 0 }, 'cancelled', 'booking_status', '2027-01-01')).toBe('cancel');
});

test('an admin is told that a refund writes a refund voucher, where a receipt voucher stands and no invoice adjusts it', () => {
  const { invoice } = sampleMails.invoice_guest;
  const told = (...kinds: ('invoice' | 'receipt_voucher')[]) =>
    voucherWords({ invoices: kinds.map((kind) => ({ ...invoice, kind })) });
  expect(told('receipt_voucher')).toBe('We issue a refund voucher immediately. Undo does not withdraw it.');
  expect([told(), told('invoice'), told('invoice', 'receipt_voucher')]).toEqual(['', '', '']);
});
