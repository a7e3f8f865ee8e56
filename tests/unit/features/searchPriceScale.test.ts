import { describe, expect, test } from 'vitest';
import { parseRate } from '#src/domain/money.ts';
import { handlePositions, limitsOf, priceRangeText, priceScale } from '#src/features/search/priceScale.ts';

const rate = { inr_per_unit_e4: parseRate('88.5000'), as_of: '2026-11-20' };
const dollars = priceScale('USD', rate);
const rupees = priceScale('INR', rate);

test.each([
  ['dollars', dollars, 1000, 50],
  ['rupees at 88.50', rupees, 90_000, 1000],
  ['rupees at 83', priceScale('INR', { inr_per_unit_e4: 830_000, as_of: '' }), 90_000, 1000],
  ['rupees at 105', priceScale('INR', { inr_per_unit_e4: 1_050_000, as_of: '' }), 110_000, 1000],
  ['rupees without a rate', priceScale('INR', null), 90_000, 1000],
  ['dollars without a rate are rupees', priceScale('USD', null), 90_000, 1000],
  ['rupees up to ₹14,280', priceScale('INR', rate, 1_428_000), 14_500, 500],
  ['rupees up to ₹14,500', priceScale('INR', rate, 1_450_000), 14_500, 500],
  ['rupees up to ₹1,28,000', priceScale('INR', rate, 12_800_000), 130_000, 5000],
  ['rupees up to ₹1,500, in steps not below ₹100', priceScale('INR', rate, 150_000), 1500, 100],
  ['one stay for ₹40', priceScale('INR', rate, 4_000), 200, 100],
  ['dollars up to ₹14,280', priceScale('USD', rate, 1_428_000), 165, 5],
  ['dollars up to ₹1,500', priceScale('USD', rate, 150_000), 17, 1],
])('the scale of %s ends at %i in steps of %i', (_, scale, top, step) => {
  expect([scale.top, scale.step]).toEqual([top, step]);
  expect(top % step).toBe(0);
});

describe('every place of the handles gives limits that put them back there', () => {
  test.each([
    ['dollars', dollars],
    ['rupees', rupees],
    ['dollars to the dearest', priceScale('USD', rate, 1_428_000)],
    ['rupees to the dearest', priceScale('INR', rate, 1_428_000)],
  ])('%s', (_, scale) => {
    for (let low = 0; low < scale.top; low += scale.step) {
      for (let high = low + scale.step; high <= scale.top; high += scale.step) {
        const { minPrice, maxPrice } = limitsOf(scale, [low, high]);
        expect(handlePositions(scale, minPrice, maxPrice)).toEqual([low, high]);
      }
    }
  });
});

test('a handle at its end is no limit', () => {
  expect(limitsOf(dollars, [0, 1000])).toEqual({ minPrice: null, maxPrice: null });
  expect(limitsOf(dollars, [50, 1000])).toEqual({ minPrice: 442_500, maxPrice: null });
  expect(limitsOf(rupees, [0, 5000])).toEqual({ minPrice: null, maxPrice: 500_000 });
});

test('the dearest stay is on the slider, and no step is a class of hotels', () => {
  for (let dearest = 10_000; dearest < 50_000_000; dearest = Math.ceil(dearest * 1.07)) {
    for (const currency of ['USD', 'INR'] as const) {
      const { top, step, paise } = priceScale(currency, rate, dearest);
      expect(paise(top)).toBeGreaterThanOrEqual(dearest);
      if (top > 4 * step) expect(paise(top - step)).toBeLessThan(dearest);
      if (dearest > 1_000_000) expect(top / step).toBeGreaterThanOrEqual(16);
      expect(top / step).toBeLessThanOrEqual(41);
    }
  }
});

test.each([
  ['above the slider', 99_999_900, 99_999_900, [89_000, 90_000]],
  ['equal', 500_000, 500_000, [5000, 6000]],
  ['between steps', 234_567, 765_432, [2000, 8000]],
])('limits %s still put the handles on the track, one step apart', (_, min, max, expected) =>
  expect(handlePositions(rupees, min, max)).toEqual(expected),
);

test.each([
  [null, null, 'Any price'],
  [null, 500_000, 'Up to ₹5,000'],
  [200_000, null, 'From ₹2,000'],
  [200_000, 500_050, '₹2,000 to ₹5,000.50'],
])('%s to %s reads "%s"', (min, max, text) => expect(priceRangeText(rupees, min, max)).toBe(text));

test('limits are read in dollars where dollars are shown', () => {
  const { minPrice, maxPrice } = limitsOf(dollars, [50, 100]);
  expect(priceRangeText(dollars, minPrice, maxPrice)).toBe('$50 to $100');
});
