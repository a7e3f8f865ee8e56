import { expect, test } from 'vitest';
import { photoAddress } from '#src/domain/hotel/photoAddress.ts';

const backend = 'https://abc.example.co';
const stored = '/storage/v1/object/public/property-photos/a/b.jpg';

test('an uploaded photo is loaded from the backend, where that has an origin of its own', () => {
  expect(photoAddress(stored, backend)).toBe(`${backend}${stored}`);
  expect(photoAddress(`${backend}${stored}`, backend)).toBe(`${backend}${stored}`);
  expect(photoAddress(stored, undefined)).toBe(stored);
  expect(photoAddress('/photos/casa-patio.webp', backend)).toBe('/photos/casa-patio.webp');
});

test.each([
  '',
  'a.jpg',
  '//evil.example/a.jpg',
  `//evil.example${stored}`,
  '/\\evil.example/a.jpg',
  '/\t/evil.example/a.jpg',
  '/\n/evil.example/a.jpg',
  '\t//evil.example/a.jpg',
  '/a\u0000.jpg',
  '/a\u0085.jpg',
  'https://evil.example/a.jpg',
  `https://evil.example${stored}`,
  `https://abc.example.co.evil.example${stored}`,
  `https://abc.example.co@evil.example${stored}`,
  `http://abc.example.co${stored}`,
  'https://abc.example.co/rest/v1/hotels',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://abc.example.co/1',
])('nothing else is loaded: %j', (url) => {
  expect(photoAddress(url, backend)).toBeUndefined();
  expect(photoAddress(url, undefined)).toBeUndefined();
});
