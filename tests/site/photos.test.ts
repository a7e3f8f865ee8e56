import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { photoSources } from '#src/lib/photos.ts';

/** Rows of the database name a whole photo by one address; browsers then choose among its files. */
const photos = globSync('*.jpg', { cwd: 'src/assets/photos' }).map(
  (file) => `/photos/${file.replace('.jpg', '.webp')}`,
);

test.each(photos)('%s comes in every width as WebP, and as AVIF at three quarters of its weight or less', (address) => {
  const { srcset = '', avif = '' } = photoSources(address);
  const files = (set: string) => set.split(', ').map((source) => source.split(' ')[0] ?? '');
  const sizes = [srcset, avif].map((set) => files(set).map((address) => statSync(`dist${address}`).size));
  const [heavy = [], light = []] = sizes;
  expect(light).toHaveLength(heavy.length);
  for (const [i, size] of light.entries()) expect(size).toBeLessThan((heavy[i] ?? 0) * 0.75);
});
