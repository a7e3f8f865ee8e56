import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { photoWidths } from '#src/lib/photos.ts';

/**
 * Photos at addresses that never change (`/photos/casa-patio-480.webp`), because database rows name them.
 * Encoded pictures are kept in `.cache/photos`, named by their content, so that only a new photo costs time.
 */
const sources = Object.keys(import.meta.glob('/src/assets/photos/*.jpg'));
const cache = join(process.cwd(), '.cache/photos');
const quality = 74;

export const getStaticPaths: GetStaticPaths = () =>
  sources.flatMap((source) =>
    Object.entries(photoWidths).map(([suffix, width]) => ({
      params: { file: `${basename(source, '.jpg')}${suffix}.webp` },
      props: { source, width },
    })),
  );

export const GET: APIRoute<{ source: string; width: number }> = async ({ props }) => {
  const original = await readFile(join(process.cwd(), props.source));
  const key = createHash('sha256').update(original).update(`webp ${props.width} ${quality}`).digest('hex').slice(0, 32);
  const cached = join(cache, `${key}.webp`);
  let photo = await readFile(cached).catch(() => null);
  if (!photo) {
    photo = await sharp(original)
      .resize({ width: props.width, withoutEnlargement: true })
      .webp({ quality, effort: 5 })
      .toBuffer();
    await mkdir(cache, { recursive: true });
    await writeFile(cached, photo);
  }
  return new Response(new Uint8Array(photo), { headers: { 'content-type': 'image/webp' } });
};
