import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoFile } from '#src/content/contentFiles.ts';
import type { PhotoRecipe } from '#src/content/photoRecipes.ts';
import { keptPicture } from './keptPicture.ts';

/** Encoded pictures are kept, named by their content, so that only a new photo costs time. */
const cache = join(process.cwd(), '.cache/photos');

/**
 * AVIF: a quality of 46 weighed up to a third more and looked the same, on a phone and on a wide screen; the usual effort of 4
 * took four times as long for files of the same size, an effort of 2 a third less for files that weigh a twentieth more.
 */
const encoders = { webp: { quality: 74, effort: 5 }, avif: { quality: 43, effort: 3 } } as const;

/** The picture's file, encoded now or when it was first asked for. */
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
