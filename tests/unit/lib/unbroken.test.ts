import { expect, test } from 'vitest';
import { unbroken } from '#src/lib/unbroken.ts';

test.each([
  ['12 guests', '12\u00a0guests'],
  [
    'Fri, 4 Dec 2026 · 4 nights · 10 adults, 2 children',
    'Fri, 4\u00a0Dec 2026 · 4\u00a0nights · 10\u00a0adults, 2\u00a0children',
  ],
  ['2, 3 and nothing', '2, 3\u00a0and nothing'],
  ['Any dates, 2', 'Any dates, 2'],
])('%s', (text, kept) => expect(unbroken(text)).toBe(kept));
