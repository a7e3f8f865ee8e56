import { expect, test } from 'vitest';
import { linkLine } from '#src/domain/markdown.ts';

const url = 'https://stays.example/hotel/1-sea';

test('a name makes no link and no tag of its own', () => {
  expect(linkLine('Sea ](https://evil.example/x) [y" <b>', url, 'by Sea ](https://evil.example/x) [y" <b>')).toBe(
    `- [Sea \\](https://evil.example/x) \\[y" \\<b\\>](${url}): by Sea \\](https://evil.example/x) \\[y" \\<b\\>`,
  );
});

test('a backslash does not take away the one before a bracket', () => {
  expect(linkLine('A\\](x)', url, '*_`')).toBe(`- [A\\\\\\](x)](${url}): \\*\\_\\\``);
});

test('words without such characters stay as they are', () => {
  expect(linkLine("Asha's House (Goa) & Café", url, 'from ₹2,000, 4.5 of 5')).toBe(
    `- [Asha's House (Goa) & Café](${url}): from ₹2,000, 4.5 of 5`,
  );
});
