/**
 * @module-tag long
 */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { photoSources } from '#src/lib/photos.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';

const answer = await createSite('dist', await readHostingRules('dist'));
const photos = globSync('*.jpg', { cwd: 'src/assets/photos' }).map(
  (file) => `/photos/${file.replace('.jpg', '.webp')}`,
);

async function sizeOf(address: string): Promise<number> {
  const { status, body } = answer(address, '', {});
  expect([address, status]).toEqual([address, 200]);
  return ((typeof body === 'function' ? await body() : body) as Buffer).length;
}

test.each(photos)(
  '%s comes in every width as WebP, and as AVIF at three quarters of its weight or less',
  async (address) => {
    const { srcset = '', avif = '' } = photoSources(address);
    const files = (set: string) => set.split(', ').map((source) => source.split(' ')[0] ?? '');
    const [heavy, light] = await Promise.all([srcset, avif].map((set) => Promise.all(files(set).map(sizeOf))));
    expect(light).toHaveLength(heavy?.length ?? 0);
    for (const [i, size] of (light ?? []).entries()) expect(size).toBeLessThan((heavy?.[i] ?? 0) * 0.75);
  },
);
