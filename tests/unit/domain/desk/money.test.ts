import { expect, test } from 'vitest';
import { buyerErrors, invoiceRefusal } from '#src/domain/desk/invoice.ts';
import { mayTakeBack, moneyRefusal, refundParts, refundWords, siteHas, wayWords } from '#src/domain/desk/ledger.ts';
import { isGstin } from '#src/domain/listing/gst.ts';

const buyer = { name: 'Asha Kamat', company: '', gstin: '', address: '' };
test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ name: '<b>' }, ['name']],
  [{ name: 'x'.repeat(121) }, ['name']],
  [{ company: 'Kamat', gstin: ' 27aapfu0939f1zv ' }, []],
  [{ gstin: '27AAPFU0939F1ZV' }, ['company']],
  [{ company: 'Kamat', gstin: '27AAPFU0939F1ZW' }, ['gstin']],
  [{ company: 'x'.repeat(121) }, ['company']],
  [{ address: 'Panaji\n403001' }, []],
  [{ address: 'x'.repeat(301) }, ['address']],
])('a buyer with %j is wrong in %j', (change, fields) =>
  expect(Object.keys(buyerErrors({ ...buyer, ...change }))).toEqual(fields),
);

test('a GST number has a check character', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
  for (const wrong of ['27AAPFU0939F1ZU', '27AAPFU0993F1ZV', '27aapfu0939f1zv', '27AAPFU0939F1Z', ''])
    expect(isGstin(wrong)).toBe(false);
});

test('money that the site has goes back from there, and first', () => {
  expect(refundParts(100, 0)).toEqual({ bySite: 0, byHouse: 100 });
  expect(refundParts(100, 40)).toEqual({ bySite: 40, byHouse: 60 });
  expect(refundParts(100, 400)).toEqual({ bySite: 100, byHouse: 0 });
  expect(refundWords(100, 0)).toBe('');
  expect(refundWords(10_000, 10_000)).toBe('Susegad Stays has this money and gives it back.');
  expect(refundWords(10_000, 4_000)).toMatch(/^Susegad Stays has ₹40\.00 of it .+ ₹60\.00 is the house’s to give\.$/);
  // Where the site says itself what it gives, that is what the house reads, and no more.
  expect(siteHas(10_000, 0, 0)).toBe(10_000);
  expect(siteHas(10_000, 10_000, 4_000)).toBe(4_000);
});

test('a refusal says what to do', () => {
  expect(moneyRefusal({ code: 'too_much', most: 250_000 })).toContain('₹2,500.00 at most');
  expect(moneyRefusal({ code: 'too_much', most: 0 })).toContain('Nothing is left');
  expect(moneyRefusal({ code: 'not_by_site', most: 100_000 })).toContain('₹1,000.00 at most can have gone through');
  expect(invoiceRefusal({ code: 'not_found' })).toBe('There is no such invoice in your houses.');
  expect(moneyRefusal({ code: 'invalid_payment', field: 'reference' })).toContain('60 characters');
  expect(moneyRefusal({ code: 'second_factor_needed' })).toBe('The server refused this.');
  expect(invoiceRefusal({ code: 'invalid_buyer', field: 'gstin' })).toContain('no GST number');
  expect(invoiceRefusal({ code: 'too_early' })).toContain('day of arrival');
});

test('a refund that the guest of a cancelled stay was told of is not taken back', () => {
  const owed = { kind: 'refund_owed', is_reversed: false, is_kept: false, is_underway: false } as const;
  const stay = { erased_at: null, booking_status: 'confirmed' };
  expect(mayTakeBack(owed, stay)).toBe(true);
  expect(mayTakeBack(owed, { ...stay, booking_status: 'cancelled' })).toBe(false);
  expect(mayTakeBack({ ...owed, kind: 'received' }, { ...stay, booking_status: 'cancelled' })).toBe(true);
  expect(mayTakeBack({ ...owed, is_reversed: true }, stay)).toBe(false);
  expect(mayTakeBack({ ...owed, kind: 'reversed' }, stay)).toBe(false);
  expect(mayTakeBack({ ...owed, is_underway: true }, stay)).toBe(false);
  expect(mayTakeBack({ ...owed, kind: 'received', is_kept: true }, stay)).toBe(false);
  // Of a stay that goes on it may be another's word, and where it does not end the desk is led on.
  for (const code of ['promised', 'refund_rests_on_it'])
    expect(moneyRefusal({ code })).toMatch(/guest was told .*please write to us\.$/);
});

test.each([
  ['received', 'site', 'Paid to Susegad Stays'],
  ['claimed', 'site', 'Paid to Susegad Stays'],
  ['refunded', 'site', 'Paid back by Susegad Stays'],
  ['reversed', 'site', 'Susegad Stays'],
  ['refunded', 'cash', 'Cash'],
  ['refund_owed', null, null],
] as const)('money that is %s by %s: %s', (kind, method, words) => expect(wayWords({ kind, method })).toBe(words));
