import { expect, test } from 'vitest';
import { shortMoney } from '#src/domain/shortMoney.ts';

const rate = { inr_per_unit_e4: 800_000, as_of: '2026-11-01' };

test.each([
  [525_000, 'INR', '₹5,250'],
  [603_750, 'INR', '₹6,038'],
  [999_900, 'INR', '₹9,999'],
  [999_901, 'INR', '₹10k'],
  [1_250_000, 'INR', '₹12.5k'],
  [1_250_100, 'INR', '₹12.6k'],
  [9_999_900, 'INR', '₹100k'],
  [12_345_600, 'INR', '₹124k'],
  [100_000_000, 'INR', '₹1,000k'],
  [525_000, 'USD', '$66'],
  [100_000_000, 'USD', '$12.5k'],
] as const)('%i paise in %s: %s', (paise, currency, words) => {
  expect(shortMoney(paise, currency, rate)).toBe(words);
});
