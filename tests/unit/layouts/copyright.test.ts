import { expect, test } from 'vitest';
import { copyrightYears } from '#src/layouts/copyright.ts';

test.each([
  [2025, '© 2025'],
  [2026, '© 2025–2026'],
  [2031, '© 2025–2031'],
  [1970, '© 2025'],
])('in %i the line reads %s', (year, line) => {
  expect(copyrightYears(year)).toBe(line);
});
