import { expect, test } from 'vitest';
import {
  centsToPaise,
  formatMoney,
  formatRupees,
  paiseToCents,
  parseRate,
  readRupees,
  typedRupees,
} from '../../../src/domain/money.ts';

function* numbers(seed: number): Generator<number> {
  let state = seed;
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);
const as_of = '2026-11-01';

test('conversion is exact, half up, against integers without limits', () => {
  const random = numbers(7);
  const next = (limit: number) => Math.floor((random.next().value as number) * limit);
  for (let i = 0; i < 20_000; i++) {
    const paise = next(1_000_000_000_000);
    const rate = { inr_per_unit_e4: 1 + next(2_000_000), as_of };
    expect(paiseToCents(paise, rate)).toBe(Number(halfUp(BigInt(paise) * 10_000n, BigInt(rate.inr_per_unit_e4))));
    const cents = next(1_000_000_000);
    expect(centsToPaise(cents, rate)).toBe(Number(halfUp(BigInt(cents) * BigInt(rate.inr_per_unit_e4), 10_000n)));
  }
});

test.each([
  [840_000, '₹8,400.00'],
  [12_345_678_905, '₹12,34,56,789.05'],
  [5, '₹0.05'],
  [0, '₹0.00'],
  [-150, '-₹1.50'],
] as const)('%i paise read %s', (paise, text) => expect(formatRupees(paise)).toBe(text));

test('dollars only with a rate, whole prices without decimals', () => {
  const rate = { inr_per_unit_e4: parseRate('84.0000'), as_of };
  expect(formatMoney(840_000, 'USD', rate)).toBe('$100.00');
  expect(formatMoney(840_000, 'USD', rate, 'price')).toBe('$100');
  expect(formatMoney(840_100, 'USD', rate, 'price')).toBe('$100.01');
  expect(formatMoney(840_000, 'USD', null)).toBe('₹8,400.00');
  expect(formatMoney(840_000, 'INR', rate, 'price')).toBe('₹8,400');
});

test.each([
  ['83.1250', 831_250],
  ['83', 830_000],
  [83.5, 835_000],
] as const)('rate %s', (text, e4) => expect(parseRate(text)).toBe(e4));

test.each(['', '-1', '1e5', 'NaN', '84,5', Number.NaN, Number.POSITIVE_INFINITY])('%s is no rate', (text) =>
  expect(() => parseRate(text)).toThrow(RangeError),
);

test.each([
  ['4200', 420_000],
  ['4200.5', 420_050],
  [' 0.05 ', 5],
  ['999999999.99', 99_999_999_999],
  ['', null],
  ['4,200', null],
  ['1.234', null],
  ['-1', null],
  ['1e3', null],
] as const)('"%s" rupees are %s paise', (text, paise) => expect(readRupees(text)).toBe(paise));

test.each([
  [420_050, '4200.50'],
  [420_000, '4200'],
  [5, '0.05'],
] as const)('%i paise are typed as %s', (paise, text) => expect(typedRupees(paise)).toBe(text));
