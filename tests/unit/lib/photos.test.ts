import { expect, test } from 'vitest';
import { photoSources, uploadedPhotoUrl } from '#src/lib/photos.ts';

test('our own photos come in every built width, narrowest first, as WebP and as AVIF', () => {
  expect(photoSources('/photos/casa-patio.webp')).toEqual({
    src: '/photos/casa-patio-960.webp',
    srcset:
      '/photos/casa-patio-480.webp 480w, /photos/casa-patio-640.webp 640w, /photos/casa-patio-960.webp 960w, /photos/casa-patio.webp 1440w',
    avif: '/photos/casa-patio-480.avif 480w, /photos/casa-patio-640.avif 640w, /photos/casa-patio-960.avif 960w, /photos/casa-patio.avif 1440w',
  });
});

test.each([
  'https://cdn.example.com/photos/a.webp',
  '/photos/a.jpg',
  '/photos/../secret.webp',
  '/storage/v1/object/public/property-photos/a.webp',
  '//elsewhere.example/photos/a.webp',
  '',
])('any other address is used as it is: %s', (url) => {
  expect(photoSources(url)).toEqual({ src: url });
});

test('an uploaded photo is loaded from the backend, where that has an origin of its own', () => {
  const stored = '/storage/v1/object/public/property-photos/a/b.jpg';
  expect(uploadedPhotoUrl(stored, 'https://abc.example.co')).toBe(`https://abc.example.co${stored}`);
  expect(uploadedPhotoUrl(stored, undefined)).toBe(stored);
  for (const other of ['/photos/casa-patio.webp', 'https://cdn.example.com/a.jpg', `//evil.example${stored}`]) {
    expect(uploadedPhotoUrl(other, 'https://abc.example.co')).toBe(other);
  }
});
