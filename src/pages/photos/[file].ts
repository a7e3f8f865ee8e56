import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { allPictures, builtWidths, lightPictures } from '#src/content/content.ts';
import { photoFile } from '#src/content/contentFiles.ts';
import type { PixelBox } from '#src/domain/showcase.ts';
import { avif, smallWidths } from '#src/lib/photos.ts';

/**
 * Photos at addresses that never change (`/photos/casa-patio-480.webp`), because database rows name them.
 * Encoded pictures are kept in `.cache/photos`, named by their content, so that only a new photo costs time.
 */
const cache = join(process.cwd(), '.cache/photos');
const encoders = { webp: { quality: 74, effort: 5 }, avif } as const;

interface Props {
  file: string;
  crop: PixelBox | null;
  width: number;
  format: keyof typeof encoders;
}

export const getStaticPaths: GetStaticPaths = async () => {
  const light = await lightPictures();
  return [...(await allPictures()).values()].flatMap(({ name, file, crop, width: full }) => {
    const path = (suffix: string, width: number, format: Props['format']) => ({
      params: { file: `${name}${suffix}.${format}` },
      props: { file, crop, width, format } satisfies Props,
    });
    const small = light.has(name) ? smallWidths.map((width) => path(`-${width}`, width, 'avif')) : [];
    const usual = builtWidths(full).flatMap(([suffix, width]) => [
      path(suffix, width, 'webp'),
      path(suffix, width, 'avif'),
    ]);
    return [...small, ...usual];
  });
};

export const GET: APIRoute<Props> = async ({ props: { file, crop, width, format } }) => {
  const original = await readFile(photoFile(file));
  const recipe = `${width} ${JSON.stringify([encoders[format], crop])}`;
  const key = createHash('sha256').update(original).update(recipe).digest('hex').slice(0, 32);
  const cached = join(cache, `${key}.${format}`);
  let photo = await readFile(cached).catch(() => null);
  if (!photo) {
    const picture = crop ? sharp(original).extract(crop) : sharp(original);
    photo = await picture.resize({ width, withoutEnlargement: true })[format](encoders[format]).toBuffer();
    await mkdir(cache, { recursive: true });
    await writeFile(cached, photo);
  }
  return new Response(new Uint8Array(photo), { headers: { 'content-type': `image/${format}` } });
};
