import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoFile } from '#src/content/contentFiles.ts';
import type { PhotoRecipe } from '#src/content/photoRecipes.ts';
import { keptPicture } from './keptPicture.ts';

/** Cached by content, so that only new photos take time. */
const cache = join(process.cwd(), '.cache/photos');

/** AVIF quality 46 is up to a third larger and looks the same. Effort 4 takes four times as long for the same size. */
const encoders = { webp: { quality: 74, effort: 5 }, avif: { quality: 43, effort: 3 } } as const;

export async function encodePhoto({ file, crop, width, format, quality }: PhotoRecipe): Promise<Buffer> {
  const original = await readFile(photoFile(file));
  const encoder = quality ? { ...encoders[format], quality } : encoders[format];
  const recipe = `${width} ${JSON.stringify([encoder, crop])}`;
  const key = createHash('sha256').update(original).update(recipe).digest('hex').slice(0, 32);
  return keptPicture(join(cache, `${key}.${format}`), () => {
    const picture = crop ? sharp(original).extract(crop) : sharp(original);
    return picture.resize({ width, withoutEnlargement: true })[format](encoder).toBuffer();
  });
}
