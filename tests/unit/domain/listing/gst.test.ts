import { expect, test } from 'vitest';
import { gstRate, gstRule, isOtherPan, withPrice } from '#src/domain/listing/gst.ts';
import { belowThreshold } from '#src/words/staff/wizard.ts';

test.each([
  [0.01, 5, '2026-11-23'],
  [7500, 5, '2026-11-23'],
  [7500.01, 18, '2026-11-23'],
  [7500, 5, '2025-09-22'],
  [7500, 12, '2025-09-21'],
  [7500.01, 18, '2025-09-21'],
])('a room of %f rupees is taxed at %i percent on %s', (rupees, rate, on) => expect(gstRate(rupees, on)).toBe(rate));

test('the rule of today is the newest', () =>
  expect(gstRule()).toMatchObject({ from: '2025-09-22', rate: 5, above: 18 }));

test.each([
  ['', '12', '3500', '5'],
  ['750', '5', '7501', '18'],
  ['7501', '18', '750', '5'],
  ['7501', '18', '', '12'],
  ['', '12', '₹', '12'],
  // A rate that the owner typed stays, with a question.
  ['3500', '12', '3600', '12'],
  ['', '18', '3500', '18'],
  ['3500', '', '3600', ''],
])('a room of %s at %s %% costs %s now: %s %%', (before, rate, after, then) => {
  expect(withPrice({ base_price: before, tax_rate: rate }, after)).toEqual({ base_price: after, tax_rate: then });
});

test.each([
  ['30ABCDE1234F1ZD', 'ABCDE1234F', false],
  [' 30abcde1234f1z5', 'abcde1234f ', false],
  ['30ABCDE1234F1ZD', 'ABCDE1234G', true],
  ['30ABCDE1234F1Z', 'ABCDE1234G', false],
  ['30ABCDE1234F1ZD', 'ABCDE1234', false],
  ['', 'ABCDE1234F', false],
])('GST %s beside PAN %s: another one is %s', (gst, pan, isOther) => expect(isOtherPan(gst, pan)).toBe(isOther));

test('a declaration that was kept as below_threshold is this sentence: another one needs another name', () =>
  expect(belowThreshold).toBe(
    'I am not registered for GST, and need not be: all my turnover in India stays within ₹20 lakh in a financial year (₹10 lakh in Manipur, Mizoram, Nagaland and Tripura).',
  ));
