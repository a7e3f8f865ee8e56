import { expect, test } from 'vitest';
import { askedExtras, withExtras } from '#src/domain/booking/chosenExtras.ts';
import type { OfferedExtra } from '#src/domain/booking/extras.ts';
import { guestPrice, priceLines, type StayPrice } from '#src/domain/booking/price.ts';
import { type ExtraName, extraQuotes, extrasOnSale } from '../../../extraQuotes.ts';

const offered = Object.entries(extrasOnSale).map(
  ([name, [, per, , tax_rate, price]]): OfferedExtra => ({ id: name, name, per, price, tax_rate }),
);
const rooms = (nights: number): StayPrice => ({
  ...{ nights, num_rooms: 1, base_price: 210_000, total_amount: 210_000 * nights, currency: 'INR', tax_rate: 5 },
  ...{ tax_amount: 10_000 * nights, taxes: [{ tax_rate: 5, tax: 10_000 * nights }] },
  price_lines: [{ first_night: '2026-12-12', nights, num_rooms: 1, full_price: 210_000 }],
  ...{ advance_percent: 30, advance_amount: 63_000 * nights, advance_reason: null },
});
const chosen = (lines: readonly (readonly [ExtraName, number, ...unknown[]])[]) =>
  Object.fromEntries(lines.map(([name, quantity]) => [name, quantity]));

test.each(extraQuotes)('$party.0 nights with $lines.length extras cost what they cost by hand', (one) => {
  const { party, lines, amount, tax } = one;
  const [nights, adults, children] = party;
  const before = rooms(nights);
  const price = withExtras(before, offered, askedExtras(offered, chosen(lines), adults + children));
  expect(price.total_amount - before.total_amount).toBe(amount);
  expect(price.tax_amount - before.tax_amount).toBe(tax);
  expect(price.taxes.reduce((sum, part) => sum + part.tax, 0)).toBe(price.tax_amount);
  expect(price.extras?.map((line) => line.amount).toSorted()).toEqual(lines.map(([, , paise]) => paise).toSorted());
  expect(price.advance_amount).toBe(Math.round((price.total_amount * 0.3) / 100) * 100);
});

test('a guest reads each extra in the price, and what was ordered twice once', () => {
  const price = withExtras(rooms(3), offered, [
    { id: 'breakfast', quantity: 2 },
    { id: 'laundry', quantity: 1 },
  ]);
  const [, laundry] = price.extras ?? [];
  const twice = { ...price, extras: [...(price.extras ?? []), ...(laundry ? [{ ...laundry, line: 3 }] : [])] };
  const shown = priceLines({ ...twice, total_amount: price.total_amount + 11_800 }, guestPrice);
  expect(shown.filter(({ part }) => part !== 'tax').map(({ label, amount }) => [label, amount])).toEqual([
    ['₹2,100.00 × 3 nights × 1 room', 630_000],
    ['breakfast: ₹315.00 × 2 guests × 3 nights', 189_000],
    ['laundry: ₹118.00 × 2', 23_600],
    ['Total', 842_600],
    ['Advance due (30%)', price.advance_amount],
    ['Balance due at the hotel', 842_600 - price.advance_amount],
  ]);
});

test('fewer guests choose for fewer, and what is no longer on sale is not asked for', () => {
  expect(askedExtras(offered, { breakfast: 4, airport: 3, gone: 1, laundry: 0 }, 2)).toEqual([
    { id: 'breakfast', quantity: 2 },
    { id: 'airport', quantity: 1 },
  ]);
});
