import sharp from 'sharp';
import type { PixelBox } from '#src/domain/showcase.ts';
import { photoFile } from './contentFiles.ts';

const tones = new Map<string, Promise<string>>();

async function readTone(file: string, crop: PixelBox | null): Promise<string> {
  const photo = sharp(photoFile(file));
  const { data } = await (crop ? photo.extract(crop) : photo)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

/** Returns the average colour of a photo, shown until it has loaded. */
export function photoTone(file: string, crop: PixelBox | null): Promise<string> {
  const key = `${file} ${JSON.stringify(crop)}`;
  const known = tones.get(key) ?? readTone(file, crop);
  tones.set(key, known);
  return known;
}
