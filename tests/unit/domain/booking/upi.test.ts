import decodeQR from 'qr/decode.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { upiIdPattern, upiLink } from '#src/domain/booking/upi.ts';
import { UpiQr } from '#src/features/stay/UpiQr.tsx';

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
  expect(upiLink('a1@b2', { name: 'x', paise: 300_000, note: '' })).toContain('&am=3000.00&');
});

test.each([
  ['susegad@okbank', 'Susegad Stays', 252_005],
  ['susegad.stays-goa_1@ok2bank', 'Susegad & Stays of North Goa, Candolim and Porvorim', 30_000_000_000_000],
])('the code on the screen says the same as the link: %s, %s', async (upi_id, name, paise) => {
  const link = upiLink(upi_id, { name, paise, note: 'K7QM-4XWP-9RTA-2HSD' });
  const svg = renderToStaticMarkup(createElement(UpiQr, { link, label: 'QR code' }));
  const picture = sharp(Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')));
  const { data, info } = await picture.resize(416, 416).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(link);
});
