import { expect, test } from 'vitest';
import { whoHas } from '#src/domain/office/advances.ts';

test.each([
  [0, 'with the house'],
  [150_000, '₹1,500.00 of it with us'],
  [200_000, 'with us'],
])('of ₹2,000 that is owed, %i paise at the site: %s', (by_site, words) => {
  expect(whoHas({ open: 200_000, by_site })).toBe(words);
});
