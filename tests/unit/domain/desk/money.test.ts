import { expect, test } from 'vitest';
import { buyerErrors, invoiceRefusal, needsBuyerAddress } from '#src/domain/desk/invoice.ts';
import {
  asMoved,
  entryWords,
  isEnded,
  moneyRefusal,
  refundDueWords,
  refundPayers,
  wayWords,
} from '#src/domain/desk/ledger.ts';
import { isGstin } from '#src/domain/listing/gst.ts';

const buyer = { name: 'Asha Kamat', company: '', gstin: '', address: 'Panaji 403001' };
test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ name: '<b>' }, ['name']],
  [{ name: 'x'.repeat(121) }, ['name']],
  [{ company: 'Kamat', gstin: ' 27aapfu0939f1zv ' }, []],
  [{ company: 'Kamat', gstin: 'GSTIN: 27 AAPFU 0939 F1ZV' }, []],
  [{ company: 'Kamat\u200b', gstin: '27-AAPFU-0939-F1ZV' }, []],
  [{ gstin: '27AAPFU0939F1ZV' }, ['company']],
  [{ company: 'Kamat', gstin: '27AAPFU0939F1ZV', address: ' ' }, ['address']],
  [{ address: '' }, []],
  [{ company: 'Kamat', gstin: '27AAPFU0939F1ZW' }, ['gstin']],
  [{ company: 'x'.repeat(121) }, ['company']],
  [{ address: 'Panaji\n403001' }, []],
  [{ address: 'x'.repeat(301) }, ['address']],
])('a buyer with %j is wrong in %j', (change, fields) =>
  expect(Object.keys(buyerErrors({ ...buyer, ...change }))).toEqual(fields),
);

test('a receipt voucher needs a company with its GST number and address', () =>
  expect(Object.keys(buyerErrors({ ...buyer, address: '' }, true))).toEqual(['company', 'gstin', 'address']));

test.each([
  ['site', 100, true],
  ['walk_in', 5_000_000, true],
  ['walk_in', 4_999_999, false],
] as const)('an invoice of %s over %i paise asks for the address: %s', (source, total_amount, asks) =>
  expect(needsBuyerAddress({ source, total_amount })).toBe(asks),
);

test('a GST number has a check character', () => {
  const right = {
    'a business': '27AAPFU0939F1ZV',
    UIN: '0717UNO00157UNO',
    TDS: '27PNEA06819B1DE',
    TCS: '33AABCF0123H1CO',
  };
  for (const [what, number] of Object.entries(right)) expect(isGstin(number), what).toBe(true);
  for (const wrong of ['0717UNO00157UNA', '27PNEA06819B1DF', '33AABCF0123H1CN'])
    expect(isGstin(wrong), wrong).toBe(false);
  for (const wrong of ['27AAPFU0939F1ZU', '27AAPFU0993F1ZV', '27aapfu0939f1zv', '27AAPFU0939F1Z', ''])
    expect(isGstin(wrong)).toBe(false);
});

test('a refund says who pays it', () => {
  expect(refundPayers(10_000, 0)).toBe('');
  expect(refundPayers(10_000, 10_000)).toBe('Susegad Stays pays this refund.');
  expect(refundPayers(10_000, 4_000)).toBe('Susegad Stays pays ₹40.00 of this refund. The property pays ₹60.00.');
});

test('a refund that is due says by when, and one that is sent who sends it', () => {
  const due = (state: 'due' | 'sent', today: string) => refundDueWords({ state, due_on: '2027-01-15' }, today);
  expect(due('due', '2027-01-15')).toEqual({ isOverdue: false, words: 'Due by Fri, 15 Jan 2027' });
  expect(due('due', '2027-01-16')).toEqual({ isOverdue: true, words: 'Overdue since Fri, 15 Jan 2027' });
  expect(due('sent', '2027-01-15')?.words).toBe('The payment gateway is sending it. Due by Fri, 15 Jan 2027');
  expect(refundDueWords({ state: 'done', due_on: null }, '2027-01-15')).toBeNull();
});

test('a refusal says what to do', () => {
  expect(moneyRefusal({ code: 'too_much', most: 250_000 })).toContain('Enter ₹2,500.00 or less');
  expect(moneyRefusal({ code: 'too_much', most: 0 })).toBe('No balance or refund is due.');
  expect(moneyRefusal({ code: 'not_by_site', most: 100_000 })).toContain('enter ₹1,000.00 or less');
  expect(invoiceRefusal({ code: 'not_found' })).toBe('We did not find this invoice in your properties.');
  expect(moneyRefusal({ code: 'invalid_payment', field: 'reference' })).toContain('60 characters');
  expect(moneyRefusal({ code: 'second_factor_needed' })).toBe(
    'We could not make this change. Reload the page and try again.',
  );
  expect(invoiceRefusal({ code: 'invalid_buyer', field: 'gstin' })).toContain('not a valid GST number');
  expect(invoiceRefusal({ code: 'too_early' })).toContain('from the check-in date');
});

test('the desk writes to us about a refund that the guest got an email about, and pays one that is owed', () => {
  expect(moneyRefusal({ code: 'refund_depends_on_it' })).toMatch(/guest got an email .*write to us\.$/);
  expect(moneyRefusal({ code: 'promised' })).toBe('The guest is owed this refund. Record it once it is paid.');
});

test.each([
  ['payment', 'received', 'upi', 'site', 'To Susegad Stays · UPI'],
  ['payment', 'received', 'cash', 'property', 'Cash'],
  ['refund', 'done', 'bank', 'site', 'By Susegad Stays · Bank transfer'],
  ['refund', 'due', null, 'site', 'Susegad Stays pays it'],
  ['refund', 'cancelled', null, 'site', 'From Susegad Stays'],
  ['refund', 'due', null, 'property', null],
] as const)('a %s that is %s, by %s, of the %s: %s', (thing, state, method, holder, words) =>
  expect(wayWords({ thing, state, method, holder })).toBe(words),
);

test.each([
  ['payment', 'reversed', 'Payment reversed', true],
  ['refund', 'reversed', 'Refund reversed', true],
  ['refund', 'failed', 'Refund failed', true],
  ['payment', 'reported', 'Payment reported', false],
  ['refund', 'sent', 'Refund sent, not confirmed yet', false],
] as const)('a %s that is %s reads "%s"', (thing, state, words, ended) => {
  expect(entryWords({ thing, state })).toBe(words);
  expect(isEnded({ state })).toBe(ended);
});

test('what was reversed later moved on its day, and its reversal is a move of its own', () => {
  const ended = { state: 'reversed', ended_at: '2027-01-16T10:00:00+00:00' } as const;
  const payment = (counts: number) => asMoved({ ...ended, thing: 'payment', counts } as never);
  const refund = (counts: number) => asMoved({ ...ended, thing: 'refund', counts } as never);
  for (const [move, state] of [
    [payment(500), 'received'],
    [refund(-500), 'done'],
  ] as const)
    expect(move).toMatchObject({ state, ended_at: null });
  for (const move of [payment(-500), refund(500)]) expect(move).toMatchObject(ended);
});
