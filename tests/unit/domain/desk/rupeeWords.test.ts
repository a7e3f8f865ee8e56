import { expect, test } from 'vitest';
import { rupeeWords } from '#src/domain/desk/rupeeWords.ts';

test.each([
  [0, 'Rupees zero only'],
  [1, 'Paise one only'],
  [99, 'Paise ninety-nine only'],
  [100, 'Rupees one only'],
  [1_300, 'Rupees thirteen only'],
  [2_001, 'Rupees twenty and paise one only'],
  [4_250, 'Rupees forty-two and paise fifty only'],
  [10_000, 'Rupees one hundred only'],
  [99_999, 'Rupees nine hundred ninety-nine and paise ninety-nine only'],
  [525_000, 'Rupees five thousand two hundred fifty only'],
  [10_000_000, 'Rupees one lakh only'],
  [12_345_678, 'Rupees one lakh twenty-three thousand four hundred fifty-six and paise seventy-eight only'],
  [1_000_000_000, 'Rupees one crore only'],
  [100_00_00_000_00, 'Rupees one hundred crore only'],
  [300_000_000_000_000, 'Rupees three lakh crore only'],
])('%d paise', (paise, words) => expect(rupeeWords(paise)).toBe(words));
