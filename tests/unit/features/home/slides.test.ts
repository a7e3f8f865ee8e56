import { expect, test } from 'vitest';
import { slideAfter } from '#src/features/home/slides.ts';

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 0],
  [0, -1, 2],
  [2, -1, 1],
  [0, -7, 2],
  [1, 300, 1],
])('from slide %i, %i steps lead to %i', (index, by, expected) => {
  expect(slideAfter(index, by, 3)).toBe(expected);
});

test('a single slide stays', () => {
  expect(slideAfter(0, 1, 1)).toBe(0);
  expect(slideAfter(0, -1, 1)).toBe(0);
});
