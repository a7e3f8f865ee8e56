import { expect, test } from 'vitest';
import { pageNumbers } from '#src/ui/pageNumbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [50, 3, [1, 2, 3]],
])('page %i of %i offers %o', (page, pages, expected) => expect(pageNumbers(page, pages)).toEqual(expected));
