import { expect, test } from 'vitest';
import { guestPrice, priceLines, restOf, type StayPrice } from '#src/domain/booking/price.ts';

const price: StayPrice = {
  nights: 3,
  num_rooms: 1,
  base_price: 280_000,
  total_amount: 840_000,
  currency: 'INR',
  tax_rate: 5,
  tax_amount: 40_000,
  price_lines: [{ first_night: '2026-12-12', nights: 3, num_rooms: 1, full_price: 280_000 }],
  taxes: [{ tax_rate: 5, tax: 40_000 }],
  advance_percent: 30,
  advance_amount: 252_000,
  advance_reason: null,
};
const readers = {
  guest: guestPrice,
  mail: { tax: 'GST included', advance: 'Advance' },
};
const read = (price: StayPrice, reader: keyof typeof readers, money?: (amount: number) => string) =>
  priceLines(price, readers[reader], money).map(({ label, amount }) => [label, amount]);
const nights = ['₹2,800.00 × 3 nights × 1 room', 840_000];

test.each([
  [
    'guest',
    [
      nights,
      ['GST included (5%)', 40_000],
      ['Total', 840_000],
      ['Advance due (30%)', 252_000],
      ['Balance due at the hotel', 588_000],
    ],
  ],
  ['mail', [nights, ['GST included (5%)', 40_000], ['Total', 840_000], ['Advance (30%)', 252_000]]],
] as const)('the lines of a price for a %s', (reader, lines) => expect(read(price, reader)).toEqual(lines));

test('guests and mails say nothing of an advance that is not asked for', () => {
  const without = { ...price, advance_percent: 0, advance_amount: 0 };
  expect(read(without, 'guest').map(([label]) => label)).not.toContain('Advance due (0%)');
  expect(read(without, 'mail')).toHaveLength(3);
  expect(restOf(without)).toBe(840_000);
});

test('nothing is said of GST where none is charged', () =>
  expect(read({ ...price, taxes: [{ tax_rate: 0, tax: 0 }] }, 'mail').map(([label]) => label)).not.toContain(
    'GST included (0%)',
  ));

test('the price of a night is written as the screen writes it', () =>
  expect(read(price, 'guest', () => '$33')[0]).toEqual(['$33 × 3 nights × 1 room', 840_000]));

test('nights that cost different amounts, a discount and two rates of tax are lines of their own', () => {
  const mixed = {
    ...price,
    total_amount: 2_250_000,
    price_lines: [
      { first_night: '2026-12-12', nights: 2, num_rooms: 1, full_price: 600_000 },
      { first_night: '2026-12-14', nights: 1, num_rooms: 1, full_price: 1_300_000 },
    ],
    taxes: [
      { tax_rate: 5, tax: 51_429 },
      { tax_rate: 18, tax: 178_475 },
    ],
  };
  expect(read(mixed, 'guest').slice(0, 6)).toEqual([
    ['From Sat, 12 Dec 2026: ₹6,000.00 × 2 nights × 1 room', 1_200_000],
    ['From Mon, 14 Dec 2026: ₹13,000.00 × 1 night × 1 room', 1_300_000],
    ['Discount', -250_000],
    ['GST included (5%)', 51_429],
    ['GST included (18%)', 178_475],
    ['Total', 2_250_000],
  ]);
});
