import { expect, test } from 'vitest';
import { photoSources } from '#src/lib/photos.ts';

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

test('what is no photo of ours has no source', () => {
  expect(photoSources('https://evil.example/a.jpg')).toEqual({ src: undefined });
});
