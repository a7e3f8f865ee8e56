import { expect, test } from 'vitest';
import { lastFour } from '#src/domain/desk/register.ts';

test.each([
  ['12345678', '5678'],
  ['1234 5678 9012', '9012'],
  ['XXXX-4321 ', '4321'],
  ['12', '12'],
])('of %s the register keeps %s', (typed, kept) => {
  let shown = '';
  for (const key of typed) shown = lastFour(shown + key);
  expect([lastFour(typed), shown]).toEqual([kept, kept]);
});
