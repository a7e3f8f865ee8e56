import { expect, test } from 'vitest';
import { photoSources, safePhotoUrl } from '#src/lib/photos.ts';

test('our own photos come in every built width, narrowest first, as WebP and as AVIF', () => {
  expect(photoSources('/photos/casa-patio.webp')).toEqual({
    src: '/photos/casa-patio-960.webp',
    srcset:
      '/photos/casa-patio-480.webp 480w, /photos/casa-patio-640.webp 640w, /photos/casa-patio-960.webp 960w, /photos/casa-patio.webp 1440w',
    avif: '/photos/casa-patio-480.avif 480w, /photos/casa-patio-640.avif 640w, /photos/casa-patio-960.avif 960w, /photos/casa-patio.avif 1440w',
  });
});

test.each(['/photos/a.jpg', '/photos/../secret.webp', '/storage/v1/object/public/property-photos/a.webp'])(
  'any other path is one file: %s',
  (url) => expect(photoSources(url)).toEqual({ src: url }),
);

const backend = 'https://abc.example.co';
const stored = '/storage/v1/object/public/property-photos/a/b.jpg';

test('an uploaded photo is loaded from the backend, where that has an origin of its own', () => {
  expect(safePhotoUrl(stored, backend)).toBe(`${backend}${stored}`);
  expect(safePhotoUrl(`${backend}${stored}`, backend)).toBe(`${backend}${stored}`);
  expect(safePhotoUrl(stored, undefined)).toBe(stored);
  expect(safePhotoUrl('/photos/casa-patio.webp', backend)).toBe('/photos/casa-patio.webp');
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
  expect(safePhotoUrl(url, backend)).toBeUndefined();
  expect(safePhotoUrl(url, undefined)).toBeUndefined();
  expect(photoSources(url)).toEqual({ src: undefined });
});
