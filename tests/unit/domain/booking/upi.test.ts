import { expect, test } from 'vitest';
import { upiIdPattern, upiLink } from '#src/domain/booking/upi.ts';

test.each([
  ['susegad@okbank', true],
  ['9822140077@ybl', true],
  ['susegad.stays-goa_1@ok2bank', true],
  ['susegad', false],
  ['@okbank', false],
  ['susegad@', false],
  ['susegad@ok bank', false],
  ['susegad@okbank.in', false],
  ['susegad@okbank&am=1', false],
] as const)('%s is an address: %s', (text, is) => expect(upiIdPattern.test(text)).toBe(is));

test('a link tells the app whom, how much and what for', () => {
  const link = upiLink('susegad@okbank', { name: 'Susegad & Stays', paise: 252_005, note: 'ABCD-EFGH' });
  expect(link).toBe('upi://pay?pa=susegad@okbank&pn=Susegad%20%26%20Stays&am=2520.05&cu=INR&tn=ABCD-EFGH');
  expect(upiLink('a1@b2', { name: 'x', paise: 5, note: '' })).toContain('&am=0.05&');
});
